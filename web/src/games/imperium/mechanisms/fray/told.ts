import { spaceOf } from '../../events'
import { fly, type Told } from '../told'

export const fray: Told = {
  signs: {
    fray: { id: 'agent', tone: 'sword' },
    recall_fighter: { id: 'agent', tone: 'muted' },
  },
  flights: {
    fray: ({ own, line, sheet }) => fly('agent', own, spaceOf(line, sheet), 'conflict'),
  },
}
