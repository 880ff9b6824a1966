import type { ImperiumView, PlayerView, Sheet } from './view'
import type { DecisionView, OptionView } from '@/lib/view'
import type { TableLink } from '@/lib/socket.svelte'
import { sound, soundsOf } from '@/lib/sounds'
import { keyAt } from '@/lib/story'
import type { LogLine } from '@/lib/wire'
import {
  anyTable,
  provide,
  TableBase,
  type Camp,
  type Ceremony,
  type Column,
  type Honour,
  type Part,
  type TeamScore,
  type Sign,
} from '@/chrome/table/base.svelte'
import { launch } from '@/chrome/table/flights'
import { signsOf } from './cards/signs'
import { flightsOf } from './flights'
import { PILES, place, type Placed, type Zone } from './placing'
import type { Prompt } from '@/chrome/prompt/prompt'
import type { Told } from '@/chrome/words/words'
import { campsOf } from './camps'
import { factionNames } from './factions'
import { honoursOf } from './honours'
import { levelTeams, SIGNS, TEAM_NAMES, teamsOf } from './mechanisms/teams/teams'
import { pointsByRound, pointsBySource, SOURCE_NAMES, SOURCES } from './sources'
import { iconOf } from './story'
import { tellOf } from './tell'
import { tiebreak } from './tiebreak'
import { doing, ICON_WORDS } from './words'

export { provide }

export type Selection = { kind: 'card'; key: string; index: number } | { kind: 'space'; key: string }
/** A card of House Hagal, and the space where a rival acts on it. */
export interface HagalMove {
  card: string
  seat: number
  space: string
}
const TOLD = new Set([
  'send',
  'rival_send',
  'reveal',
  'play',
  'place',
  'acquire',
  'winner',
  'swordmaster',
  'alliance',
  'control',
])
const DEEDS = new Set(['send', 'reveal', 'play', 'acquire', 'pass', 'trash', 'discard', 'secret', 'drafted'])

const CEREMONY: Readonly<Record<string, Ceremony>> = {
  place: ['combat', 'sword', true],
  winner: ['vp', 'vp', true],
  alliance: ['alliance', 'brass', true],
  vp: ['vp', 'vp'],
  acquire: ['acquire', 'ok'],
  swordmaster: ['swordmaster', 'brass'],
  control: ['control', 'brass'],
}

/** A table of Dune: Imperium: what is selected, and what a click means. */
export class TableGame extends TableBase<ImperiumView> {
  selected = $state.raw<Selection | null>(null)
  pilesShown = $state(false)
  /** In a narrow window the row and the log share a place. */
  side = $state<'market' | 'log'>('market')
  /** Cards of House Hagal still to be shown, one after the other. */
  hagal = $state.raw<HagalMove[]>([])
  readonly told = TOLD
  readonly deeds = DEEDS
  /** The position before the last lines of the story: who fought is gone from the new one. */
  before: ImperiumView | null = null
  /** A new round shows the picture of its conflict. */
  get ceremony(): Readonly<Record<string, Ceremony>> {
    return { ...CEREMONY, round: ['first', 'brass', true, this.view?.table.conflict ?? ''] }
  }
  readonly columns: readonly Column[] = [
    { title: 'Points', icon: 'vp', of: (seat) => this.view?.players[seat]?.vp ?? 0 },
    { title: 'Spice', of: (seat) => this.view?.players[seat]?.spice ?? 0 },
    { title: 'Solari', of: (seat) => this.view?.players[seat]?.solari ?? 0 },
    { title: 'Water', of: (seat) => this.view?.players[seat]?.water ?? 0 },
  ]

  constructor(
    link: TableLink,
    readonly sheet: Sheet,
  ) {
    super(link)
  }

  player: PlayerView | null = $derived(this.me === null ? null : (this.view?.players[this.me] ?? null))
  placed: Placed = $derived(place(this.options))
  /** Spaces that glow, with what a click on them sends (nothing: choose a card first). */
  openSpaces: Map<string, OptionView | null> = $derived.by(() => this.spacesToClick())

  get rounds(): number {
    return this.view?.table.round ?? 0
  }

  get stage(): string {
    return `Round ${this.view?.table.round ?? 0}`
  }

