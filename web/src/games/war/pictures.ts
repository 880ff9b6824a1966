import { keyOf } from '@/lib/laid'
import type { OptionView } from '@/lib/view'

/** The icon of a button, by what its option is about. */
const WHOLE: Record<string, string> = {
  desert_power: 'worm',
  detonate: 'hit',
  continue: 'combat',
  cease: 'ui-close',
  retreat: 'retreat',
  stand: 'shield',
  advance: 'strategy',
  stockpile: 'spice',
  fresh: 'worm',
  wild_maker: 'worm',
  'take wormsigns': 'wormsign',
  'take worms': 'worm',
  'take attack': 'hit',
  'take strike': 'hit',
  'take move': 'strategy',
  'take moves': 'strategy',
  'take draw': 'draw',
  'take play': 'draw',
  'take deploy': 'deployment',
  'take upgrade': 'ui-up',
  'take vehicles': 'ornithopter',
  'take token': 'deployment',
}
const VERBS: Record<string, string> = {
  draw: 'draw',
  keep: 'ui-pause',
  lift: 'ui-up',
  lower: 'ui-down',
  raise: 'ui-up',
  scheme: 'draw',
  advance: 'ui-eye',
}

export function iconOfOption(option: OptionView): string {
  return WHOLE[option.notation] ?? keyOf(option, 'vehicle') ?? VERBS[option.verb] ?? ''
}
