// Written by `python tools/view_types.py`; do not edit by hand.
import type { DecisionView, EndedView } from '@/lib/view'

export type Corner = [number, number]
export type Names = [string, string]
export type Moon = 'full_moon' | 'crested_moon'
export type Support = 'attack' | 'defence' | 'neutral'
export type Ties = 'vote' | 'play_on'

/** A territory of the map. */
export interface TerritorySheet {
  name: string
  region: string
  /** "erg", "rock", "basin", "pass", or a word of a content file. */
  terrain: string
  x: number
  y: number
  room: number
  polygon: Corner[]
  adjacent: string[]
  drum_sand: string[]
  lines: string[]
}

/** A patch of drum sand. */
export interface DrumSandSheet {
  name: string
  x: number
  y: number
  around: string[]
  polygon: Corner[]
}

/** A border that may hold a barrier. */
export interface BorderSheet {
  between: Names
  path: Corner[]
}

/** Which content is in use, and which parts of it are stand-ins. */
export interface ContentFacts {
  name: string
  designed: string[]
}

/** The size of the map, in its own units. */
export interface Canvas {
  width: number
  height: number
}

/** A kind of token. */
export interface TokenSheet {
  name: string
  strength: number
  move: number
  copies: number
  /** Of each resource, in the order of the sheet's tokens. */
  cost: number[]
  lines: string[]
}

/** A result of the Arrakis die, with how many sides show it. */
export interface FaceSheet {
  name: string
  sides: number
}

/** An event card. */
export interface CardSheet {
  name: string
  copies: number
  after: string
  tradeable: boolean
  ability: boolean
  kept: boolean
  lines: string[]
}

/** A tribe. */
export interface TribeSheet {
  key: string
  name: string
  colour: string
  emblem: string
}

/** Every component of a box by kind and key. */
export interface DawnSheet {
  territories: Record<string, TerritorySheet>
  drum_sand: Record<string, DrumSandSheet>
  borders: BorderSheet[]
  content: ContentFacts
  canvas: Canvas
  tokens: Record<string, TokenSheet>
  sites: Record<string, number>
  faces: Record<string, FaceSheet>
  cards: Record<string, CardSheet>
  tribes: TribeSheet[]
}

/** The content in use. */
export interface ContentView {
  name: string
  designed: string[]
  /** Its components, if it is a box of one's own. */
  sheet: DawnSheet | null
}

/** A token on its way. */
export interface Carried {
  from: string
  token: string
}

/** An attack that goes on. */
export interface AttackView {
  seat: number
  target: string
  sides: (Support | null)[]
  attack: number
  defence: number
  at: string | null
  moved: Carried[]
  /** How many borders the moved strength may still cross; none before it starts. */
  left: number | null
  path: string[]
}

/** A shipment on its way. */
export interface ShipmentView {
  seat: number
  at: string
  moved: number
  /** How many borders it may still cross. */
  left: number
  path: string[]
  carried: Carried[]
}

/** A trade that is offered. */
export interface OfferView {
  by: number
  to: number
  give: string
  /** None: not yet said. */
  want: string | null
}

/** What the council votes on. */
export interface MotionView {
  by: number
  kind: string
  what: number | null
  single: number
  allied: number
  /** Who shall be allied with whom. */
  pacts: [number, number][]
}

/** A territory that a seat may not enter. */
export interface BarredView {
  territory: string
  seat: number
}

/** What lies in a territory. */
export interface TerritoryView {
  owner: number | null
  /** A production site: "spice_full_moon", "water" …, "hidden" before they are turned up. */
  site: string | null
  tokens: string[]
  resources: Record<string, number>
  strength: number
  /** What stands against an attack before anybody joins: its strength and what its owner bears. */
  defence: number
  /** By seat: what its territories around bear on it. */
  bearing: Record<string, number>
  /** By territory: what it bears on this one. */
  bears: Record<string, number>
}

/** Everything that belongs to no single tribe. */
export interface DawnTable {
  attack: AttackView | null
  shipment: ShipmentView | null
  offer: OfferView | null
  motion: MotionView | null
  cycle: number
  phase: string
  lead: number
  /** Who leads the Harj. */
  harj: number
  face: string | null
  barriers: Names[]
  barriers_to_place: number
  sites_to_place: number
  single_wins: number
  alliance_wins: number
  tied: boolean
  /** Whether the council votes on a tie, or play goes on. */
  ties: Ties
  deck: number
  removed: string[]
  barred: BarredView[]
  supply: Record<string, number>
  territories: Record<string, TerritoryView>
  won: number[]
  ended: EndedView | null
}

/** A tribe, all of it open. */
export interface TribeView {
  tribe: string
  name: string
  vanished: boolean
  /** Vanished because all its land was taken. */
  wiped_out: boolean
  allies: number[]
  territories: number
  sietches: number
  /** How many its side needs to win. */
  needed: number
  warriors: number
  debts: Record<string, number>
  thumper: Moon
  cards: string[]
}

/** A game of Dawn of the Fremen as a seat sees it. */
export interface DawnView {
  game: string
  /** Whose view it is; none: a spectator's. */
  seat: number | null
  seats: number
  content: ContentView
  table: DawnTable
  players: TribeView[]
  decision: DecisionView | null
}
