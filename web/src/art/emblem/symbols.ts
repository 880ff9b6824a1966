import { MACHINES } from './machines'
import { PEOPLE } from './people'
import { PLACES } from './places'
import { THINGS } from './things'

/** Drawn on a ground of 100 by 100, light from the left. */
export const SYMBOLS = { ...MACHINES, ...PEOPLE, ...PLACES, ...THINGS } satisfies Record<string, () => string>
export type Symbol = keyof typeof SYMBOLS

/** What stands on the ground, and does not float. */
export const GROUNDED: ReadonlySet<Symbol> = new Set<Symbol>([
  'hall',
  'palace',
  'gate',
  'refinery',
  'sietch',
  'windtrap',
  'camp',
  'harvester',
  'worm',
  'scout',
  'crystals',
  'thumper',
  'mouse',
  'ranks',
  'sister',
  'helm',
  'stillmask',
  'spy',
  'standard',
])
/** What may hang in the air, but is not turned. */
export const UPRIGHT: ReadonlySet<Symbol> = new Set<Symbol>([
  'liner',
  'throne',
  'coins',
  'scroll',
  'hourglass',
  'hands',
  'scales',
  'box',
  'vial',
  'tank',
  'mind',
  'voice',
  'shield',
  'carryall',
])
