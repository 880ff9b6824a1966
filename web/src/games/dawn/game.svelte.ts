import type { DawnSheet, DawnView, TerritoryView, TribeView } from './view'
import type { TableLink } from '@/lib/socket.svelte'
import { sound, soundsOf } from '@/lib/sounds'
import type { DecisionView } from '@/lib/view'
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
import { launch } from '@/chrome/table/flights'
import type { Prompt } from '@/chrome/prompt/prompt'
import type { Told } from '@/chrome/words/words'
import { AWARDS, sietchesByCycle, sietchesBySource } from './end'
import { flightsOf, steps, type Group } from './flights'
import { keyOf } from '@/lib/laid'
import { lay, type OnMap } from './placing'
import { campsOf } from './camps'
import { tellOf } from './tell'
import { doing, signOf } from './words'

const TOLD = new Set(['result', 'trade', 'build', 'promote', 'vanish', 'adopted', 'over', 'cycle', 'bar'])
const DEEDS = new Set([
  'barrier',
  'site',
  'settle',
  'build',
  'exchange',
  'thumper',
  'call',
  'promote',
  'offer',
  'refuse',
  'trade',
  'ship',
  'attack',
  'support',
  'scavenge',
  'bar',
  'motion',
  'council_vote',
  'vote',
])

/** Questions that begin with what the table shows. */
const SHOWN = new Set(['offered', 'support', 'move', 'bar', 'council_vote'])
const ROLL_SHOWN = 1400

/** A table of Dawn of the Fremen: the token chosen, the place pointed at, and what a click means. */
export class DawnGame extends TableBase<DawnView> {
  /** The token whose places glow; null: all places. */
  token = $state<string | null>(null)
  /** What the Arrakis die has just shown. */
  rolled = $state<{ face: string; seat: number } | null>(null)
  /** Where a group on its way was seen last. */
  private way: string[] = []
  private rolling = 0
  readonly told = TOLD
  readonly deeds = DEEDS
  readonly ceremony = {
    cycle: ['storm', 'brass', true, 'two_moons'],
    over: ['sietch', 'vp', true],
    result: ['combat', 'sword', true],
    promote: ['worm', 'spice', true, 'great_maker'],
    attack: ['combat', 'danger'],
    call: ['maker', 'spice', false, 'thumper'],
    adopted: ['council', 'landsraad'],
    rejected: ['council', 'danger'],
    trade: ['negotiator', 'ok'],
  } as const
  readonly columns: readonly Column[] = [
    { title: 'Sietches', icon: 'sietch', of: (seat) => this.view?.players[seat]?.sietches ?? 0 },
    { title: 'Territories', of: (seat) => this.view?.players[seat]?.territories ?? 0 },
    { title: 'Warriors left', of: (seat) => this.view?.players[seat]?.warriors ?? 0 },
  ]

  override readonly counted = ['sietch', 'sietches'] as const
  override readonly span = 'cycle'

  constructor(
    link: TableLink,
    private readonly printed: DawnSheet,
  ) {
    super(link)
  }

  /** The components in use: a table of somebody's own box brings them along. */
  sheet: DawnSheet = $derived.by(() => this.view?.content.sheet ?? this.printed)
  player: TribeView | null = $derived(this.me === null ? null : (this.view?.players[this.me] ?? null))
  laid: OnMap = $derived.by(() => lay(this.options, this.token))
  /** Where eyes are: what is pointed at, else what the business at hand is about. */
  focus: string | null = $derived.by(() => this.pointed ?? this.view?.table.attack?.target ?? null)

  /** The votes on the motion that is before the council, so far. */
  votes: Map<number, boolean> = $derived.by(() => {
    if (this.past || !this.view?.table.motion) return new Map<number, boolean>()
    const lines = this.link.log.slice(this.link.log.findLastIndex((line) => line.kind === 'motion') + 1)
    return new Map(
      lines
        .filter((line) => line.kind === 'council_vote')
        .map((line) => [line.seat, Boolean(line.public[0])]),
    )
  })

  /** What lies in all territories of a tribe together. */
  goods(seat: number): Record<string, number> {
    const all: Record<string, number> = {}
    for (const { owner, resources } of Object.values(this.view?.table.territories ?? {})) {
      if (owner === seat)
        for (const [kind, much] of Object.entries(resources)) all[kind] = (all[kind] ?? 0) + much
    }
    return all
  }

  override readonly emblem = (seat: number): string => this.sheet.tribes[seat]?.emblem ?? ''

  /** Who leads the cycle, or the Harj before the first. */
  get leader(): number {
    const { cycle = 0, lead = 0, harj = 0 } = this.view?.table ?? {}
    return cycle ? lead : harj
  }

