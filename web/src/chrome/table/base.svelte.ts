import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { EMBLEMS, type EmblemOf } from '@/marks/emblems'
import { stillness } from '@/lib/places'
import { settings } from '@/lib/settings.svelte'
import type { TableLink } from '@/lib/socket.svelte'
import type { AnyView, DecisionView, OptionView } from '@/lib/view'
import type { Advice, ChatLine, Emote, LogLine, Reason } from '@/lib/wire'
import { promptOf, type Prompt } from '../prompt/prompt'
import { parted, type Spoken, type Told } from '../words/words'

export interface Menu {
  title: string
  options: OptionView[]
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
/** Where the score of a seat came from, one part after the other. */
export interface Part {
  key: string
  name: string
  much: number
  /** The colour of its source, if it is not called as the key is. */
  tone?: string
}
/** Seats that win together, and what they have together. */
export interface TeamScore {
  name: string
  seats: number[]
  score: number
  icon: string
  tone: string
}
/** One of those whom a great moment shows: who, with what strength, and what they rolled. */
export interface Camp {
  seat: number
  /** In a word or two: "attacks", "agrees". */
  role?: string
  much?: number | undefined
  /** Icons of what was rolled. */
  rolled?: readonly string[]
  won?: boolean
  /** What the winner takes. */
  wins?: string
}
/** How an event is celebrated: icon, tone, whether it is a great one, and what its picture is drawn from. */
export type Ceremony = readonly [icon: string, tone: string, grand?: boolean, picture?: string]
/** An event that has its moment over the table. */
export interface Moment extends LogLine {
  icon: string
  tone: string
  /** One of the great ones, shown longer. */
  grand: boolean
  picture: string
  camps: readonly Camp[]
}
/** Something a seat did best, with the fact. */
export interface Honour {
  title: string
  icon: string
  tone: string
  seat: number
  fact: string
}

const MOST_MOMENTS = 2

/** A table of any game as one browser shows it: position, options, and what belongs to every game. */
export abstract class TableBase<View extends AnyView = AnyView> {
  past = $state.raw<{ at: number; view: View } | null>(null)
  /** The place pointed at: what it would do is previewed. */
  pointed = $state<string | null>(null)
  menu = $state.raw<Menu | null>(null)
  /** What is pointed at, told in a tip; and what was held or refused, told in a sheet that stays. */
  tip = $state.raw<Spoken | null>(null)
  spoken = $state.raw<Spoken | null>(null)
  /** Tell of what has the focus. */
  why: () => void = () => {}
  /** Remember what could be chosen, before a new position is drawn. */
  turned: () => void = () => {}
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
  /** Letters that the guide has given to good choices, by what they are about. */
  letters = $state.raw<Readonly<Record<string, string>>>({})
  /** Nothing is taken by itself: whoever learns the game sees every question. */
  patient = $state(false)
  /** What is celebrated now, and what is next. */
  moments = $state.raw<Moment[]>([])
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
      !this.past &&
      this.decision !== null &&
      this.decision.seat === this.me &&
      this.decision.options !== undefined &&
      this.link.status === 'open' &&
      !this.link.info?.paused &&
      !this.link.info?.ended,
  )
  options: OptionView[] = $derived(this.mine ? (this.decision?.options ?? []) : [])
  prompt: Prompt = $derived.by(() => promptOf(this))

  /** A bot is about to answer, and this browser may hurry it. */
  botsPlay = $derived.by(() => {
    const info = this.link.info
    const seat = info?.seats.find((one) => one.seat === this.decision?.seat)
    return Boolean(
      info?.host && !info.paused && !info.ended && !this.past && (seat?.kind === 'bot' || seat?.stand_in),
    )
  })

  name = (seat: number): string =>
    this.link.info?.seats.find((info) => info.seat === seat)?.name || this.unnamed(seat)

  // --- what each game says for itself

