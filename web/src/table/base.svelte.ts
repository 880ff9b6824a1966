import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { EMBLEMS, type EmblemOf } from '../lib/emblems'
import { settings } from '../lib/settings.svelte'
import type { TableLink } from '../lib/socket.svelte'
import type { AnyView, DecisionView, OptionView } from '../lib/view'
import type { Advice, ChatLine, Emote, LogLine, Reason } from '../lib/wire'
import { promptOf, type Prompt } from './prompt'

export interface Menu {
  title: string
  options: OptionView[]
}
export interface Tip {
  title: string
  lines: string[]
  notation: string
  /** Where it belongs, in the window. */
  rect: DOMRect
}
/** A column of the final scores; the first is what the game is won by. */
export interface Column {
  title: string
  icon?: string
  of: (seat: number) => number
}
export interface Sign {
  id: string
  tone: string
}

/** A table of any game as one browser shows it: position, options, and what belongs to every game. */
export abstract class TableBase<View extends AnyView = AnyView> {
  past = $state.raw<{ at: number; view: View } | null>(null)
  /** The place pointed at: what it would do is previewed. */
  pointed = $state<string | null>(null)
  menu = $state.raw<Menu | null>(null)
  tip = $state.raw<Tip | null>(null)
  ruleShown = $state('')
  /** Reasons by notation, for the position shown. */
  reasons = new SvelteMap<string, Reason | null>()
  automaticIn = $state(0)
  /** Emotes shown at their seats. */
  bubbles = new SvelteMap<number, Emote>()
  hurrying = $state(false)
  /** What the mentat says of this decision, and whether it still thinks. */
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)
  private beat = 0
  private fading = new Map<number, number>()
  private timer = 0
  private reached = 0

  constructor(readonly link: TableLink) {}

  view: View | null = $derived.by(() => this.past?.view ?? (this.link.view as View | null))
  me: number | null = $derived(this.view?.seat ?? null)
  decision: DecisionView | null = $derived(this.view?.decision ?? null)
  over = $derived.by(() => this.link.info?.ended === 'over' || this.view?.table.phase === 'over')
  /** My choice, now, and the line is open. */
  mine = $derived.by(
    () =>
      !this.past && this.decision !== null && this.decision.seat === this.me && this.decision.options !== undefined &&
      this.link.status === 'open' && !this.link.info?.paused && !this.link.info?.ended,
  )
  options: OptionView[] = $derived(this.mine ? (this.decision?.options ?? []) : [])
  prompt: Prompt = $derived.by(() => promptOf(this))

  /** A bot is about to answer, and this browser may hurry it. */
  botsPlay = $derived.by(() => {
    const info = this.link.info
    const seat = info?.seats.find((one) => one.seat === this.decision?.seat)
    return Boolean(info?.host && !info.paused && !info.ended && !this.past && (seat?.kind === 'bot' || seat?.stand_in))
  })

  name = (seat: number): string => this.link.info?.seats.find((info) => info.seat === seat)?.name || this.unnamed(seat)

  // --- what each game says for itself

  /** Events that a digest tells, and those that are somebody's own deed. */
  abstract readonly told: ReadonlySet<string>
  abstract readonly deeds: ReadonlySet<string>
  abstract readonly columns: readonly Column[]
  /** "Round 3", for headings. */
  abstract readonly stage: string
  /** What a seat is called that nobody has named. */
  protected abstract unnamed(seat: number): string
  /** What a component is called by its key. */
  abstract title(key: string): string
  /** Who won, told from the story. */
  abstract winnerIn(lines: readonly LogLine[]): number | null
  /** At the end, why the winners won, if the scores do not say it. */
  get ending(): string {
    return ''
  }
  /** The leader or tribe of a seat. */
  abstract calling(seat: number): string
  /** "on a reveal turn": what another seat is doing. */
  abstract doing(ask: string): string
  /** The prompt of my own decision. */
  abstract ownPrompt(decision: DecisionView): Prompt
  /** Whether a lone option may be taken without asking. */
  protected abstract harmless(option: OptionView): boolean
  /** The icon that a line of the story ends with. */
  abstract icon(line: LogLine): Sign | null
  /** Let new lines of the story be seen and heard. */
  abstract announce(lines: LogLine[]): void
  /** Drop what was selected. */
  protected abstract unselect(): void
  /** What is still selected in a new position. */
  protected abstract settle(): void
  /** A digit was pressed. */
  abstract digit(index: number, shift: boolean): boolean
  /** What to ask about the closed thing that has the focus. */
  abstract question(data: DOMStringMap): { title: string; notation: string } | null
  /** The signs of the seats, if the game has its own. */
  readonly emblem?: EmblemOf
  /** Bring a region into sight before it gets the focus. */
  reveal(_region: string): void {}

  // --- clicks

  choose(option: OptionView | undefined | null): void {
    if (!option || !this.mine) return
    this.drop()
    this.link.choose(option.notation)
  }

  chooseFrom(title: string, options: OptionView[] | undefined): void {
    if (!options?.length) return
    if (options.length === 1) this.choose(options[0])
    else this.menu = { title, options }
  }

  /** Something of the table was clicked: its answer is taken, or asked for. A first touch only shows what it would do. */
  pick(title: string, options: OptionView[] | undefined, first = false): void {
    if (!first) this.chooseFrom(title, options)
    else if (options?.length) this.menu = { title, options }
  }

  /** The option with one of these notations, if it is offered. */
  offered(...notations: string[]): OptionView | undefined {
    return this.options.find((option) => notations.includes(option.notation))
  }

  drop(): void {
    clearTimeout(this.timer)
    this.automaticIn = 0
    this.unselect()
    this.menu = null
    this.pointed = null
    this.tip = null
    this.advice = null
  }

  escape(): void {
    this.drop()
    this.ruleShown = ''
  }

  undo(): void {
    this.drop()
    this.link.undo()
  }

  // --- hints

  /** Whether there is something to ask the mentat about. */
  canAsk = $derived.by(() => Boolean(this.link.info?.hints && this.options.length > 1))

  async askHint(): Promise<void> {
    if (!this.canAsk || this.advising) return
    this.hold()
    this.advising = true
    const number = this.link.number
    const advice = await this.link.hint()
    this.advising = false
    if (number === this.link.number) this.advice = advice
  }

  // --- pace and gestures

  /** While it is held, bots answer at once; the server forgets it after a second. */
  hurry(on: boolean): void {
    clearInterval(this.beat)
    this.hurrying = on
    if (!on) return
    const send = () => this.link.send({ type: 'hurry' })
    send()
    this.beat = window.setInterval(send, 600)
  }

  /** Show the emotes among new lines of chat for a moment, unless they are muted. */
  gesture(lines: ChatLine[]): void {
    for (const { seat, emote } of lines) {
      if (seat === null || !emote || !settings.emotes) continue
      clearTimeout(this.fading.get(seat))
      this.bubbles.set(seat, emote)
      this.fading.set(seat, window.setTimeout(() => this.bubbles.delete(seat), 3000))
    }
  }

  // --- reasons

  async reason(notation: string): Promise<Reason | null> {
    const known = this.reasons.get(notation)
    if (known !== undefined) return known
    const number = this.link.number
    const asked = await this.link.why(notation)
    if (number === this.link.number) this.reasons.set(notation, asked)
    return asked
  }

  // --- positions

  /** A new position: forget what belonged to the old, keep a selection that still stands. */
  moved(): void {
    this.reasons.clear()
    this.advice = null
    this.menu = null
    this.tip = null
    this.settle()
    this.automatic(this.link.number < this.reached)
    this.reached = this.link.number
  }

  /** A lone harmless option is taken by itself, not after an undo; the end of a turn waits longer. */
  private automatic(takenBack: boolean): void {
    clearTimeout(this.timer)
    this.automaticIn = 0
    const only = this.options.length === 1 ? this.options[0] : undefined
    if (takenBack || !only || !settings.automatic || !this.harmless(only)) return
    const undoable = this.link.undoState?.seat === this.me && (this.link.undoState?.free ?? 0) > 0
    // What tells something new ends the free undo: that is for the person to say.
    if (undoable && /draw|intrigue/.test(only.notation)) return
    this.automaticIn = undoable && this.decision?.ask === 'end_turn' ? 1600 : 400
    const number = this.link.number
    this.timer = window.setTimeout(() => {
      if (number === this.link.number && this.mine) this.choose(only)
    }, this.automaticIn)
  }

  hold(): void {
    clearTimeout(this.timer)
    this.automaticIn = 0
  }

  async look(at: number): Promise<void> {
    if (at >= this.link.number) return this.now()
    const past = await this.link.look(at)
    if (past) {
      this.drop()
      this.past = { at, view: past.view as unknown as View }
    }
  }

  now(): void {
    this.past = null
  }
}

const KEY = Symbol('table')
export function provide<Game extends TableBase>(game: Game): Game {
  if (game.emblem) setContext(EMBLEMS, game.emblem)
  return setContext(KEY, game)
}
/** The page takes the colours of a game; call the answer to end that. */
export function dress(game: string): () => void {
  const { dataset } = document.documentElement
  dataset['game'] = game
  return () => delete dataset['game']
}
/** The table of whatever game; a game's own components ask for theirs. */
export const anyTable = (): TableBase => getContext<TableBase>(KEY)
