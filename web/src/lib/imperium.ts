/** What the server sends of Dune: Imperium: the observation of a seat, and the sheet for drawing. */
import type { DecisionView } from './view'
export type { DecisionView, OptionView } from './view'

export type Faction = 'emperor' | 'guild' | 'bene_gesserit' | 'fremen'
export const FACTIONS: readonly Faction[] = ['emperor', 'guild', 'bene_gesserit', 'fremen']
export const FACTION_NAMES: Record<Faction, string> = {
  emperor: 'Emperor',
  guild: 'Spacing Guild',
  bene_gesserit: 'Bene Gesserit',
  fremen: 'Fremen',
}

// --- the sheet

/** One sign of an effect row: an icon with its amount, words, or a condition. */
export interface Token {
  icon?: string
  n?: number | string
  /** Small icons before the icon: the factions of an influence arrow. */
  of?: string[]
  text?: string
  /** A condition, drawn as a chip around these tokens. */
  when?: Token[]
}
/** An effect: its signs, and the same in words. */
export interface Row {
  tokens: Token[]
  text: string
}
export interface CardSheet {
  key: string
  name: string
  cost: number | null
  factions: Faction[]
  icons: string[]
  anywhere: boolean
  copies: number
  deck: 'starting' | 'reserve' | 'imperium'
  agent: Row | null
  reveal: Row | null
  acquire: Row | null
  trashed: Row | null
  /** What putting it into play in place of a turn does. */
  opening: Row | null
  /** Icons that enemy agents do not block. */
  infiltrate: string[]
  /** The reveal box also works when the card is discarded or trashed. */
  unload: boolean
  set: string
  lines: string[]
}
export interface SpaceSheet {
  key: string
  name: string
  icon: string
  area: string
  faction: Faction | null
  cost: Row | null
  effect: Row | null
  reveal: Row | null
  prices: { cost: Row; reward: Row }[]
  combat: boolean
  maker: boolean
  once: boolean
  control: string | null
  requirement: { faction: Faction; height: number } | null
  set: string
  lines: string[]
}
export interface IntrigueSheet {
  key: string
  name: string
  copies: number
  kinds: string[]
  rows: { kind: string; row: Row }[]
  /** Of the deck of its own that one leader has. */
  twisted: boolean
  set: string
  lines: string[]
}
export interface ConflictSheet {
  key: string
  name: string
  level: number
  space: string | null
  rewards: Row[]
  set: string
  lines: string[]
}
export interface LeaderSheet {
  key: string
  name: string
  house: string
  complexity: number
  ability: string
  ability_text: string
  signet_name: string
  /** None for a leader without the card of the ring. */
  signet: Row | null
  /** A track of the leader's own: where its token starts, and the spaces that give something. */
  tactics: { start: number; rewards: { space: number; row: Row }[] } | null
  rival: boolean
  set: string
  lines: string[]
}
export interface TechSheet {
  key: string
  name: string
  cost: number
  /** Rivals may acquire it. */
  hagal: boolean
  /** Used once a round, then turned over. */
  flip: boolean
  rows: { kind: string; row: Row }[]
  set: string
  lines: string[]
}
/** A skill of commanders, or a navigation card. */
export interface EffectSheet {
  key: string
  name: string
  effect: Row
  set: string
  lines: string[]
}
export interface HagalSheet {
  key: string
  name: string
  set: string
  lines: string[]
}
export interface Sheet {
  cards: Record<string, CardSheet>
  spaces: Record<string, SpaceSheet>
  intrigue: Record<string, IntrigueSheet>
  conflicts: Record<string, ConflictSheet>
  leaders: Record<string, LeaderSheet>
  hagal: Record<string, HagalSheet>
  tech: Record<string, TechSheet>
  skills: Record<string, EffectSheet>
  navigation: Record<string, EffectSheet>
  /** The rewards of each step of the shipping track, from the bottom. */
  shipping: Row[][]
  /** By source: the icons of its answers, "troops_1" to resolve, "take swords" to pick. */
  answers: Record<string, Record<string, { tokens: Token[] }>>
  tracks: { faction: Faction; bonus: Row }[]
}

