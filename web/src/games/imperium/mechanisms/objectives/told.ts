import type { Told } from '../told'

export const objectives: Told = {
  signs: {
    pair: { id: 'battle-wild', tone: 'vp' },
    trophy: { id: 'battle-wild', tone: 'brass' },
  },
  flights: {},
}
