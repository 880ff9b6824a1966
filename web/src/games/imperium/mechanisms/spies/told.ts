import { fly, type Told } from '../told'

export const spies: Told = {
  drawn: ['post'],
  signs: {
    spy: { id: 'spy', tone: 'text' },
    spy_placed: { id: 'spy', tone: 'text' },
    spy_recalled: { id: 'spy', tone: 'muted' },
    infiltrate: { id: 'infiltration', tone: 'ok' },
    gather: { id: 'spy', tone: 'ok' },
  },
  flights: {
    spy_placed: ({ own, seat }) => fly('spy', own, seat, 'board'),
    spy_recalled: ({ own, seat }) => fly('spy', own, 'board', seat),
  },
}
