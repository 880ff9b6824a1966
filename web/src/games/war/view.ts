// Written by `python tools/view_types.py`; do not edit by hand.
import type { DecisionView, EndedView } from '@/lib/view'

export type Side = 'atreides' | 'harkonnen'
export type Terrain = 'mountain' | 'plateau' | 'minor_erg' | 'desert' | 'deep_desert'
export type Result = 'strategy' | 'leadership' | 'deployment' | 'mentat' | 'house'
export type Marker = 'kwisatz_haderach' | 'sand_dwellers' | 'jihad'
export type Power = 'spacing_guild' | 'landsraad' | 'choam'
export type Roll = [number, number, number]
export type BusinessView = Business | MovingView | AttackingView | PlacingView | LossesView
export type Business = LandingView | BombardingView

/** A named leader. */
export interface LeaderSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  side: Side
  /** The result that its card lies on; none: no box, or the Desert Power action. */
  box: Result | null
  hits: number
  shields: number
}

/** A component in words. */
export interface Printed {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
}

/** An area of the map. */
export interface AreaSheet {
  key: string
  name: string
  terrain: Terrain
  sectors: number[]
  x: number
  y: number
  adjacent: string[]
  impassable: string[]
  /** The rank of the Harkonnen settlement that stands here at first. */
  settlement: number | null
  sietch: boolean
  station: boolean
}

/** An air zone. */
export interface ZoneSheet {
  key: string
  sectors: number[]
  x: number
  y: number
}

/** What the family atomics do at a place. */
export interface AtomicsSheet {
  area: string
  exposes: string[]
}

/** A row of The Spice Must Flow board. */
export interface SpiceRow {
  dice: number
  harvesters: number
  ornithopters: number
  carryalls: number
}

/** One of the two sides. */
export interface SideSheet {
  key: Side
  name: string
  /** Dice that one result holds. */
  slots: number
  decks: Record<string, string>
  pieces: Record<string, string>
}

/** A power of The Spice Must Flow board, and its ban. */
export interface PowerSheet {
  name: string
  ban: string
}

/** What the steps of the tracks bring. */
export interface TracksSheet {
  supremacy: Record<string, string>
  prescience: Record<string, string>
}

/** A module of the rulebook. */
export interface ModuleSheet {
  title: string
  /** For each role the slots of its dashboard, by result. */
  slots?: Record<string, Record<string, number>>
}

/** Every component by kind and key. */
export interface WarSheet {
  leaders: Record<string, LeaderSheet>
  prescience: Record<string, Printed>
  objectives: Record<string, Printed>
  areas: Record<string, AreaSheet>
  sectors: string[]
  zones: Record<string, ZoneSheet>
  atomics: Record<string, AtomicsSheet>
  planning: Record<string, Printed>
  dice: Record<string, Printed>
  rows: SpiceRow[]
  sides: [SideSheet, SideSheet]
  results: Result[]
  markers: Record<Marker, string>
  imperium: Record<Power, PowerSheet>
  tracks: TracksSheet
  last_step: number
  /** Prescience cards that can be claimed in a round. */
  claims: number
  modules: Record<string, ModuleSheet>
  pieces: Record<string, Printed>
}

/** The part of the sheet that a content file may change. */
export interface ContentSheet {
  leaders: Record<string, LeaderSheet>
  prescience: Record<string, Printed>
  objectives: Record<string, Printed>
}

/** The content in use. */
export interface ContentView {
  name: string
  designed: string[]
  /** What it changes of the sheet, if it is not the box. */
  sheet: ContentSheet | null
}

/** A prescience card of the row. */
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

/** Units and leaders of a side, in an area or on their way. */
export interface LegionView {
  side: Side
  regular?: number
  elite?: number
  fedaykin?: number
  sardaukar?: number
  naib?: number
  bashar?: number
  leaders?: string[]
  /** Facedown deployment tokens of the start. */
  tokens?: number
  /** Facedown deployment tokens, standard ones. */
  reserve_tokens?: number
  /** What they hide, for their owner: "token_1r1e". */
  hidden?: string[]
  smuggler_regular?: number
  houses_major_troop?: number
  facedown_black?: number
  facedown_silver?: number
}

/** What is in an area. */
export interface AreaView {
  legion?: LegionView
  settlement?: number
  /** Its rank; none: not known. */
  sietch?: number | null
  sietch_revealed?: boolean
  harvester?: boolean
  wormsign?: boolean
  sandworm?: boolean
  wild_maker?: boolean
  station?: boolean
  /** Where it is not what is printed. */
  terrain?: Terrain
  smuggler_harvester?: boolean
  /** Its rank. */
  smugglers_base?: number
}

