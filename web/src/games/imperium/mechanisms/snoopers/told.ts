import { factionOf } from '../../events'
import { fly, type Told } from '../told'

export const snoopers: Told = {
  signs: {
    snooper: { id: 'snooper', tone: 'tech' },
  },
  flights: {
    snooper: ({ line, seat }) => fly('snooper', 'var(--tech)', `track:${factionOf(line)}`, seat),
  },
}
