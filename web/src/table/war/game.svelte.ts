import { stillness } from '../../lib/places'
import type { TableLink } from '../../lib/socket.svelte'
import { sound } from '../../lib/sounds'
import type { DecisionView, OptionView } from '../../lib/view'
import type { AreaView, Side, Terrain, WarPlayer, WarSheet, WarView } from '../../lib/war'
import type { LogLine } from '../../lib/wire'
import { anyTable, TableBase, type Column, type Sign } from '../base.svelte'
import type { Prompt } from '../prompt'
import { harmless, isFree, lay, verbOf, type Laid } from './placing'
import { tracesOf, type Trace } from './traces'
import { doing, MARKERS, seatOf, signOf } from './words'

const TOLD = new Set([
  'round', 'attack', 'battle_over', 'destroyed', 'emerge', 'harvester_lost', 'supremacy', 'claim', 'bans', 'atomics', 'enter', 'tank', 'play', 'special', 'won',
])
const DEEDS = new Set([
  'spend', 'power', 'move', 'attack', 'advance', 'place', 'upgrade', 'harvester', 'airborne', 'wormsign', 'play', 'special', 'draw', 'change', 'token_laid',
  'reinforce', 'flip', 'claim', 'recall', 'discard', 'worm_moves', 'worm_attacks',
])
/** How long traces stay on the map. */
const FADE = 2600

/** Hints for questions whose answers lie elsewhere than most. */
const HINTS: Record<string, string> = { turn: 'your dice glow', change: 'the results glow', token: 'the results glow' }

/** A table of War for Arrakis: the area pointed at, and what a click means. */
export class WarGame extends TableBase<WarView> {
  readonly told = TOLD
  readonly deeds = DEEDS
  /** What just happened on the map. */
  traces = $state.raw<Trace[]>([])
  /** An air zone pointed at: its sectors are shown. */
  zone = $state<string | null>(null)
  /** Whether the map shows where storms strike. */
  storms = $state(false)
  private trailing = 0
  readonly columns: readonly Column[] = [
    { title: 'Steps', icon: 'vp', of: (seat) => this.view?.players[seat]?.score ?? 0 },
    { title: 'Settlements, sietches', of: (seat) => this.view?.players[seat]?.settlements ?? 0 },
    { title: 'Units', of: (seat) => this.view?.players[seat]?.units ?? 0 },
  ]

  constructor(
    link: TableLink,
    private readonly printed: WarSheet,
  ) {
    super(link)
  }

  /** The components in use: a table of somebody's own box brings along what differs. */
  sheet: WarSheet = $derived.by(() => (this.view?.content.sheet ? { ...this.printed, ...this.view.content.sheet } : this.printed))

  player: WarPlayer | null = $derived(this.me === null ? null : (this.view?.players[this.me] ?? null))
  laid: Laid = $derived.by(() => lay(this.options, this.sheet))
  /** Where eyes are: what is pointed at, else what the business at hand is about. */
  focus: string | null = $derived.by(() => {
    const table = this.view?.table
    const business = table?.business
    const at = business && 'at' in business ? business.at : business && 'from' in business ? business.from : null
    return this.pointed ?? table?.battle?.at ?? at
  })

  get stage(): string {
    return `Round ${this.view?.table.round ?? 0}`
  }

  area(key: string): AreaView | undefined {
    return this.view?.table.areas[key]
  }

  terrain(key: string): Terrain {
    return this.area(key)?.terrain ?? this.sheet.areas[key]?.terrain ?? 'desert'
  }

  sideName(side: Side): string {
    return this.sheet.sides[seatOf(side)]?.name ?? side
  }

  title(key: string): string {
    const { areas, planning, leaders, prescience, zones, sectors } = this.sheet
    const zone = zones[key]
    if (zone) return zone.sectors.map((sector) => sectors[sector]).join(' and ')
    const row = this.view?.table.row.find((card) => card.key === key)
    return (areas[key] ?? planning[key] ?? leaders[key] ?? row ?? prescience[key])?.name ?? key.replaceAll('_', ' ')
  }

  protected unnamed(seat: number): string {
    return this.calling(seat) || `Seat ${seat + 1}`
  }

  calling(seat: number): string {
    return this.sheet.sides[seat]?.name ?? ''
  }

  winnerIn(lines: readonly LogLine[]): number | null {
    const won = lines.findLast((line) => line.kind === 'won')
    return won && won.seat >= 0 ? won.seat : null
  }

