import type { TableBase } from '../table/base.svelte'
import type { Spoken, Told } from './words'

export interface Because {
  text: string
  rule: string
}

/** What is said of a thing now: what it is, and why it is closed. */
export class Answer {
  constructor(
    private readonly game: TableBase,
    private readonly spoken: () => Spoken,
  ) {
    $effect(() => {
      const ask = this.closed ? this.told?.ask : ''
      if (ask) void this.game.reason(ask)
    })
  }

  told: Told | null = $derived.by(() => this.game.describe(this.spoken().about))
  open = $derived.by(() => this.game.mine && (this.told?.options?.length ?? 0) > 0)
  /** My choice, but not here. */
  closed = $derived.by(() => this.game.mine && !this.open && this.told?.options !== undefined)
  /** Why nothing here can be chosen; null while the answer is on its way, or if nothing was asked. */
  reason: Because | null = $derived.by(() => {
    const { told, closed, game } = this
    if (!told || !closed) return null
    const known = told.ask ? game.reasons.get(told.ask) : undefined
    if (known?.text) return { text: known.text, rule: known.rule || (game.decision?.rule ?? '') }
    if (told.ask ? known === undefined : !this.spoken().refused) return null
    return { text: `now the question is: ${game.decision?.prompt ?? ''}`, rule: game.decision?.rule ?? '' }
  })
  /** Whom the table waits for, where it is not I. */
  waits = $derived.by(() => (this.game.mine ? '' : this.game.prompt.title))
}
