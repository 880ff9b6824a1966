// Written by `python tools/view_types.py`; do not edit by hand.

/** What every game's table has. */
export interface AnyTable {
  phase: string
}

/** Something that an option names, by its kind and its key. */
export interface SpotView {
  kind: string
  key: string
}

/** An answer that is offered. */
export interface OptionView {
  notation: string
  text: string
  /** What is done: the first word of the notation. */
  verb: string
  /** What it touches: where a client lays it on the table. */
  at: SpotView[]
  /** There is nothing to lose by it: alone, it need not be asked for. */
  plain: boolean
  /** It stands beside the question instead of answering it, and is confirmed first. */
  aside: boolean
}

/** The question that the game waits at. */
export interface DecisionView {
  seat: number
  ask: string
  rule: string
  /** This and what follows only for the seat that decides. */
  prompt?: string
  source?: string
  options?: OptionView[]
}

/** The view of some game. */
export interface AnyView {
  game: string
  /** Whose view it is; none: a spectator's. */
  seat: number | null
  seats: number
  table: AnyTable
  players: unknown[]
  decision: DecisionView | null
}

/** How a game was decided, as a key and in words. */
export interface EndedView {
  why: string
  words: string
}
