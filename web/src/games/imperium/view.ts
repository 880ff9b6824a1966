// Written by `python tools/view_types.py`; do not edit by hand.
import type { DecisionView } from '@/lib/view'

export type Faction = 'emperor' | 'guild' | 'bene_gesserit' | 'fremen'

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

/** A card of a deck. */
export interface CardSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  cost: number | null
  factions: Faction[]
  icons: string[]
  anywhere: boolean
  copies: number
  deck: string
  agent: Row | null
  reveal: Row | null
  acquire: Row | null
  trashed: Row | null
  /** What putting it into play in place of a turn does. */
  opening: Row | null
  /** An area, and how much less its spaces cost. */
  cheaper: (string | number)[] | null
  /** Icons that enemy agents do not block. */
  infiltrate: string[]
  /** The reveal box also works when the card is discarded or trashed. */
  unload: boolean
  /** It has the icon of a spy. */
  spy?: boolean
}

/** A price that may be paid for a reward. */
export interface PriceSheet {
  cost: Row
  reward: Row
}

/** The influence that a space asks for. */
export interface Requirement {
  faction: Faction
  height: number
}

/** A space of the board. */
export interface SpaceSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  icon: string
  area: string
  faction: Faction | null
  cost: Row | null
  effect: Row | null
  reveal: Row | null
  prices: PriceSheet[]
  combat: boolean
  maker: boolean
  once: boolean
  control: string | null
  requirement: Requirement | null
}

/** An effect, with when it comes. */
export interface KindRow {
  kind: string
  row: Row
}

/** An intrigue card. */
export interface IntrigueSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  copies: number
  kinds: string[]
  rows: KindRow[]
  /** Of the deck of its own that one leader has. */
  twisted: boolean
}

/** A conflict card. */
export interface ConflictSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  level: number
  space: string | null
  rewards: Row[]
}

/** What a space of the track gives. */
export interface TacticsReward {
  space: number
  row: Row
}

/** Where the token starts, and the spaces that give something. */
export interface TacticsSheet {
  start: number
  rewards: TacticsReward[]
}

/** A space of the track. */
export interface LessonSheet {
  key: string
  row: Row | null
  next: string[]
}

/** A leader. */
export interface LeaderSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  house: string
  complexity: number
  ability: string
  ability_text: string
  signet_name: string
  /** None for a leader without the card of the ring. */
  signet: Row | null
  rival: boolean
  tactics: TacticsSheet | null
  training?: LessonSheet[]
}

/** What every component has. */
export interface Printed {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
}

/** An effect as signs. */
export interface Tokens {
  tokens: Token[]
}

/** The bonus of an influence track. */
export interface TrackSheet {
  faction: Faction
  bonus: Row
}

/** A tech tile. */
export interface TechSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  cost: number
  /** Rivals may acquire it. */
  hagal: boolean
  /** Used once a round, then turned over. */
  flip: boolean
  rows: KindRow[]
}

/** A skill of commanders. */
export interface SkillSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  effect: Row
}

/** A navigation card. */
export interface NavigationSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  effect: Row
}

/** An observation post. */
export interface PostSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  spaces: string[]
}

/** An objective. */
export interface ObjectiveSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  icon: string
  /** Its owner is the first player. */
  first: boolean
  seats: number[]
}

/** A contract. */
export interface ContractSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  task: string
  target: string | null
  amount: number
  reward: Row | null
  copies: number
}

/** A Rival card. */
export interface AntagonistSheet {
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  swordmaster: number
  priority: Faction[]
  signet: Row | null
  scheme: Row | null
  setup: Row | null
  streamlined: boolean
}

/** Every component of every set by kind and key. */
export interface Sheet {
  cards: Record<string, CardSheet>
  spaces: Record<string, SpaceSheet>
  intrigue: Record<string, IntrigueSheet>
  conflicts: Record<string, ConflictSheet>
  leaders: Record<string, LeaderSheet>
  hagal: Record<string, Printed>
  /** By source: the icons of its answers, "troops_1" to resolve, "take swords" to pick. */
  answers: Record<string, Record<string, Tokens>>
  tracks: TrackSheet[]
  tech: Record<string, TechSheet>
  skills: Record<string, SkillSheet>
  /** The rewards of each step of the shipping track, from the bottom. */
  shipping: Row[][]
  navigation: Record<string, NavigationSheet>
  posts: Record<string, PostSheet>
  objectives: Record<string, ObjectiveSheet>
  /** By the key of a conflict card. */
  battle_icons: Record<string, string>
  contracts: Record<string, ContractSheet>
  first_contracts: Record<string, ContractSheet>
  uprising_tracks: TrackSheet[]
  antagonists: Record<string, AntagonistSheet>
  teams_tracks: TrackSheet[]
}

/** A space that a house has closed to the others. */
export interface ClosedView {
  space: string
  by: number
}

/** An effect of the turn that is not resolved yet. */
export interface AgendaItem {
  source: string
  effect: string
  option: string
  text: string
}