  protected unnamed(seat: number): string {
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
  ix = $derived.by(() => this.view?.sets.includes('ix') ?? false)
  bloodlines = $derived.by(() => this.view?.sets.includes('bloodlines') ?? false)
  /** Six players in two teams. */
  six = $derived.by(() => this.view?.table.teams !== undefined)
  /** The factions of the main board by their names. */
  factions = $derived.by(() => factionNames(this.view?.seats))
  /** The tracks of this board, with their bonuses. */
  tracks = $derived.by(() => {
    if (this.six) return this.sheet.teams_tracks
    return this.uprising ? this.sheet.uprising_tracks : this.sheet.tracks
  })
  uprising = $derived.by(() => this.view?.sets.includes('uprising') ?? false)
  /** Tech tiles are in play: on Ix, or at the Embassy. */
  tech = $derived.by(() => this.view?.table.tech !== undefined)
  /** More pieces than the game alone has. */
  fuller = $derived.by(() => this.ix || this.bloodlines)
  /** A space of a leader takes the last place of the grid on the phone. */
  crowded = $derived.by(() => this.spaces.filter((space) => space.faction === null).length > 14)
  /** The points that end the game. */
  goal = $derived.by(() => this.view?.goal ?? 0)

  winnerIn(lines: readonly LogLine[]): number | null {
    return lines.findLast((line) => line.kind === 'winner')?.seat ?? null
  }

  override get breakdown(): Part[][] {
    const scores = (this.view?.players ?? []).map((player) => player.vp)
    return pointsBySource(this.link.log, scores, this.sheet).map((mine) =>
      SOURCES.map((key) => ({ key, name: SOURCE_NAMES[key], much: mine[key] })),
    )
  }

  override get honours(): Honour[] {
    return honoursOf(this.link.log, this.view?.players.length ?? 0)
  }

  override get course(): number[][] {
    const scores = (this.view?.players ?? []).map((player) => player.vp)
    return pointsByRound(this.link.log, scores)
  }

  override get teams(): TeamScore[] {
    return teamsOf(this.view).map(({ number, seats, score }) => ({
      name: TEAM_NAMES[number] ?? '',
      seats,
      score,
      icon: SIGNS[number] ?? '',
      tone: `team${number + 1}`,
    }))
  }

  override face(seat: number): { who: string; house: string } | null {
    const leader = this.sheet.leaders[this.view?.players[seat]?.leader ?? '']
    return leader ? { who: leader.key, house: leader.house } : null
  }

  /** What settled a tie for the most points (IMP 8.3.1). */
  override ending(winners: readonly number[]): string {
    return this.six ? levelTeams(this.view, winners) : tiebreak(this.view?.players ?? [], winners, this.name)
  }

  calling(seat: number): string {
    const leader = this.view?.players[seat]?.leader
    return leader ? this.title(leader) : ''
  }

  doing(ask: string): string {
    return doing(ask)
  }

  icon(line: LogLine): Sign | null {
    return iconOf(line, this.sheet)
  }

  ownPrompt({ prompt, rule }: DecisionView): Prompt {
    const seat = this.me
    if (this.selected?.kind === 'card') {
      const icons = this.signsOf(this.selected.key)
      const words = icons.map((icon) => ICON_WORDS[icon] ?? icon)
      const list =
        words.length > 4
          ? 'many spaces'
          : words.length > 1
            ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
            : (words[0] ?? 'any space')
      return {
        seat,
        title: `Send ${this.title(this.selected.key)} to a glowing space`,
        brief: `${this.title(this.selected.key)}: to which space?`,
        hint: list,
        rule: 'IMP 4.2.1',
      }
    }
    if (this.selected?.kind === 'space') {
      return {
        seat,
        title: `To ${this.title(this.selected.key)} with which card?`,
        hint: 'choose a glowing card',
        rule: 'IMP 4.1.1',
      }
    }
    const title = prompt ?? ''
    return {
      seat,
      title: title.charAt(0).toUpperCase() + title.slice(1),
      brief: this.brief(),
      hint: this.hint(),
      rule,
    }
  }

  /** The signs that a card opens: its own, or those of the spaces that something else opens to it. */
  private signsOf(card: string): string[] {
    const sheet = this.sheet.cards[card]
    const signs = sheet ? signsOf(sheet) : []
    if (signs.length || sheet?.anywhere) return signs
    const open = [...(this.placed.sends.get(card)?.keys() ?? [])]
    return [...new Set(open.map((space) => this.sheet.spaces[space]?.icon ?? ''))]
  }

  /** What is asked most often, for the phone. */
  private brief(): string {
    if (this.decision?.ask === 'agent_turn') return 'What next?'
    if (this.decision?.ask !== 'turn') return ''
    return this.placed.sends.size ? 'Send an agent, or reveal' : 'Reveal, or play a plot card'
  }

  private hint(): string {
    switch (this.decision?.ask) {
      case 'turn':
        return this.placed.sends.size ? 'card, then space' : ''
      case 'reveal_turn':
        return this.persuasion()
      case 'deploy':
        return this.garrison()
      case 'agent_turn':
        return 'in any order'
      default:
        return ''
    }
  }

  /** What is left to spend; some effects count what was generated in all. */
  private persuasion(): string {
    const all = this.player?.generated
    return `${this.player?.persuasion ?? 0} persuasion left${all === undefined ? '' : `, ${all} generated`}`
  }

  private garrison(): string {
    const elite = this.player?.commanders?.garrison ?? 0
    const ships = this.player?.dreadnoughts?.garrison ?? 0
    return `${this.player?.garrison ?? 0} in your garrison${elite ? `, ${elite === 1 ? 'a commander' : `${elite} commanders`}` : ''}${ships ? `, and ${ships === 1 ? 'a dreadnought' : `${ships} dreadnoughts`}` : ''}`
  }

  /** Everything a component is called by its key. */
  title(key: string): string {
    if (key === 'shipping_track') return 'Shipping track'
    if (key === 'ixian_embassy') return 'Ixian Embassy'
    const {
      cards,
      spaces,
      intrigue,
      leaders,
      conflicts,
      tech,
      skills,
      navigation,
      posts,
      contracts,
      objectives,
    } = this.sheet
    return (
      (
        cards[key] ??
        spaces[key] ??
        intrigue[key] ??
        leaders[key] ??
        conflicts[key] ??
        tech[key] ??
        skills[key] ??
        navigation[key] ??
        posts[key] ??
        contracts[key] ??
        objectives[key]
      )?.name ?? key
    )
  }

  private spacesToClick(): Map<string, OptionView | null> {
    const open = new Map<string, OptionView | null>()
    for (const [space, options] of this.placed.laid.of('space')) open.set(space, options[0] ?? null)
    const card = this.selected?.kind === 'card' ? this.selected.key : null
    for (const [key, spaces] of this.placed.sends) {
      if (card !== null && key !== card) continue
      for (const [space, option] of spaces)
        open.set(space, card === null ? (open.get(space) ?? null) : option)
    }
    return open
  }

  /** Cards of the hand that glow: what a click on them does. */
  cardOpen(key: string): boolean {
    if (this.placed.laid.at('hand', key)) return true
    const spaces = this.placed.sends.get(key)
    if (!spaces) return false
    return this.selected?.kind === 'space' ? spaces.has(this.selected.key) : true
  }

  // --- clicks

  clickCard(key: string, index: number): void {
    this.menu = null
    const own = this.placed.laid.at('hand', key)
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
    const several = this.placed.laid.at('space', key)
    if (several && several.length > 1) return this.chooseFrom(this.title(key), several)
    if (option) return this.choose(option)
    const cards = [...this.placed.sends].filter(([, spaces]) => spaces.has(key))
    if (cards.length === 1) return this.choose(cards[0]?.[1].get(key))
    const same = this.selected?.kind === 'space' && this.selected.key === key
    this.selected = same ? null : { kind: 'space', key }
  }

  clickPile(zone: Zone, key: string): void {
    this.chooseFrom(this.title(key), this.placed.laid.at(zone, key))
  }

  /** Agents could still be sent before the reveal. */
  idle = $derived.by(() => (this.player?.agents ?? 0) > 0 && this.placed.sends.size > 0)
  private warned = false

  /** The reveal ends the sending of agents: where one would be wasted, it is asked once. */
  override press(option: OptionView | undefined | null): void {
    if (option?.notation === 'reveal' && this.mine && this.idle && !this.warned) {
      this.warned = true
      const left = this.player?.agents ?? 0
      this.menu = {
        title: left === 1 ? 'An agent could still be sent' : `${left} agents could still be sent`,
        options: [option],
      }
    } else this.choose(option)
  }

  protected unselect(): void {
    this.selected = null
  }

  override escape(): void {
    if (this.pilesShown && !this.ruleShown && !this.spoken) this.pilesShown = false
    else super.escape()
  }

  override reveal(region: string): void {
    if (region === 'market' || region === 'log') this.side = region
  }

  /** Digits choose a card of the hand, with Shift an intrigue card. */
  digit(index: number, shift: boolean): boolean {
    const key = shift ? this.player?.intrigue?.[index] : this.player?.hand?.[index]
    if (!key) return false
    if (shift) this.choose(this.placed.laid.at('intrigue', key)?.[0])
    else this.clickCard(key, index)
    return true
  }

  override hurry(on: boolean): void {
    super.hurry(on)
    if (on) this.hagal = []
  }

  announce(lines: LogLine[]): void {
    if (!this.hurrying) launch(flightsOf(lines, this.sheet, this.me))
    this.showHagal(lines)
    soundsOf(lines).forEach(sound)
  }

  /** Show what the deck of House Hagal turned up, at the spaces it names. */
  private showHagal(lines: LogLine[]): void {
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

  protected tell(kind: string, key: string): Told | null {
    return tellOf(this, kind, key)
  }

  override camps(line: LogLine): Camp[] {
    return campsOf(this, line)
  }

  protected settle(): void {
    this.before = this.link.view as ImperiumView | null
    const kept = this.selected
    if (
      kept?.kind === 'card' &&
      !(this.placed.sends.has(kept.key) && this.player?.hand?.[kept.index] === kept.key)
    ) {
      this.selected = null
    }
    if (kept?.kind === 'space' && !this.openSpaces.has(kept.key)) this.selected = null
    this.pilesShown = this.placed.laid.has(...PILES)
  }
}

export const table = (): TableGame => anyTable() as TableGame
