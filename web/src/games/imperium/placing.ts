import { keyOf, Laid, names } from '@/lib/laid'
import { DRAWN } from './mechanisms'
import type { OptionView } from '@/lib/view'

export type Zone = 'hand' | 'discard' | 'play'
export const PILES: readonly Zone[] = ['discard', 'play']

/** Where each option of a decision lies on the table; what has no place becomes a button. */
export interface Placed {
  /** Card of the hand → space → option. */
  sends: Map<string, Map<string, OptionView>>
  /** At spaces, cards, factions and the rest of what is drawn. */
  laid: Laid
  /** Effects to resolve. */
  chips: OptionView[]
  numbers: OptionView[]
  buttons: OptionView[]
}

const ON_TABLE = new Set([
  'space',
  'market',
  'intrigue',
  'hand',
  'discard',
  'play',
  'faction',
  'house',
  'leader',
  ...DRAWN,
])
const CHIPS = ['effect', 'supply']
const NUMBERS = ['amount', 'unit']

/** Lay the options out by what they name. */
export function place(options: readonly OptionView[]): Placed {
  const sends: Placed['sends'] = new Map()
  const chips: OptionView[] = []
  const numbers: OptionView[] = []
  const others: OptionView[] = []
  for (const option of options) {
    const card = keyOf(option, 'hand')
    const space = keyOf(option, 'space')
    const of = (kinds: string[]) => kinds.some((kind) => names(option, kind))
    if (card && space) sends.set(card, (sends.get(card) ?? new Map<string, OptionView>()).set(space, option))
    else if (of(CHIPS)) {
      chips.push(option)
      // What stands on a space is acquired there, too.
      if (space) others.push(option)
    } else if (of(NUMBERS) && !names(option, 'house')) numbers.push(option)
    else others.push(option)
  }
  const laid = new Laid(others, ON_TABLE)
  return { sends, laid, chips, numbers, buttons: laid.buttons }
}
