import { stillness } from '@/lib/places'
import type { TableLink } from '@/lib/socket.svelte'
import { sound, soundsOf } from '@/lib/sounds'
import type { DecisionView } from '@/lib/view'
import type { AreaView, Side, Terrain, WarPlayer, WarSheet, WarView } from './view'
import type { LogLine } from '@/lib/wire'
import {
  anyTable,
  TableBase,
  type Camp,
  type Column,
  type Honour,
  type Part,
  type Sign,
} from '@/chrome/table/base.svelte'
import { honoured } from '@/chrome/table/honours'
import type { Prompt } from '@/chrome/prompt/prompt'
import type { Laid } from '@/lib/laid'
import type { Told } from '@/chrome/words/words'
import { lay } from './placing'
import { tracesOf, type Trace } from './map/traces'
import { campsOf } from './camps'
import { tellOf } from './tell'
import type { Piece, Tab, WarModule } from './modules/module'
import { AWARDS, stepsByRound, stepsBySource } from './end'
import { doing, MARKERS, seatOf, signOf } from './words'

const TOLD = new Set([
  'round',
  'attack',
  'battle_over',
  'destroyed',
  'emerge',
  'harvester_lost',
  'supremacy',
  'claim',
  'bans',
  'atomics',
  'enter',
  'tank',
  'play',
  'special',
  'won',
])
const DEEDS = new Set([
  'spend',
  'power',
  'move',
  'attack',
  'advance',
  'place',
  'upgrade',
  'harvester',
  'airborne',
  'wormsign',
  'play',
  'special',
  'draw',
  'change',
  'token_laid',
  'reinforce',
  'flip',
  'claim',
  'recall',
  'discard',
  'worm_moves',
  'worm_attacks',
])
/** How long traces stay on the map. */
const FADE = 2600

/** Hints for questions whose answers lie elsewhere than most. */
const HINTS: Record<string, string> = {
  turn: 'your dice glow',
  change: 'the results glow',
  token: 'the results glow',
}

const GLOW = [
  ['prescience', 'the prescience cards glow'],
  ['leader', 'leaders glow at your dice'],
  ['card', 'your cards glow'],
  ['die', 'the results glow'],
] as const

const FACES: Readonly<Record<string, { who: string; house: string }>> = {
  atreides: { who: 'paul_atreides', house: 'atreides' },
  fremen_ally: { who: 'stilgar', house: 'fremen' },
  harkonnen: { who: 'baron_harkonnen', house: 'harkonnen' },
  corrino_ally: { who: 'emperor_shaddam_iv', house: 'corrino' },
}

/** A table of War for Arrakis: the area pointed at, and what a click means. */
export class WarGame extends TableBase<WarView> {
  readonly told: ReadonlySet<string>
  readonly deeds: ReadonlySet<string>
  readonly ceremony: TableBase['ceremony'] = {
    round: ['storm', 'brass', true, 'sandstorm'],
    won: ['vp', 'vp', true],
    destroyed: ['settlement', 'danger', true, 'carthag'],
    emerge: ['worm', 'spice', true, 'sandworm'],
    battle_over: ['combat', 'sword', true],
    attack: ['combat', 'danger'],
    supremacy: ['vp', 'danger'],
    claim: ['ui-eye', 'fremen'],
  }
  /** What just happened on the map. */
  traces = $state.raw<Trace[]>([])
  /** An air zone pointed at: its sectors are shown. */
  zone = $state<string | null>(null)
  /** Whether the map shows where storms strike. */
  storms = $state(false)
  private trailing = 0
  readonly columns: readonly Column[] = [
    { title: 'Steps', icon: 'vp', of: (seat) => this.of(seat)?.score ?? 0 },
    { title: 'Settlements, sietches', of: (seat) => this.of(seat)?.settlements ?? 0 },
    { title: 'Units', of: (seat) => this.of(seat)?.units ?? 0 },
  ]

  override readonly counted = ['step', 'steps'] as const
  override readonly comparable = false

  constructor(
    link: TableLink,
    private readonly printed: WarSheet,
    /** The modules that are played. */
    readonly modules: readonly WarModule[] = [],
  ) {
    super(link)
    this.told = new Set([...TOLD, ...modules.flatMap(({ told }) => told ?? [])])
    this.deeds = new Set([...DEEDS, ...modules.flatMap(({ deeds }) => deeds ?? [])])
    for (const { ceremony } of modules) Object.assign(this.ceremony, ceremony)
    this.drawn = new Map(modules.flatMap(({ drawn }) => Object.entries(drawn ?? {})))
  }

  /** The kinds of things that modules draw, and the tab of a phone that they are on. */
  readonly drawn: ReadonlyMap<string, Tab>

  /** The components in use: a table of somebody's own box brings along what differs. */
  sheet: WarSheet = $derived.by(() =>
    this.view?.content.sheet ? { ...this.printed, ...this.view.content.sheet } : this.printed,
  )