  override get ending(): string {
    const table = this.view?.table
    if (!table || !this.over) return ''
    if (table.supremacy >= this.sheet.last_step) return `The supremacy marker reached step ${this.sheet.last_step}.`
    const reached = this.view?.players[0]?.objectives?.some((aim) => MARKERS.every((marker) => table.prescience[marker] >= aim[marker]))
    if (reached || table.round < table.last_round) return 'All three prescience markers reached the secret objective.'
    return `After ${table.last_round} rounds the side wins that has come a larger part of its way.`
  }

  doing(ask: string): string {
    return doing(ask)
  }

  icon(line: LogLine): Sign | null {
    return signOf(line)
  }

  ownPrompt({ prompt, rule, ask }: DecisionView): Prompt {
    return { seat: this.me, title: prompt ?? '', hint: this.hint(ask), rule }
  }

  private hint(ask: string): string {
    if (HINTS[ask]) return HINTS[ask]
    const { areas, zones } = this.laid
    if (zones.size && !areas.size) return 'the air zones glow on the map'
    if ([...areas.values()].some((options) => options.some((option) => !isFree(option)))) return 'choose a glowing area'
    const { foresight, leaders, cards, dice } = this.laid
    return foresight.size ? 'the prescience cards glow' : leaders.size ? 'leaders glow at your dice' : cards.size ? 'your cards glow' : dice.size ? 'the results glow' : ''
  }

  protected harmless(option: OptionView): boolean {
    return harmless(option.notation)
  }

  announce(lines: LogLine[]): void {
    const kinds = new Set(lines.map((line) => line.kind))
    if (kinds.has('attack') || kinds.has('roll')) sound('drum')
    if (kinds.has('emerge') || kinds.has('move') || kinds.has('worm_moves')) sound('sand')
    if (kinds.has('prescience') || kinds.has('supremacy')) sound('glass')
    const traces = tracesOf(lines, this.sheet)
    if (!traces.length) return
    clearTimeout(this.trailing)
    this.traces = traces
    const last = stillness() ? 0 : (traces.at(-1)?.delay ?? 0)
    this.trailing = window.setTimeout(() => (this.traces = []), last + FADE)
  }

  protected unselect(): void {
    this.traces = []
  }

  protected settle(): void {
    if (!this.mine) this.pointed = null
  }

  /** The nth card of the hand; with Shift the nth button of the prompt. */
  digit(index: number, shift: boolean): boolean {
    if (shift) {
      const option = [...this.laid.pieces, ...this.laid.buttons][index]
      this.choose(option)
      return Boolean(option)
    }
    const result = this.sheet.results[index]
    if (result && this.laid.dice.has(result)) this.clickDie(result)
    else this.chooseFrom(this.title(this.player?.hand?.[index] ?? ''), this.laid.cards.get(this.player?.hand?.[index] ?? ''))
    return true
  }

  /** What to ask about a closed thing: the first verb offered for others of its kind. */
  question({ area, card, zone }: DOMStringMap): { title: string; notation: string } | null {
    const [key, places] = area ? [area, this.laid.areas] : card ? [card, this.laid.cards] : [zone, this.laid.zones]
    if (!key) return null
    const like = [...(places?.values() ?? [])].flat().find((option) => !isFree(option))
    return { title: this.title(key), notation: like ? `${verbOf(like)} ${key}` : '' }
  }

  clickDie(result: string): void {
    this.chooseFrom(`${result} dice`, this.laid.dice.get(result))
  }

  clickZone(key: string, touch = false): void {
    const again = this.menu !== null && this.zone === key
    this.zone = key
    this.menu = null
    this.pick(this.title(key), this.laid.zones.get(key), touch && !again)
  }

  clickArea(key: string, touch = false): void {
    const again = this.menu !== null && this.pointed === key
    this.pointed = key
    this.menu = null
    this.pick(this.title(key), this.laid.areas.get(key), touch && !again)
  }

  /** Free actions are always asked for, since they show something for good. */
  override pick(title: string, options: OptionView[] | undefined, first = false): void {
    super.pick(title, options, first || (options?.some(isFree) ?? false))
  }

  get sides(): readonly number[] {
    return this.me === 1 ? [1, 0] : [0, 1]
  }
}

export const warTable = (): WarGame => anyTable() as WarGame
