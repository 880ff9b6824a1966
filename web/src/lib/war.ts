/** What the server sends of War for Arrakis: the observation of a seat, and the sheet for drawing. */
import type { DecisionView } from './view'

export type Side = 'atreides' | 'harkonnen'
export type Terrain = 'mountain' | 'plateau' | 'minor_erg' | 'desert' | 'deep_desert'
export type Result = 'strategy' | 'leadership' | 'deployment' | 'mentat' | 'house'
export type Marker = 'kwisatz_haderach' | 'sand_dwellers' | 'jihad'
export type Power = 'spacing_guild' | 'landsraad' | 'choam'
export type Vehicle = 'ornithopter' | 'carryall' | 'harvester'

// --- the sheet

export interface Printed {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
}
export interface AreaSheet {
  key: string
  name: string
  terrain: Terrain
  sectors: number[]
  adjacent: string[]
  impassable: string[]
  /** The rank of the Harkonnen settlement that stands here at first. */
  settlement: number | null
  sietch: boolean
  station: boolean
}
export interface LeaderSheet extends Printed {
  side: Side
  /** The result that its card lies on; null: none, or the Desert Power action. */
  box: Result | null
  hits: number
  shields: number
}
export interface SideSheet {
  key: Side
  name: string
  /** Dice that one result holds. */
  slots: number
  decks: Record<string, string>
  pieces: Record<string, string>
}
export interface SpiceRow {
  dice: number
  harvesters: number
  ornithopters: number
  carryalls: number
}
export interface WarSheet {
  areas: Record<string, AreaSheet>
  sectors: string[]
  zones: Record<string, { key: string; sectors: number[] }>
  atomics: Record<string, { area: string; exposes: string[] }>
  planning: Record<string, Printed>
  leaders: Record<string, LeaderSheet>
  prescience: Record<string, Printed>
  objectives: Record<string, Printed>
  dice: Record<string, Printed>
  rows: SpiceRow[]
  sides: [SideSheet, SideSheet]
  results: Result[]
  markers: Record<Marker, string>
  imperium: Record<Power, { name: string; ban: string }>
  /** Step → what it brings. */
  tracks: { supremacy: Record<string, string>; prescience: Record<string, string> }
  last_step: number
  /** Prescience cards that can be claimed in a round. */
  claims: number
}

// --- the observation

export interface LegionView {
  side: Side
  regular?: number
  elite?: number
  fedaykin?: number
  sardaukar?: number
  naib?: number
  bashar?: number
  leaders?: string[]
  /** Facedown deployment tokens, those of the start and standard ones. */
  tokens?: number
  reserve_tokens?: number
  /** What they hide, for their owner: "token_1r1e". */
  hidden?: string[]
}
export interface AreaView {
  legion?: LegionView
  settlement?: number
  /** The rank; null: not known. */
  sietch?: number | null
  sietch_revealed?: boolean
  harvester?: boolean
  wormsign?: boolean
  sandworm?: boolean
  wild_maker?: boolean
  station?: boolean
  terrain?: Terrain
}
export interface ForesightView {
  key: string
  name: string
  when: string
  requirement: string
  advance: Record<Marker, number>
  advance_text: string
  /** It stays until it is claimed. */
  eyes: boolean
  /** It brings two steps more this round. */
  fear: boolean
}
/** Hits, shields and specials. */
export type Roll = [number, number, number]
export interface BattleView {
  attacker: Side
  from: string
  at: string
  round: number
  stage: string
  surprise: boolean
  /** Dice by discarded cards, the attacker's first. */
  cards: [number, number]
  rolls: [Roll, Roll]
}
export interface OddsView {
  from: string
  at: string
  /** What would be taken. */
  takes: 'sietch' | 'settlement' | null
  attacker: number
  defender: number
  losses: [number, number]
  words: string
  /** The attacker's chance if one more card is discarded for a die. */
  with_die?: number
}
export type BusinessView =
  | { kind: 'moving'; from: string; legion: LegionView | null; zone: string | null }
  | { kind: 'attacking'; from: string; zone: string | null }
  | { kind: 'placing'; left: string[]; at: string | null }
  | { kind: 'losses'; at: string; hits: number }
export interface WarTable {
  round: number
  last_round: number
  phase: string
  turn: Side | null
  winner: Side | 'nobody' | null
  supremacy: number
  prescience: Record<Marker, number>
  /** The step of each marker on The Spice Must Flow board, from the top. */
  imperium: Record<Power, number>
  bans: Power[]
  spice_reserve: number
  token_reserve: number
  atomics: string | null
  row: ForesightView[]
  claims: number
  claimed: string[]
  prescience_deck: number
  prescience_gone: string[]
  tokens_left: number
  tokens_gone: string[]
  forced: Result | null
  paul_held: boolean
  objectives_excluded: number[]
  areas: Record<string, AreaView>
  zones: Record<string, Vehicle | null>
  /** Areas that no storm reaches. */
  sheltered: string[]
  battle: BattleView | null
  business: BusinessView | null
  /** Target → chances; where a legion is to be chosen, its area → its best attack. */
  odds: Record<string, OddsView>
}
export interface WarPlayer {
  side: Side
  score: number
  units: number
  settlements: number
  dice: Record<Result, number>
  token_slot: Result | null
  tokens: number
  hand_size: number
  hand_decks: Record<string, number>
  decks: Record<string, number>
  discard: string[]
  supply: Record<string, number>
  /** Leader → "out", "aside", "removed", "tank 3" or an area. */
  leaders: Record<string, string>
  spent: string[]
  hand?: string[]
  objectives?: Record<Marker, number>[]
}
export interface WarView {
  game: string
  seat: number | null
  seats: number
  /** One's own content brings along what it changes of the sheet. */
  content: { name: string; designed: string[]; sheet: Pick<WarSheet, 'leaders' | 'prescience' | 'objectives'> | null }
  table: WarTable
  players: WarPlayer[]
  decision: DecisionView | null
}