  /** The side of the seat that looks on, as a number. */
  mySide: number | null = $derived.by(() => (this.me === null ? null : this.sideOf(this.me)))
  player: WarPlayer | null = $derived.by(() =>
    this.mySide === null ? null : (this.view?.players[this.mySide] ?? null),
  )
  laid: Laid = $derived.by(() => lay(this.options, this.drawn.keys()))
  /** Where eyes are: what is pointed at, else what the business at hand is about. */
  focus: string | null = $derived.by(() => {
    const table = this.view?.table
    const business = table?.business
    const at =
      business && 'at' in business ? business.at : business && 'from' in business ? business.from : null
    return this.pointed ?? table?.battle?.at ?? at
  })

  get rounds(): number {
    return this.view?.table.round ?? 0
  }

  get stage(): string {
    return `Round ${this.view?.table.round ?? 0}`
  }

  /** The number after the last seat stands for a side that nobody plays, if there is one. */
  get rival(): number | null {
    const { seats = 0, players = [] } = this.view ?? {}
    return players.some(({ automaton }) => automaton) ? seats : null
  }

  override get houses(): number {
    return (this.view?.seats ?? 0) + (this.rival === null ? 0 : 1)
  }

  override victors(winners: number[]): number[] {
    const won = this.view?.table.winner
    const automaton = this.rival !== null && this.view?.players.find(({ side }) => side === won)?.automaton
    return automaton ? [this.houses - 1] : winners
  }

  /** The side that a seat plays, as a number. */
  sideOf(seat: number): number {
    if (seat === this.rival) return this.view?.players.findIndex(({ automaton }) => automaton) ?? seat
    const board = this.view?.dashboards?.[seat]
    return board ? seatOf(board.side) : seat
  }

  override together(seat: number): number[] {
    const all = Array.from({ length: this.houses }, (_, other) => other)
    return all.filter((other) => this.sideOf(other) === this.sideOf(seat))
  }

  /** What there is of the side of a seat. */
  of(seat: number): WarPlayer | undefined {
    return this.view?.players[this.sideOf(seat)]
  }

  /** The seat that stands for a side: its House, where two share it. */
  houseOf(side: Side): number {
    if (this.rival !== null && this.sideOf(this.rival) === seatOf(side)) return this.rival
    return Math.max(0, this.view?.dashboards?.findIndex((board) => board.side === side) ?? seatOf(side))
  }

  area(key: string): AreaView | undefined {
    return this.view?.table.areas[key]
  }

  /** What modules have in an area. */
  pieces(key: string): Piece[] {
    return this.modules.flatMap(({ pieces }) => pieces?.(this, key) ?? [])
  }

  /** What modules draw at a place of the table. */
  slot<Name extends 'Board' | 'Under' | 'Over' | 'Track'>(name: Name): NonNullable<WarModule[Name]>[] {
    return this.modules.flatMap((module) => module[name] ?? [])
  }

  /** The first that a module says of a key, in one of its tables. */
  byModule<Said>(of: (module: WarModule) => Readonly<Record<string, Said>> | undefined, key: string) {
    for (const module of this.modules) {
      const found = of(module)?.[key]
      if (found !== undefined) return found
    }
    return undefined
  }

  terrain(key: string): Terrain {
    return this.area(key)?.terrain ?? this.sheet.areas[key]?.terrain ?? 'desert'
  }

  sideName(side: Side): string {
    return this.sheet.sides[seatOf(side)]?.name ?? side
  }

  title(key: string): string {
    const { areas, planning, leaders, prescience, zones, sectors, pieces } = this.sheet
    const zone = zones[key]
    if (zone) return zone.sectors.map((sector) => sectors[sector]).join(' and ')
    const row = this.view?.table.row.find((card) => card.key === key)
    return (
      (areas[key] ?? planning[key] ?? leaders[key] ?? row ?? prescience[key] ?? pieces[key])?.name ??
      key.replaceAll('_', ' ')
    )
  }

  protected unnamed(seat: number): string {
    return this.calling(seat) || `Seat ${seat + 1}`
  }

  calling(seat: number): string {
    return this.view?.dashboards?.[seat]?.name ?? this.sheet.sides[this.sideOf(seat)]?.name ?? ''
  }

  winnerIn(lines: readonly LogLine[]): number | null {
    const won = lines.findLast((line) => line.kind === 'won')
    return won && won.seat >= 0 ? won.seat : null
  }

  override ending(): string {
    return this.view?.table.ended?.words ?? ''
  }

  /** The heights of the two sides. */
  private get heights(): number[] {
    return (this.view?.players ?? []).map(({ score }) => score)
  }

  /** What each seat tells of its side: of partners the first for both. */
  private bySide<Told>(told: readonly Told[][]): Told[][] {
    return Array.from({ length: this.houses }, (_, seat) =>
      this.together(seat)[0] === seat ? (told[this.sideOf(seat)] ?? []) : [],
    )
  }

  override get breakdown(): Part[][] {
    return this.bySide(stepsBySource(this.link.log, this.heights))
  }

