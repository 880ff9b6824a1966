import { fly, type Told } from '../told'

export const teams: Told = {
  signs: {
    activate: { id: 'agent', tone: 'brass' },
    own_track: { id: 'influence', tone: 'brass' },
    own_alliance: { id: 'alliance', tone: 'brass' },
    enthrone: { id: 'faction-emperor', tone: 'emperor' },
    traded: { id: 'contract', tone: 'brass' },
    yield: { id: 'retreat', tone: 'muted' },
  },
  flights: {
    activate: ({ own, seat, line }) => fly('agent', own, seat, `seat:${String(line.public[0])}`),
    traded: ({ seat, line }) => fly('contract', 'var(--brass)', seat, `seat:${String(line.public[0])}`),
  },
}
