/** What the server sends of Dawn of the Fremen: the observation of a seat, and the sheet for drawing. */
import type { DecisionView } from './view'

export type Corner = [number, number]

// --- the sheet

export interface TerritorySheet {
  name: string
  region: string
  terrain: 'erg' | 'rock' | 'basin' | 'pass'
  x: number
  y: number
  room: number
  polygon: Corner[]
  adjacent: string[]
  drum_sand: string[]
  lines: string[]
}
export interface DrumSandSheet {
  name: string
  x: number
  y: number
  around: string[]
  polygon: Corner[]
}
export interface BorderSheet {
  between: [string, string]
  path: Corner[]
}
export interface TokenSheet {
  name: string
  strength: number
  move: number
  copies: number
  /** Of each resource, in the order of the sheet's tokens. */
  cost: number[]
  lines: string[]
}
export interface CardSheet {
  name: string
  copies: number
  kept: boolean
  tradeable: boolean
  lines: string[]
}
export interface TribeSheet {
  key: string
  name: string
  colour: string
  emblem: string
}
export interface DawnSheet {
  content: { name: string; designed: string[] }
  canvas: { width: number; height: number }
  territories: Record<string, TerritorySheet>
  drum_sand: Record<string, DrumSandSheet>
  borders: BorderSheet[]
  tokens: Record<string, TokenSheet>
  sites: Record<string, number>
  faces: Record<string, { name: string; sides: number }>
  cards: Record<string, CardSheet>
  tribes: TribeSheet[]
}

// --- the observation

export interface TerritoryView {
  owner: number | null
  /** A production site: "spice_full_moon", "water" …, "hidden" before they are turned up. */
  site: string | null
  tokens: string[]
  resources: Record<string, number>
  strength: number
  /** What stands against an attack before anybody joins: its strength and what its owner bears. */
  defence: number
  /** Seat → what its territories around bear on it. */
  bearing: Record<string, number>
  /** Territory → what it bears on this one. */
  bears: Record<string, number>
}
export interface TribeView {
  tribe: string
  name: string
  vanished: boolean
  allies: number[]
  territories: number
  sietches: number
  /** How many its side needs to win. */
  needed: number
  warriors: number
  debts: Record<string, number>
  thumper: 'full_moon' | 'crested_moon'
  cards: string[]
}
export interface Carried {
  token: string
  from: string
}
export interface AttackView {
  seat: number
  target: string
  sides: ('attack' | 'defence' | 'neutral' | null)[]
  attack: number
  defence: number
  at: string | null
  moved: Carried[]
  /** How many borders the moved strength may still cross; null before it starts. */
  left: number | null
  path: string[]
}
export interface ShipmentView {
  seat: number
  at: string
  moved: number
  /** How many borders it may still cross. */
  left: number
  path: string[]
  carried: Carried[]
}
export interface OfferView {
  by: number
  to: number
  give: string
  /** Not yet said: null. */
  want: string | null
}
export interface MotionView {
  by: number
  kind: string
  what: number | null
  single: number
  allied: number
}
export interface DawnTable {
  cycle: number
  phase: string
  lead: number
  /** Who leads the Harj. */
  harj: number
  face: string | null
  barriers: [string, string][]
  barriers_to_place: number
  sites_to_place: number
  single_wins: number
  alliance_wins: number
  tied: boolean
  deck: number
  removed: string[]
  barred: { territory: string; seat: number }[]
  supply: Record<string, number>
  territories: Record<string, TerritoryView>
  won: number[]
  /** How the game was won, in words. */
  ended: { why: string; words: string } | null
  attack: AttackView | null
  shipment: ShipmentView | null
  offer: OfferView | null
  motion: MotionView | null
}
export interface DawnView {
  game: string
  seat: number | null
  seats: number
  content: { name: string; designed: string[]; sheet: DawnSheet | null }
  table: DawnTable
  players: TribeView[]
  decision: DecisionView | null
}
