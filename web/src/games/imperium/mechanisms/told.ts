import type { Flight } from '@/chrome/table/flights'
import type { LogLine } from '@/lib/wire'
import type { Sheet } from '../view'

export interface Sign {
  id: string
  tone: string
}
/** A line of the story, and where it happens. */
export interface Moment {
  line: LogLine
  sheet: Sheet
  /** The panel of the seat, and its colour. */
  seat: string
  own: string
  /** Where the agent of this turn went; empty before it did. */
  place: string
}
/** How a mechanism is told: the icon at the end of a line, and what flies over the table. */
export interface Told {
  /** The kinds of things that it draws: options that name one are chosen there. */
  drawn?: readonly string[]
  signs: Readonly<Record<string, Sign>>
  flights: Readonly<Record<string, (moment: Moment) => Flight>>
}

export const fly = (icon: string, tone: string, from: string, to: string): Flight => ({
  icon,
  tone,
  from,
  to,
})
