import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { DecisionView, ImperiumView, OptionView, PlayerView, Sheet } from '../lib/imperium'
import { settings } from '../lib/settings.svelte'
import type { TableLink } from '../lib/socket.svelte'
import type { Advice, ChatLine, Emote, LogLine, Reason } from '../lib/wire'
import { keyAt } from './story'
import { harmless, nothing, place, type Placed, type Zone } from './placing'

export type Selection = { kind: 'card'; key: string; index: number } | { kind: 'space'; key: string }
/** A card of House Hagal, and the space where a rival acts on it. */
export interface HagalMove {
  card: string
  seat: number
  space: string
}
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

/** A table as one browser shows it: position, selection, and what a click means. */
export class TableGame {
  past = $state.raw<{ at: number; view: ImperiumView } | null>(null)
  selected = $state.raw<Selection | null>(null)
  /** The space pointed at: its effects are previewed. */
  pointed = $state<string | null>(null)
  menu = $state.raw<Menu | null>(null)
  tip = $state.raw<Tip | null>(null)
  ruleShown = $state('')
  pilesShown = $state(false)
  /** Reasons by notation, for the position shown. */
  reasons = new SvelteMap<string, Reason | null>()
  automaticIn = $state(0)
  /** In a narrow window the row and the log share a place. */
  side = $state<'market' | 'log'>('market')
  /** Emotes shown at their seats. */
  bubbles = new SvelteMap<number, Emote>()
  /** Cards of House Hagal still to be shown, one after the other. */
  hagal = $state.raw<HagalMove[]>([])
  hurrying = $state(false)
  /** What the mentat says of this decision, and whether it still thinks. */
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)
  private beat = 0
  private fading = new Map<number, number>()
  private timer = 0
  private reached = 0

  constructor(
    readonly link: TableLink,
    readonly sheet: Sheet,
  ) {}

  view: ImperiumView | null = $derived.by(() => this.past?.view ?? (this.link.view as ImperiumView | null))
  me: number | null = $derived(this.view?.seat ?? null)
  player: PlayerView | null = $derived(this.me === null ? null : (this.view?.players[this.me] ?? null))
  decision: DecisionView | null = $derived(this.view?.decision ?? null)
  over = $derived.by(() => this.link.info?.ended === 'over' || this.view?.table.phase === 'over')
  /** My choice, now, and the line is open. */
  mine = $derived.by(
    () =>
      !this.past && this.decision !== null && this.decision.seat === this.me && this.decision.options !== undefined &&
      this.link.status === 'open' && !this.link.info?.paused && !this.link.info?.ended,
  )
  options: OptionView[] = $derived(this.mine ? (this.decision?.options ?? []) : [])
  placed: Placed = $derived(this.options.length ? place(this.options, this.decision?.ask) : nothing())
  /** Spaces that glow, with what a click on them sends (nothing: choose a card first). */
  openSpaces: Map<string, OptionView | null> = $derived.by(() => this.spacesToClick())

  /** A bot is about to answer, and this browser may hurry it. */
  botsPlay = $derived.by(() => {
    const info = this.link.info
    const seat = info?.seats.find((one) => one.seat === this.decision?.seat)
    return Boolean(info?.host && !info.paused && !info.ended && !this.past && (seat?.kind === 'bot' || seat?.stand_in))
  })

  name = (seat: number): string => {
    const named = this.link.info?.seats.find((info) => info.seat === seat)?.name
    if (named) return named
    const player = this.view?.players[seat]
    const leader = player?.leader ? this.sheet.leaders[player.leader]?.name : ''
    return leader || (player?.rival ? 'House Hagal' : `Seat ${seat + 1}`)
  }

  /** The spaces on the board of this game, as the sheet has them. */
  get spaces() {
    const there = this.view?.table.spaces ?? []
    return Object.values(this.sheet.spaces).filter((space) => there.includes(space.key))
  }

  /** Rise of Ix is on the table. */
  ix = $derived.by(() => this.view?.table.tech !== undefined)

  /** Everything a component is called by its key. */
  title(key: string): string {
    if (key === 'shipping_track') return 'Shipping track'
    const { cards, spaces, intrigue, leaders, conflicts, tech } = this.sheet
    return (cards[key] ?? spaces[key] ?? intrigue[key] ?? leaders[key] ?? conflicts[key] ?? tech[key])?.name ?? key
  }

  private spacesToClick(): Map<string, OptionView | null> {
    const open = new Map<string, OptionView | null>()
    for (const [space, options] of this.placed.spaces) open.set(space, options[0] ?? null)
    const card = this.selected?.kind === 'card' ? this.selected.key : null
    for (const [key, spaces] of this.placed.sends) {
      if (card !== null && key !== card) continue
      for (const [space, option] of spaces) open.set(space, card === null ? (open.get(space) ?? null) : option)
    }
    return open
  }

  /** Cards of the hand that glow: what a click on them does. */
  cardOpen(key: string): boolean {
    if (this.placed.cards.has(`hand ${key}`)) return true
    const spaces = this.placed.sends.get(key)
    if (!spaces) return false
    return this.selected?.kind === 'space' ? spaces.has(this.selected.key) : true
  }

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

  clickCard(key: string, index: number): void {
    this.menu = null
    const own = this.placed.cards.get(`hand ${key}`)
    if (own) return this.chooseFrom(this.title(key), own)
    const spaces = this.placed.sends.get(key)
    if (this.selected?.kind === 'space' && spaces?.has(this.selected.key)) {
      return this.choose(spaces.get(this.selected.key))
    }
    const again = this.selected?.kind === 'card' && this.selected.index === index
    this.selected = again || !spaces ? null : { kind: 'card', key, index }
    if (this.selected) void this.explain(key)
  }

  /** A click on a space; a first touch only points at it. */
  clickSpace(key: string, touch = false): void {
    const option = this.openSpaces.get(key)
    if (option === undefined) {
      if (this.selected?.kind === 'space') this.selected = null
      return
    }
    if (touch && this.pointed !== key) {
      this.pointed = key
      if (option) return
    }
    const several = this.placed.spaces.get(key)
    if (several && several.length > 1) return this.chooseFrom(this.title(key), several)
    if (option) return this.choose(option)
    const cards = [...this.placed.sends].filter(([, spaces]) => spaces.has(key))
    if (cards.length === 1) return this.choose(cards[0]?.[1].get(key))
    const same = this.selected?.kind === 'space' && this.selected.key === key
    this.selected = same ? null : { kind: 'space', key }
  }

  clickPile(zone: Zone, key: string): void {
    this.chooseFrom(this.title(key), this.placed.cards.get(`${zone} ${key}`))
  }

  drop(): void {
    clearTimeout(this.timer)
    this.automaticIn = 0
    this.selected = null
    this.menu = null
    this.pointed = null
    this.tip = null
    this.advice = null
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
    this.hagal = []
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

  /** Show what the deck of House Hagal turned up, at the spaces it names. */
  showHagal(lines: LogLine[]): void {
    if (this.hurrying || document.hidden) return
    const moves: HagalMove[] = []
    let card = ''
    for (const line of lines) {
      if (line.kind === 'hagal') card = keyAt(this.sheet.hagal, line.public[0])
      if (line.kind !== 'rival_send' || !card) continue
      moves.push({ card, seat: line.seat, space: keyAt(this.sheet.spaces, line.public[0]) })
      card = ''
    }
    if (moves.length) this.hagal = moves
  }

  nextHagal(): void {
    this.hagal = this.hagal.slice(1)
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

  /** Ask why the spaces of a card's icons are closed to it. */
  private async explain(card: string): Promise<void> {
    const sheet = this.sheet.cards[card]
    const open = this.placed.sends.get(card)
    for (const space of this.spaces) {
      if (!sheet || !open || open.has(space.key)) continue
      if (!sheet.icons.includes(space.icon) && !sheet.anywhere) continue
      if (this.selected?.kind !== 'card' || this.selected.key !== card) return
      await this.reason(`send ${card} ${space.key}`)
    }
  }

  /** What to ask about a closed space: with the selected card, or any card of the hand that fits. */
  whySpace(space: string): string {
    if (this.selected?.kind === 'card') return `send ${this.selected.key} ${space}`
    const icon = this.sheet.spaces[space]?.icon ?? ''
    const hand = this.player?.hand ?? []
    const card = hand.find((key) => this.sheet.cards[key]?.icons.includes(icon)) ?? hand[0]
    return card ? `send ${card} ${space}` : ''
  }

  // --- positions

  /** A new position: forget what belonged to the old, keep a selection that still stands. */
  moved(): void {
    this.reasons.clear()
    this.advice = null
    this.menu = null
    this.tip = null
    const kept = this.selected
    if (kept?.kind === 'card' && !(this.placed.sends.has(kept.key) && this.player?.hand?.[kept.index] === kept.key)) {
      this.selected = null
    }
    if (kept?.kind === 'space' && !this.openSpaces.has(kept.key)) this.selected = null
    this.pilesShown = [...this.placed.cards.keys()].some((key) => !key.startsWith('hand '))
    this.automatic(this.link.number < this.reached)
    this.reached = this.link.number
  }

  /** A lone harmless option is taken by itself, not after an undo; the end of a turn waits longer. */
  private automatic(takenBack: boolean): void {
    clearTimeout(this.timer)
    this.automaticIn = 0
    const only = this.options.length === 1 ? this.options[0] : undefined
    if (takenBack || !only || !settings.automatic || !harmless(only.notation)) return
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
      this.past = { at, view: past.view as unknown as ImperiumView }
    }
  }

  now(): void {
    this.past = null
  }
}

const KEY = Symbol('table')
export const provide = (game: TableGame): TableGame => setContext(KEY, game)
export const table = (): TableGame => getContext<TableGame>(KEY)