/** A battle that goes on. */
export interface BattleView {
  from: string
  attacker: Side
  at: string
  round: number
  stage: string
  surprise: boolean
  relentless: boolean
  extra: number
  enemy_dice: number
  /** Dice by discarded cards, the attacker's first. */
  cards: [number, number]
  rolls: [Roll, Roll]
  /** Kinds of units of the attacker that stay where they are. */
  behind?: string[]
}

/** A legion on its way. */
export interface MovingView {
  from: string
  kind: 'moving'
  legion: LegionView | null
  zone: string | null
}

/** A legion that is to attack. */
export interface AttackingView {
  from: string
  kind: 'attacking'
  zone: string | null
}

/** Pieces that are to be placed. */
export interface PlacingView {
  kind: 'placing'
  left: string[]
  at: string | null
}

/** Hits that a legion has to take. */
export interface LossesView {
  kind: 'losses'
  at: string
  hits: number
}

/** A heighliner that lands. */
export interface LandingView {
  kind: 'landing'
  side: Side
  troops: number
  frigates: number
  at: string | null
}

/** A frigate that bombards. */
export interface BombardingView {
  kind: 'bombarding'
  side: Side
  zone: string
}

/** What an attack is likely to bring. */
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

/** The smugglers board, the die and Staban Tuek on his track. */
export interface SmugglersView {
  status: 'neutral' | 'allied' | 'defeated'
  step: number | null
  board: number
  harvesters: number
  ornithopters: number
  base: string | null
  die: Result | null
}

/** The sector of the Old Man, and the sandworms kept. */
export interface OldManView {
  sector: string | null
  kept: number
}

/** The heighliner of a side. */
export interface HeighlinerView {
  step: number
  troops: number
  frigates: number
  bases_left: number
  frigates_left: number
  /** Its cards that stay in play. */
  in_play: string[]
}

/** The space board. */
export interface SpaceBoardView {
  atreides: HeighlinerView
  harkonnen: HeighlinerView
  /** How many steps it is to Arrakis. */
  route: number
  troops_left: number
  /** The air zone of the Guild Navigator. */
  navigator: string | null
}

/** A tactical card: its sietch, and its sector as one or four of the board. */
export interface TacticalView {
  card: string
  sectors: string[]
  name: string
}

/** Tactical cards and dice of the automaton. */
export interface MahdiView {
  harvesting: TacticalView | null
  target: TacticalView | null
  target_area: string | null
  /** A target for this turn alone. */
  stand_in: string | null
  tactical_deck: number
  unused: number
  /** Dice on The Spice Must Flow board. */
  board: number
  spent: Record<Result, number>
  /** Cards of Hawat's Scheming beside the board. */
  waiting: number
  /** Whether the question is one of the automaton's, put to the player. */
  choosing: boolean
}

/** Everything that belongs to no single side. */
export interface WarTable {
  round: number
  /** None unless one was agreed on. */
  last_round: number | null
  phase: string
  turn: Side | null
  winner: 'atreides' | 'harkonnen' | 'nobody' | null
  ended: EndedView | null
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
  harvesters_removed: number
  objectives_excluded: number[]
  areas: Record<string, AreaView>
  /** The vehicle in each air zone. */
  zones: Record<string, string | null>
  /** Areas that no storm reaches. */
  sheltered: string[]
  battle: BattleView | null
  business: BusinessView | null
  /** By target; where a legion is to be chosen, by its area: its best attack. */
  odds: Record<string, OddsView>
  modules?: string[]
  smugglers?: SmugglersView
  old_man?: OldManView
  spacing_guild?: SpaceBoardView
  /** The cones of silence left, by shared side. */
  cones?: Record<string, number>
  /** The sides whose hands are open to partners. */
  cone_open?: Side[]
  mahdi?: MahdiView
}

/** A side. */
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
  /** By leader: "out", "aside", "removed", "tank 3" or an area. */
  leaders: Record<string, string>
  spent: string[]
  hand?: string[]
  objectives?: Record<Marker, number>[]
  house?: 'harkonnen'
  automaton?: boolean
}

/** What lies before a seat. */
export interface DashboardView {
  role: string
  name: string
  side: Side
  shared: boolean
  decks: string[]
  dice: Record<Result, number>
  token_slot: Result | null
  /** Dice that the player has still to change. */
  set_aside: number
  hand_size: number
  /** Those in play whose special actions the seat may use. */
  leaders: string[]
  acting: boolean
  hand?: string[]
  /** What a partner knows of the hand. */
  seen?: string[]
}

/** A game of War for Arrakis as a seat sees it. */
export interface WarView {
  game: string
  /** Whose view it is; none: a spectator's. */
  seat: number | null
  seats: number
  content: ContentView
  table: WarTable
  players: WarPlayer[]
  dashboards?: DashboardView[]
  decision: DecisionView | null
}
