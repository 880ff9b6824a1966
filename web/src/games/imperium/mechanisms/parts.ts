import type { ImperiumView } from '../view'

type Boxes = typeof import('./boxes')
type Uprising = typeof import('./uprising')
type Grounds = typeof import('../board/grounds')
type Six = typeof import('./teams/parts')

/** The drawn parts of expansions, of Uprising and of teams, there before a table is drawn that has them. */
export let parts = {} as Boxes
export let uprising = {} as Uprising
export let grounds = {} as Grounds
export let six = {} as Six

/** Whatever changes the board. */
const FULLER = new Set(['ix', 'bloodlines', 'uprising'])

/** Fetch what a position needs beyond the game alone. */
export async function fetchParts(view: unknown): Promise<void> {
  const { sets = [] } = (view ?? {}) as Partial<ImperiumView>
  if (sets.includes('ix') || sets.includes('bloodlines')) parts = await import('./boxes')
  if (sets.some((set) => FULLER.has(set))) grounds = await import('../board/grounds')
  if (sets.includes('uprising')) uprising = await import('./uprising')
  if (sets.includes('uprising_teams')) six = await import('./teams/parts')
}
