import { type Told } from '../told'

export const tactics: Told = {
  signs: {
    tactics: { id: 'retreat', tone: 'fremen' },
  },
  flights: {},
}
