import { Laid } from '@/lib/laid'
import type { OptionView } from '@/lib/view'

const ON_TABLE = new Set([
  'area',
  'zone',
  'card',
  'die',
  'their_die',
  'leader',
  'prescience',
  'piece',
  'marker',
])
/** The kinds that glow at their places; pieces and markers are answered in the prompt. */
export const GLOWING = ['area', 'zone', 'die', 'card', 'leader', 'prescience', 'their_die']

/** Lay the options out on the table; what has no place there becomes a button. */
export const lay = (options: readonly OptionView[], more: Iterable<string> = []): Laid =>
  new Laid(options, new Set([...ON_TABLE, ...more]))
