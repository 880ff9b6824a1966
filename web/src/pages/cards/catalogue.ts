// The catalogue as one list: everything printed, to search and filter.
import type {
  CardSheet,
  ConflictSheet,
  Faction,
  IntrigueSheet,
  LeaderSheet,
  NavigationSheet,
  Printed as ImperiumPrinted,
  Sheet,
  SkillSheet,
  SpaceSheet,
  TechSheet,
} from '@/games/imperium/view'
import type { DawnSheet } from '@/games/dawn/view'
import type { Printed as WarPrinted, WarSheet } from '@/games/war/view'
import { iconOfToken } from '@/games/dawn/words'
import { TERRAIN_NAMES } from '@/games/war/words'
import { matches } from '../parts/search'

export const KINDS = [
  'card',
  'intrigue',
  'twisted',
  'conflict',
  'leader',
  'skill',
  'navigation',
  'space',
  'tech',
  'hagal',
  'token',
  'scavenge',
  'territory',
  'planning',
  'captain',
  'prescience',
  'objective',
  'die',
  'area',
] as const
export type Kind = (typeof KINDS)[number]
export const KIND_NAMES: Record<Kind, string> = {
  card: 'Imperium cards',
  intrigue: 'Intrigue',
  twisted: 'Twisted intrigue',
  skill: 'Skills of commanders',
  navigation: 'Navigation cards',
  conflict: 'Conflicts',
  leader: 'Leaders',
  space: 'Board spaces',
  tech: 'Tech tiles',
  hagal: 'House Hagal',
  token: 'Tokens',
  scavenge: 'Scavenge cards',
  territory: 'Territories',
  planning: 'Planning cards',
  captain: 'Leaders of the war',
  prescience: 'Prescience cards',
  objective: 'Objectives',
  die: 'Action dice',
  area: 'Areas',
}

interface Common {
  /** "card/chani": keys are unique only within their kind; of a later box "card/Uprising/dagger". */
  id: string
  key: string
  name: string
  set: string
  designed: boolean
  lines: string[]
  factions: Faction[]
  cost: number | null
}
/** What is drawn with an icon, a name and a line. */
type Plain = 'token' | 'scavenge' | 'territory' | 'captain' | 'prescience' | 'objective' | 'die' | 'area'
export type Entry = Common &
  (
    | { kind: 'card'; sheet: CardSheet }
    | { kind: 'intrigue' | 'twisted'; sheet: IntrigueSheet }
    | { kind: 'skill' | 'navigation'; sheet: SkillSheet | NavigationSheet }
    | { kind: 'conflict'; sheet: ConflictSheet }
    | { kind: 'leader'; sheet: LeaderSheet }
    | { kind: 'space'; sheet: SpaceSheet }
    | { kind: 'tech'; sheet: TechSheet }
    | { kind: 'hagal'; sheet: ImperiumPrinted }
    | { kind: 'planning'; sheet: WarPrinted }
    | { kind: Plain; icon: string }
  )

interface Printed {
  key: string
  name: string
  set: string
  lines: string[]
  designed?: boolean
}

function common(kind: Kind, sheet: Printed, factions: Faction[] = [], cost: number | null = null): Common {
  const { key, name, set, lines } = sheet
  return { id: `${kind}/${key}`, key, name, set, designed: sheet.designed ?? false, lines, factions, cost }
}

/** Everything of a sheet, by kind and then in the order of the sheet. */
export function entries(sheet: Sheet | DawnSheet | WarSheet): Entry[] {
  if ('territories' in sheet) return dawnEntries(sheet)
  return 'planning' in sheet ? warEntries(sheet) : toldApart(imperiumEntries(sheet))
}

/** Boxes that are never in one game may have the same keys. */
function toldApart(all: Entry[]): Entry[] {
  const known = new Set<string>()
  return all.map((entry) => {
    const id = known.has(entry.id) ? `${entry.kind}/${entry.set}/${entry.key}` : entry.id
    known.add(id)
    return { ...entry, id }
  })
}

function warEntries({ planning, leaders, prescience, objectives, dice, areas, sectors }: WarSheet): Entry[] {
  const plain =
    (kind: Plain, icon: (key: string) => string) =>
    (one: Printed): Entry => ({ kind, icon: icon(one.key), ...common(kind, one) })
  const places = Object.values(areas).map(
    ({ key, name, terrain, sectors: within, settlement, sietch, station }) => {
      const words = [TERRAIN_NAMES[terrain] ?? terrain, ...within.map((sector) => sectors[sector] ?? '')]
      const lines = [
        `${words.join(', ')}.`,
        settlement ? `Settlement of rank ${settlement}.` : '',
        sietch ? 'Sietch.' : '',
        station ? 'Ecological station.' : '',
      ]
      return { key, name, set: 'Board', lines: lines.filter(Boolean) }
    },
  )
  return [
    ...Object.values(planning).map((one): Entry => ({
      kind: 'planning',
      sheet: one,
      ...common('planning', one),
    })),
    ...Object.values(leaders).map(plain('captain', () => 'leadership')),
    ...Object.values(prescience).map(plain('prescience', () => 'ui-eye')),
    ...Object.values(objectives).map(plain('objective', () => 'vp')),
    ...Object.values(dice).map(plain('die', (key) => key.replace(/_\d$/, ''))),
    ...places.map(plain('area', () => 'settlement')),
  ]
}