/** A stack of tiles. */
export interface StackView {
  top: string | null
  left: number
  /** What the open one costs the viewer now. */
  price?: number
}

/** A post, the spaces that it watches and the houses whose spies stand there. */
export interface PostView {
  key: string
  spaces: string[]
  spies: number[]
}

/** A team. */
export interface TeamView {
  commander: number
  allies: number[]
  score: number
}

/** Everything that belongs to no single house. */
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
  closed: ClosedView[]
  hagal_deck: number
  hagal_discard: string[]
  agenda: AgendaItem[]
  tech?: StackView[]
  tech_trashed?: string[]
  /** The spaces where commanders stand. */
  commanders?: string[]
  commander_bank?: number
  commanders_gone?: number
  /** Those that lie open. */
  skills?: string[]
  skills_left?: number
  skills_gone?: string[]
  embassy?: boolean
  /** Spaces held by a dreadnought, and whose it is. */
  flags?: Record<string, number>
  twisted_deck?: number
  twisted_discard?: string[]
  intrigue_trashed?: string[]
  intrigue_top_known?: string | null
  posts?: PostView[]
  /** Whether it stands. */
  shield_wall?: boolean
  /** Whether it protects the conflict. */
  protected?: boolean
  conflict_icon?: string | null
  /** Those that lie open. */
  contracts?: string[]
  contracts_left?: number
  contracts_aside?: string[]
  contracts_shown?: string[]
  contracts_gone?: string[]
  swordmaster_cost?: number
  teams?: TeamView[]
  /** The ally who stands in for a Commander now. */
  activated?: number | null
  throne_row?: string[]
}

/** A tile of a house. */
export interface TileView {
  key: string
  flipped: boolean
}

/** Sardaukar Commanders of a house; the counts of troops leave them out. */
export interface CommandersView {
  garrison: number
  conflict: number
  supply: number
}

/** Where the dreadnoughts of a house are. */
export interface DreadnoughtsView {
  supply: number
  garrison: number
  conflict: number
  /** The spaces where one stands over the control marker. */
  control: string[]
}

/** The troops among the memories, and whether they are awake. */
export interface MemoryView {
  troops: number
  awake: boolean
}

/** The objective of a house. */
export interface ObjectiveView {
  key: string
  icon: string
  face_up: boolean
}

/** A conflict that a house has won. */
export interface TrophyView {
  key: string
  icon: string | null
  face_up: boolean
}

/** The Rival card of a house, and how far it is on the way to its swordmaster. */
export interface AntagonistView {
  swordmaster: number
  /** What it has towards its swordmaster. */
  pieces: number
  priority: Faction[]
  streamlined: boolean
}

/** A house; what follows ``intrigue_known`` is shown to its own seat only. */
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
  hand?: string[]
  intrigue?: string[]
  deck_cards?: string[]
  secret?: Faction[]
  deck_top?: string
  /** Cards known on top of the deck, from the top, where they are more than that one. */
  deck_known?: string[]
  ahead?: boolean
  ahead_card?: string | null
  tech?: TileView[]
  negotiators?: number
  commanders?: CommandersView
  skills?: string[]
  dreadnoughts?: DreadnoughtsView
  freighter?: number
  /** Factions whose snooper was taken. */
  snooped?: Faction[]
  twisted_size?: number
  agents_fighting?: number
  /** The space of the token on the leader's track. */
  tactics?: number | null
  /** Navigation cards still face down. */
  course_left?: number
  /** Those played. */
  navigated?: string[]
  each_reveal?: number
  course?: string[]
  navigation_hand?: string[]
  has_project?: boolean
  project?: string | null
  project_price?: number | null
  /** Tiles seen at the bottom of stacks, by the number of the stack. */
  glimpsed?: Record<string, string>
  /** Persuasion generated on this reveal turn. */
  generated?: number
  spice_gained?: number
  next_sister?: number
  /** The space of the token. */
  training?: string | null
  memories?: MemoryView | null
  /** The posts where they stand. */
  spies?: string[]
  spies_supply?: number
  spies_lost?: number
  spies_recalled?: number
  sandworms?: number
  hooks?: boolean
  objective?: ObjectiveView | null
  trophies?: TrophyView[]
  /** Those that lie face up. */
  battle_icons?: string[]
  contracts?: string[]
  contracts_done?: string[]
  antagonist?: AntagonistView | null
  team?: number
  commander?: boolean
  /** The height on the personal board of a Commander. */
  own_track?: number | null
  /** The agents that a Commander may still send, by their arrows. */
  tokens?: ('left' | 'right' | 'swordmaster')[] | null
  /** Whether the third agent is still to be sent. */
  swordmaster_left?: boolean
}

/** A game of Dune: Imperium as a seat sees it. */
export interface ImperiumView {
  game: string
  /** Whose view it is; none: a spectator's. */
  seat: number | null
  seats: number
  sets: string[]
  difficulty: string | null
  goal: number
  table: TableView
  players: PlayerView[]
  epic?: boolean
  edition?: string
  /** The ways to play that were chosen, or that come with the level. */
  variants?: string[]
  decision: DecisionView | null
}
