import { spaceOf } from '../../events'
import { fly, type Told } from '../told'

export const smuggling: Told = {
  signs: {
    smuggle_in: { id: 'spice', tone: 'spice' },
    smuggle_out: { id: 'spice', tone: 'spice' },
  },
  flights: {
    smuggle_in: ({ seat, line, sheet }) => fly('spice', 'var(--spice)', seat, spaceOf(line, sheet)),
    smuggle_out: ({ seat, line, sheet }) => fly('spice', 'var(--spice)', spaceOf(line, sheet), seat),
  },
}
