import { fly, type Told } from '../told'

export const sandworms: Told = {
  signs: {
    sandworms: { id: 'sandworm', tone: 'spice' },
    summon: { id: 'sandworm', tone: 'spice' },
    hooks: { id: 'hooks', tone: 'brass' },
    wall: { id: 'wall', tone: 'danger' },
  },
  flights: {
    summon: ({ own, place, seat }) => fly('sandworm', own, place || seat, 'conflict'),
  },
}
