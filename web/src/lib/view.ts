/** What every game's observation has, whatever else it shows. */
export interface OptionView {
  notation: string
  text: string
}
export interface DecisionView {
  seat: number
  ask: string
  rule: string
  /** These only for the seat that decides. */
  prompt?: string
  source?: string
  options?: OptionView[]
}
export interface AnyView {
  game: string
  seat: number | null
  seats: number
  table: { phase: string }
  players: unknown[]
  decision: DecisionView | null
}
