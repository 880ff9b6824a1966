import { type Told } from '../told'

export const project: Told = {
  drawn: ['project'],
  signs: {
    project: { id: 'tech', tone: 'muted' },
  },
  flights: {},
}