  get rounds(): number {
    return this.view?.table.cycle ?? 0
  }

  get stage(): string {
    return this.view?.table.cycle ? `Cycle ${this.view.table.cycle}` : 'The Harj'
  }

  land(key: string): TerritoryView | undefined {
    return this.view?.table.territories[key]
  }

  title(key: string): string {
    const { territories, drum_sand, tokens, cards } = this.sheet
    return (territories[key] ?? drum_sand[key] ?? tokens[key] ?? cards[key])?.name ?? key
  }

  protected unnamed(seat: number): string {
    return this.calling(seat) || `Seat ${seat + 1}`
  }

  calling(seat: number): string {
    return this.view?.players[seat]?.name ?? ''
  }

  winnerIn(): number | null {
    return this.view?.table.won[0] ?? null
  }

  override ending(): string {
    return this.view?.table.ended?.words ?? ''
  }

  private get sietches(): number[] {
    return (this.view?.players ?? []).map(({ sietches }) => sietches)
  }

  override get breakdown(): Part[][] {
    return sietchesBySource(this.link.log, this.sietches, Object.keys(this.sheet.tokens).indexOf('sietch'))
  }

  override get course(): number[][] {
    return sietchesByCycle(this.link.log, this.sietches, Object.keys(this.sheet.tokens).indexOf('sietch'))
  }

  override get honours(): Honour[] {
    return honoured(AWARDS, this.link.log, this.view?.players.length ?? 0)
  }

  doing(ask: string): string {
    return doing(ask)
  }

  icon(line: LogLine): Sign | null {
    return signOf(line)
  }

  /** What is talked over is drawn below the question, so the question alone is enough. */
  ownPrompt({ prompt, rule, ask }: DecisionView): Prompt {
    const title = SHOWN.has(ask) ? (prompt ?? '').split('. ').at(-1) : prompt
    return { seat: this.me, title: title ?? '', hint: this.hint(), rule }
  }

  private hint(): string {
    if (this.token) return `${this.title(this.token)}: choose a glowing territory`
    if (this.laid.borders.size) return 'choose a marked border'
    return this.laid.places.size
      ? this.laid.buttons.length
        ? 'glowing places on the map, or below'
        : 'choose a glowing place on the map'
      : ''
  }

  override camps(line: LogLine): Camp[] {
    return campsOf(this, line)
  }

  announce(lines: LogLine[]): void {
    soundsOf(lines).forEach(sound)
    launch([...flightsOf(lines, this.sheet, this.view), ...steps(this.way, this.group)])
    const roll = lines.findLast((line) => line.kind === 'roll')
    if (roll) this.showRoll(roll)
  }

  /** The group that is on its way: a shipment, or strength moved into an attack. */
  private get group(): Group | null {
    const { shipment, attack } = this.view?.table ?? {}
    if (shipment) return { path: shipment.path, tokens: shipment.carried.map(({ token }) => token) }
    return attack?.path.length ? { path: attack.path, tokens: attack.moved.map(({ token }) => token) } : null
  }

  private showRoll({ seat, public: [face] }: LogLine): void {
    clearTimeout(this.rolling)
    this.rolled = { face: Object.keys(this.sheet.faces)[Number(face)] ?? '', seat }
    this.rolling = window.setTimeout(() => (this.rolled = null), ROLL_SHOWN)
  }

  protected unselect(): void {
    this.token = null
  }

  protected settle(): void {
    if (this.token && !this.laid.tokens.includes(this.token)) this.token = null
    if (!this.mine) this.pointed = null
    this.way = this.group?.path ?? []
  }

  /** The nth button of the prompt. */
  digit(index: number): boolean {
    const option = this.laid.buttons[index]
    this.choose(option)
    return Boolean(option)
  }

  protected tell(kind: string, key: string): Told | null {
    return tellOf(this, kind, key)
  }

  /** What to ask about a closed place: the first verb offered for others. */
  like(place: string): string {
    const like = this.options.find((option) => keyOf(option, 'place'))
    const words = like?.at.map((spot) => (spot.kind === 'place' ? place : spot.key)) ?? []
    return like ? [like.verb, ...words].join(' ') : ''
  }

  clickToken(token: string): void {
    this.menu = null
    this.token = this.token === token ? null : token
  }

  clickPlace(key: string, touch = false): void {
    const again = this.menu !== null && this.pointed === key
    this.pointed = key
    this.menu = null
    this.pick(this.title(key), this.laid.places.get(key), touch && !again)
  }
}

export const dawnTable = (): DawnGame => anyTable() as DawnGame