  /** Events that a digest tells, and those that are somebody's own deed. */
  abstract readonly told: ReadonlySet<string>
  abstract readonly deeds: ReadonlySet<string>
  abstract readonly columns: readonly Column[]
  /** What the score counts, one and many; and whether those of different seats can be compared. */
  readonly counted: readonly [one: string, many: string] = ['point', 'points']
  readonly comparable: boolean = true
  /** What a round is called. */
  readonly span: string = 'round'
  /** "Round 3", for headings. */
  abstract readonly stage: string
  /** The round being played, from 1. */
  abstract readonly rounds: number
  /** What a seat is called that nobody has named. */
  protected abstract unnamed(seat: number): string
  /** What a component is called by its key. */
  abstract title(key: string): string
  /** Who won, told from the story. */
  abstract winnerIn(lines: readonly LogLine[]): number | null
  /** How many seats and rivals without one there are; a side may have two seats. */
  get houses(): number {
    return Math.max(this.view?.seats ?? 0, this.view?.players.length ?? 0)
  }
  /** All who win together with a seat, itself among them. */
  together(seat: number): number[] {
    return [seat]
  }
  /** At the end, who has won: the seats that the server names, or a rival without one. */
  victors(winners: number[]): number[] {
    return winners
  }
  /** At the end, why the winners won, if the scores do not say it. */
  ending(_winners: readonly number[]): string {
    return ''
  }
  /** At the end, where the score of each seat came from; empty where the score tells it all. */
  get breakdown(): Part[][] {
    return []
  }
  /** Where seats win together, their teams; they talk in the open, as at a real table. */
  get teams(): TeamScore[] {
    return []
  }
  /** At the end, what I lacked, where my score cannot be compared with that of others. */
  get lack(): string {
    return ''
  }
  get honours(): Honour[] {
    return []
  }
  /** At the end, the score of each seat after each round; empty where it says little. */
  get course(): number[][] {
    return []
  }
  /** Whose face sits at a seat: the key of a leader and its house. */
  face(_seat: number): { who: string; house: string } | null {
    return null
  }
  /** The leader or tribe of a seat. */
  abstract calling(seat: number): string
  /** "on a reveal turn": what another seat is doing. */
  abstract doing(ask: string): string
  /** The prompt of my own decision. */
  abstract ownPrompt(decision: DecisionView): Prompt
  /** The icon that a line of the story ends with. */
  abstract icon(line: LogLine): Sign | null
  /** Events that have their moment: icon, tone, and whether it is a great one. */
  abstract readonly ceremony: Readonly<Record<string, Ceremony>>
  /** Whom the moment of an event shows. */
  camps(_line: LogLine): Camp[] {
    return []
  }
  /** Let new lines of the story be seen and heard. */
  abstract announce(lines: LogLine[]): void
  /** Drop what was selected. */
  protected abstract unselect(): void
  /** What is still selected in a new position. */
  protected abstract settle(): void
  /** A digit was pressed. */
  abstract digit(index: number, shift: boolean): boolean
  /** A thing of the table in words, by its kind and key. */
  protected abstract tell(kind: string, key: string): Told | null
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

  /** A button of the prompt was pressed; a game may ask back where something would be wasted. */
  press(option: OptionView | undefined | null): void {
    this.choose(option)
  }

  chooseFrom(title: string, options: OptionView[] | undefined): void {
    if (!options?.length) return
    if (options.length === 1) this.choose(options[0])
    else this.menu = { title, options }
  }

  /** Something of the table was clicked: its answer is taken, or asked for. A first touch only shows what it would do, and what stands beside the question is always asked for. */
  pick(title: string, options: OptionView[] | undefined, first = false): void {
    if (!first && !options?.some((option) => option.aside)) this.chooseFrom(title, options)
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
    this.spoken = null
    this.advice = null
  }

  /** Close what lies on top: the rule, the words, the advice, then what is selected. */
  escape(): void {
    if (this.ruleShown) this.ruleShown = ''
    else if (this.spoken) this.hush()
    else if (this.advice) this.advice = null
    else this.drop()
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
      this.fading.set(
        seat,
        window.setTimeout(() => this.bubbles.delete(seat), 3000),
      )
    }
  }

  // --- ceremony

  /** Give new lines their moment; a crowd of them is told by the log and the digest instead. */
  celebrate(lines: readonly LogLine[]): void {
    if (this.hurrying || document.hidden || stillness() || this.link.info?.pace === 'instant') return
    const moments = lines.flatMap((line): Moment[] => {
      const [icon, tone, grand = false, picture = ''] = this.ceremony[line.kind] ?? []
      return icon && tone ? [{ ...line, icon, tone, grand, picture, camps: this.camps(line) }] : []
    })
    const great = moments.filter((moment) => moment.grand)
    const all = [...this.moments.slice(0, 1), ...(great.length ? great : moments)]
    // Of many the last is never lost: it is where things came to, such as the end of the game.
    this.moments = [...all.slice(0, -1).slice(0, MOST_MOMENTS - 1), ...all.slice(-1)]
  }

  nextMoment(): void {
    this.moments = this.moments.slice(1)
  }

  skipMoments(): void {
    this.moments = []
  }

  // --- words and reasons

  /** "space:arrakeen" in words, as it stands now. */
  describe(about: string): Told | null {
    return this.tell(...parted(about))
  }

  hush(): void {
    this.spoken = null
  }

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
    this.turned()
    this.reasons.clear()
    this.advice = null
    this.menu = null
    this.tip = null
    this.settle()
    this.automatic(this.link.number < this.reached)
    this.reached = this.link.number
  }

  /** A lone plain option is taken by itself, not after an undo; the end of a turn waits longer. */
  private automatic(takenBack: boolean): void {
    clearTimeout(this.timer)
    this.automaticIn = 0
    const only = this.options.length === 1 ? this.options[0] : undefined
    if (takenBack || this.patient || !only || !settings.automatic || !only.plain) return
    const undoable = this.link.undoState?.seat === this.me && this.link.undoState.free > 0
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
    if (at >= this.link.number) {
      this.now()
      return
    }
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