function dawnEntries({ content, tokens, cards, territories }: DawnSheet): Entry[] {
  const entry =
    (kind: Plain, part: string, icon: (key: string) => string) =>
    ([key, { name, lines }]: [string, { name: string; lines: string[] }]): Entry => ({
      kind,
      icon: icon(key),
      ...common(kind, { key, name, set: '', lines, designed: content.designed.includes(part) }),
    })
  return [
    ...Object.entries(tokens).map(entry('token', 'tokens', iconOfToken)),
    ...Object.entries(cards).map(entry('scavenge', 'cards', () => 'draw')),
    ...Object.entries(territories).map(entry('territory', 'map', () => 'settlement')),
  ]
}

function imperiumEntries(sheet: Sheet): Entry[] {
  return [
    ...Object.values(sheet.cards).map((one): Entry => ({
      kind: 'card',
      sheet: one,
      ...common('card', one, one.factions, one.cost),
    })),
    ...Object.values(sheet.intrigue).map((one): Entry => {
      const kind = one.twisted ? 'twisted' : 'intrigue'
      return { kind, sheet: one, ...common(kind, one) }
    }),
    ...Object.values(sheet.skills).map((one): Entry => ({
      kind: 'skill',
      sheet: one,
      ...common('skill', one),
    })),
    ...Object.values(sheet.navigation).map((one): Entry => ({
      kind: 'navigation',
      sheet: one,
      ...common('navigation', one),
    })),
    ...Object.values(sheet.conflicts).map((one): Entry => ({
      kind: 'conflict',
      sheet: one,
      ...common('conflict', one),
    })),
    ...Object.values(sheet.leaders).map((one): Entry => ({
      kind: 'leader',
      sheet: one,
      ...common('leader', one),
    })),
    ...Object.values(sheet.spaces).map((one): Entry => ({
      kind: 'space',
      sheet: one,
      ...common('space', one, one.faction ? [one.faction] : []),
    })),
    ...Object.values(sheet.tech).map((one): Entry => ({
      kind: 'tech',
      sheet: one,
      ...common('tech', one, [], one.cost),
    })),
    ...Object.values(sheet.hagal).map((one): Entry => ({
      kind: 'hagal',
      sheet: one,
      ...common('hagal', one),
    })),
  ]
}

export interface Filter {
  /** The game; empty for the first. */
  game: string
  query: string
  kind: Kind | ''
  set: string
  faction: Faction | ''
  /** A number, or "none" for what has no cost. */
  cost: string
}
export const NO_FILTER: Filter = { game: '', query: '', kind: '', set: '', faction: '', cost: '' }

export function fits(entry: Entry, filter: Filter): boolean {
  if (filter.kind && entry.kind !== filter.kind) return false
  if (filter.set && entry.set !== filter.set) return false
  if (filter.faction && !entry.factions.includes(filter.faction)) return false
  if (
    filter.cost === 'none'
      ? entry.kind !== 'card' || entry.cost !== null
      : filter.cost && entry.cost !== Number(filter.cost)
  )
    return false
  return matches([entry.name, ...entry.lines].join(' '), filter.query)
}

export const setsOf = (all: readonly Entry[]): string[] => [...new Set(all.map((entry) => entry.set))]

export function costsOf(all: readonly Entry[]): number[] {
  const costs = all.map((entry) => entry.cost).filter((cost) => cost !== null)
  return [...new Set(costs)].sort((a, b) => a - b)
}

/** The filter that an address names. */
export function readFilter(query: URLSearchParams): Filter {
  const kind = query.get('kind') ?? ''
  return {
    game: query.get('game') ?? '',
    query: query.get('q') ?? '',
    kind: KINDS.includes(kind as Kind) ? (kind as Kind) : '',
    set: query.get('set') ?? '',
    faction: (query.get('faction') ?? '') as Faction | '',
    cost: query.get('cost') ?? '',
  }
}

/** A filter as the query of an address, without what is not set. */
export function writeFilter(filter: Filter): string {
  const parts = {
    game: filter.game,
    q: filter.query.trim(),
    kind: filter.kind,
    set: filter.set,
    faction: filter.faction,
    cost: filter.cost,
  }
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value)).toString()
  return query ? `?${query}` : ''
}