  override get course(): number[][] {
    return this.bySide(stepsByRound(this.link.log, this.heights))
  }

  override get honours(): Honour[] {
    return honoured(AWARDS, this.link.log, this.houses)
  }

  override get lack(): string {
    const { supremacy = 0, prescience } = this.view?.table ?? {}
    if (this.player?.side === 'harkonnen')
      return `Your supremacy stood on ${supremacy} of ${this.sheet.last_step}.`
    const lacking = (this.player?.objectives ?? []).map((goal) =>
      MARKERS.reduce((sum, one) => sum + Math.max(0, goal[one] - (prescience?.[one] ?? 0)), 0),
    )
    const least = Math.min(...lacking)
    return least > 0 && least < Infinity
      ? `You lacked ${least} ${least === 1 ? 'step' : 'steps'} of prescience.`
      : ''
  }

  /** Who stands for a seat: by what it plays. */
  override face(seat: number): { who: string; house: string } | null {
    const role = this.view?.dashboards?.[seat]?.role ?? this.of(seat)?.side ?? ''
    return FACES[role.replace(/^house_/, '')] ?? null
  }

  doing(ask: string): string {
    return this.byModule(({ asks }) => asks, ask) ?? doing(ask)
  }

  icon(line: LogLine): Sign | null {
    return signOf(line) ?? this.byModule(({ signs }) => signs, line.kind) ?? null
  }

  ownPrompt({ prompt, rule, ask }: DecisionView): Prompt {
    const beside = this.modules.map(({ hint }) => hint?.(this)).find(Boolean)
    return { seat: this.me, title: prompt ?? '', hint: beside ?? this.hint(ask), rule }
  }

  private hint(ask: string): string {
    if (HINTS[ask]) return HINTS[ask]
    const laid = this.laid
    if (laid.has('zone') && !laid.has('area')) return 'the air zones glow on the map'
    if (laid.all('area').some((option) => !option.aside)) return 'choose a glowing area'
    const places = [...this.modules.flatMap(({ glow }) => glow ?? []), ...GLOW]
    return places.find(([kind]) => laid.has(kind))?.[1] ?? ''
  }

  override camps(line: LogLine): Camp[] {
    return campsOf(this, line)
  }

  announce(lines: LogLine[]): void {
    soundsOf(lines).forEach(sound)
    this.trace(lines)
  }

  /** Show lines of the story on the map for a while. */
  trace(lines: readonly LogLine[]): void {
    const traces = tracesOf(
      lines.map((line) => ({ ...line, seat: line.seat < 0 ? line.seat : this.sideOf(line.seat) })),
      (kind) => this.byModule(({ bursts }) => bursts, kind),
    )
    if (!traces.length) return
    clearTimeout(this.trailing)
    this.traces = traces
    const last = stillness() ? 0 : (traces.at(-1)?.delay ?? 0)
    this.trailing = window.setTimeout(() => (this.traces = []), last + FADE)
  }

  protected unselect(): void {
    this.traces = []
    this.zone = null
  }

  protected settle(): void {
    if (this.mine) return
    this.pointed = null
    this.zone = null
  }

  /** The nth card of the hand; with Shift the nth button of the prompt. */
  digit(index: number, shift: boolean): boolean {
    if (shift) {
      const option = [...this.laid.all('piece'), ...this.laid.buttons][index]
      this.choose(option)
      return Boolean(option)
    }
    const result = this.sheet.results[index]
    const card = this.player?.hand?.[index] ?? ''
    if (result && this.laid.at('die', result)) this.clickDie(result)
    else this.chooseFrom(this.title(card), this.laid.at('card', card))
    return true
  }

  protected tell(kind: string, key: string): Told | null {
    return tellOf(this, kind, key)
  }

  /** What to ask about a closed thing: the first verb offered for others of its kind. */
  like(kind: string, key: string): string {
    const like = this.laid.all(kind).find((option) => !option.aside)
    return like ? `${like.verb} ${key}` : ''
  }

  clickDie(result: string): void {
    this.chooseFrom(`${result} dice`, this.laid.at('die', result))
  }

  clickZone(key: string, touch = false): void {
    const again = this.menu !== null && this.zone === key
    this.zone = key
    this.menu = null
    this.pick(this.title(key), this.laid.at('zone', key), touch && !again)
  }

  clickArea(key: string, touch = false): void {
    const again = this.menu !== null && this.pointed === key
    this.pointed = key
    this.menu = null
    this.pick(this.title(key), this.laid.at('area', key), touch && !again)
  }

  /** The seats: mine, that of my partner, and the others; then the automaton. */
  get sides(): readonly number[] {
    const seats = Array.from({ length: this.houses }, (_, seat) => seat)
    const far = (seat: number) =>
      seat === this.me ? 0 : this.mySide !== null && this.sideOf(seat) === this.mySide ? 1 : 2
    return seats.toSorted((a, b) => far(a) - far(b))
  }
}

export const warTable = (): WarGame => anyTable() as WarGame