// --- the observation

export interface Dreadnoughts {
  supply: number
  garrison: number
  conflict: number
  /** The spaces where one stands over the control marker. */
  control: string[]
}
/** Sardaukar Commanders of a house; the counts of troops leave them out. */
export interface Commanders {
  garrison: number
  conflict: number
  supply: number
}
export interface PlayerView {
  house: string | null
  leader: string | null
  rival: boolean
  vp: number
  solari: number
  spice: number
  water: number
  persuasion: number
  swords: number
  influence: Record<Faction, number>
  garrison: number
  conflict: number
  supply: number
  strength: number
  agents: number
  swordmaster: boolean
  council: boolean
  revealed: boolean
  hand_size: number
  deck_size: number
  intrigue_size: number
  hand_shown: string[]
  deck_shown: string[]
  discard: string[]
  play: string[]
  aside: string[]
  waiting: string[]
  masterstroke: Faction[] | null
  intrigue_known: string[]
  /** These only with Rise of Ix; tiles with the tech module too. */
  freighter?: number
  dreadnoughts?: Dreadnoughts
  negotiators?: number
  tech?: { key: string; flipped: boolean }[]
  /** Factions whose snooper Tessia has taken. */
  snooped?: Faction[]
  ahead?: boolean
  ahead_card?: string | null
  /** These only with Bloodlines. */
  commanders?: Commanders
  skills?: string[]
  /** Persuasion generated on this reveal turn. */
  generated?: number
  agents_fighting?: number
  /** The space of the token on the leader's track. */
  tactics?: number | null
  /** Navigation cards still face down, and those played. */
  course_left?: number
  navigated?: string[]
  each_reveal?: number
  has_project?: boolean
  twisted_size?: number
  /** These only for one's own seat. */
  course?: string[]
  project?: string | null
  project_price?: number | null
  /** Tiles seen at the bottom of stacks, by the number of the stack. */
  glimpsed?: Record<string, string>
  hand?: string[]
  intrigue?: string[]
  deck_cards?: string[]
  secret?: Faction[]
  deck_top?: string
  /** Cards known on top of the deck, from the top, where they are more than that one. */
  deck_known?: string[]
}
export interface TableView {
  round: number
  phase: string
  first: number
  turn: number
  conflict: string | null
  conflicts_left: number
  conflicts_past: string[]
  row: string[]
  imperium_deck: number
  reserve: Record<string, number>
  intrigue_deck: number
  intrigue_discard: string[]
  trashed: string[]
  spaces: string[]
  agents: Record<string, number[]>
  bonus_spice: Record<string, number>
  control: Record<string, number | null>
  alliances: Record<Faction, number | null>
  mentat: number | null
  mentat_next: number | null
  mentat_cost: number
  closed: { space: string; by: number }[]
  hagal_deck: number
  hagal_discard: string[]
  agenda: { source: string; option: string; text: string }[]
  /** These only where there are tech tiles. */
  tech?: { top: string | null; left: number; price?: number }[]
  tech_trashed?: string[]
  /** Spaces held by a dreadnought, and whose it is. */
  flags?: Record<string, number>
  intrigue_top_known?: string | null
  /** These only with Bloodlines: the spaces where commanders stand, and the open skills. */
  commanders?: string[]
  commander_bank?: number
  skills?: string[]
  skills_left?: number
  embassy?: boolean
}
export interface ImperiumView {
  game: string
  seat: number | null
  seats: number
  sets: string[]
  difficulty: string | null
  epic?: boolean
  table: TableView
  players: PlayerView[]
  decision: DecisionView | null
  over?: boolean
  scores?: number[]
  winners?: number[]
}
