import type { LegionView, Side, WarSheet } from './view'
import type { LogLine } from '@/lib/wire'
import type { Sign } from '@/chrome/table/base.svelte'
import { SHAPES } from './shapes'

export const PHASES: [string, string][] = [
  ['start', 'Start'],
  ['vehicles', 'Vehicles'],
  ['actions', 'Actions'],
  ['hazards', 'Desert'],
  ['harvest', 'Harvest'],
  ['end', 'End'],
]
export const TERRAIN_NAMES: Record<string, string> = {
  mountain: 'mountain',
  plateau: 'plateau',
  minor_erg: 'minor erg',
  desert: 'desert',
  deep_desert: 'deep desert',
}
export const SIDES: readonly Side[] = ['atreides', 'harkonnen']
export const seatOf = (side: Side): number => SIDES.indexOf(side)
export const other = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides')

export const MARKERS = ['kwisatz_haderach', 'sand_dwellers', 'jihad'] as const
export const POWERS = ['spacing_guild', 'landsraad', 'choam'] as const
export const POWER_ICONS: Record<string, string> = {
  spacing_guild: 'faction-guild',
  landsraad: 'council',
  choam: 'solari',
}

/** Units of a legion from the plainest to the best, then its generic leaders. */
export const UNITS: Record<Side, readonly string[]> = {
  atreides: ['regular', 'elite', 'fedaykin'],
  harkonnen: ['regular', 'elite', 'sardaukar'],
}
export const GENERIC: Record<Side, 'naib' | 'bashar'> = { atreides: 'naib', harkonnen: 'bashar' }
export const shapeOf = (piece: string): string =>
  piece === 'fedaykin' || piece === 'sardaukar' ? 'special' : piece in SHAPES ? piece : 'token'

/** How many units of a kind are in a legion; modules have kinds of their own. */
export const count = (legion: LegionView, kind: string): number =>
  Number((legion as unknown as Record<string, unknown>)[kind] ?? 0)
const KNOWN = new Set(['tokens', 'reserve_tokens', ...Object.values(UNITS).flat(), ...Object.values(GENERIC)])

/** The kinds of units of a legion, from the plainest to the best; those of modules first. */
export function kindsIn(legion: LegionView): string[] {
  const others = Object.entries(legion).filter(([key, much]) => typeof much === 'number' && !KNOWN.has(key))
  return [...others.map(([key]) => key), ...UNITS[legion.side].filter((key) => count(legion, key))]
}

/** What a kind of unit is called. */
export const unitName = (sheet: WarSheet, side: Side, kind: string): string =>
  sheet.sides[seatOf(side)]?.pieces[kind] ?? sheet.pieces[kind]?.name.toLowerCase() ?? kind

/** Facedown tokens that only a module has are kinds of units. */
export const isVeiled = (kind: string): boolean => kind.startsWith('facedown_')

/** Facedown deployment tokens of a legion. */
export const tokensIn = (legion: LegionView): number => (legion.tokens ?? 0) + (legion.reserve_tokens ?? 0)
export const hiddenIn = (legion: LegionView): number =>
  kindsIn(legion)
    .filter(isVeiled)
    .reduce((sum, kind) => sum + count(legion, kind), tokensIn(legion))

/** Units that stand there openly, each by its kind, the best first. */
export function unitsIn(legion: LegionView): string[] {
  return kindsIn(legion)
    .filter((kind) => !isVeiled(kind))
    .toReversed()
    .flatMap((key) => Array.from({ length: count(legion, key) }, () => key))
}
export const leadersIn = (legion: LegionView): number => count(legion, GENERIC[legion.side])

/** "token_1r1e" → ["regular", "elite"]. */
export function unitsOfToken(key: string): string[] {
  const kinds: Record<string, string> = { r: 'regular', e: 'elite', f: 'fedaykin' }
  return [...key.matchAll(/(\d)([ref])/g)].flatMap(([, much, kind = '']) =>
    Array.from({ length: Number(much) }, () => kinds[kind] ?? ''),
  )
}

/** What a legion shows of its units: known ones, then what facedown tokens hide, or the tokens. */
export function signsOf(legion: LegionView): { kind: string; hollow: boolean }[] {
  const veiled = legion.hidden
    ? legion.hidden.flatMap(unitsOfToken)
    : Array.from({ length: hiddenIn(legion) }, () => 'token')
  return [
    ...unitsIn(legion).map((kind) => ({ kind, hollow: false })),
    ...veiled.map((kind) => ({ kind, hollow: true })),
  ].slice(0, 8)
}
export const columnsOf = (signs: number): number => Math.max(2, Math.ceil(signs / (signs > 2 ? 2 : 1)))
/** The width of a legion on the map. */
export const widthOf = (legion: LegionView): number => 24 + columnsOf(signsOf(legion).length) * 8

const plural = (much: number, name: string) => `${much} ${name}${much === 1 || /yk|rd/.test(name) ? '' : 's'}`

/** "3 regular units, 1 elite unit, Paul Atreides". */
export function legionWords(legion: LegionView, sheet: WarSheet): string {
  const parts = [...kindsIn(legion), GENERIC[legion.side]].flatMap((key) => {
    const much = count(legion, key)
    return much ? [plural(much, unitName(sheet, legion.side, key))] : []
  })
  for (const key of legion.leaders ?? []) parts.push(sheet.leaders[key]?.name ?? key)
  const hidden = tokensIn(legion)
  if (legion.hidden)
    parts.push(...legion.hidden.map((key) => `a facedown token (${unitsOfToken(key).join(', ') || 'empty'})`))
  else if (hidden) parts.push(plural(hidden, 'facedown token'))
  return parts.join(', ')
}

/** Whoever has a face. */
export const isPerson = (leader: string): boolean => leader !== 'wild_maker'

/** A leader in one short word: "Paul", "Muad'Dib", "Feyd". */
const SHORT: Record<string, string> = {
  paul_muad_dib: "Muad'Dib",
  lady_jessica: 'Jessica',
  reverend_mother_jessica: 'Jessica',
  gaius_helen_mohiam: 'Mohiam',
  captain_aramsham: 'Aramsham',
  emperor_shaddam_iv: 'Shaddam',
  baron_harkonnen: 'Baron',
  beast_rabban: 'Rabban',
  feyd_rautha: 'Feyd',
  thufir_hawat: 'Hawat',
  wild_maker: 'Maker',
}
export const shortLeader = (key: string, name: string): string =>
  SHORT[key] ?? name.replace(/^(Dr\.|Duke|Princess) /, '').split(/[ -]/)[0] ?? name

const ASKS: Record<string, string> = {
  harvester: 'placing harvesters',
  airborne: 'placing vehicles',
  change: 'changing a die',
  token: 'thinking of a Bene Gesserit token',
  turn: 'choosing a die',
  action: 'choosing what to do with a die',
  end_turn: 'ending the turn',
  move: 'moving',
  to: 'moving',
  attack: 'planning an attack',
  target: 'planning an attack',
  reinforce: 'thinking of cards for dice',
  ability: 'choosing a leader',
  casualty: 'taking casualties',
  continue: 'deciding about the battle',
  siege: 'deciding about the siege',
  retreat: 'thinking of a retreat',
  retreat_to: 'choosing a way of retreat',
  advance: 'deciding about an advance',
  place: 'placing pieces',
  upgrade: 'replacing units',
  draw: 'drawing cards',
  play: 'choosing a card',
  discard: 'discarding',
  hand_limit: 'discarding',
  desert_power: 'calling on the desert',
  wormsign: 'placing wormsigns',
  worm: 'choosing a sandworm',
  worm_to: 'moving a sandworm',
  worm_at: 'attacking with a sandworm',
  emerge: 'choosing a sandworm',
  order: 'letting sandworms strike',
  carryall: 'thinking of a carryall',
  harvest: 'spending spice',
  claim: 'looking at prescience',
  claim_end: 'claiming prescience',
  recall: 'recalling leaders',
  unclaimed: 'looking at prescience',
  scout: 'scouting',
}
export const doing = (ask: string): string => ASKS[ask] ?? 'choosing'

const SIGNS: Record<string, Sign> = {
  move: { id: 'strategy', tone: 'muted' },
  attack: { id: 'combat', tone: 'danger' },
  roll: { id: 'special', tone: 'muted' },
  destroyed: { id: 'settlement', tone: 'danger' },
  place: { id: 'deployment', tone: 'troop' },
  upgrade: { id: 'ui-up', tone: 'ok' },
  harvester: { id: 'harvester', tone: 'spice' },
  harvester_lost: { id: 'harvester', tone: 'danger' },
  airborne: { id: 'ornithopter', tone: 'muted' },
  wormsign: { id: 'wormsign', tone: 'spice' },
  emerge: { id: 'worm', tone: 'spice' },
  worm_moves: { id: 'worm', tone: 'spice' },
  worm_attacks: { id: 'worm', tone: 'danger' },
  desert_roll: { id: 'storm', tone: 'brass' },
  supremacy: { id: 'vp', tone: 'danger' },
  prescience: { id: 'ui-eye', tone: 'fremen' },
  station: { id: 'station', tone: 'ok' },
  draw: { id: 'draw', tone: 'text' },
  play: { id: 'draw', tone: 'text' },
  harvest: { id: 'spice', tone: 'spice' },
  hazards: { id: 'storm', tone: 'brass' },
  tank: { id: 'water', tone: 'danger' },
  claim: { id: 'ui-eye', tone: 'fremen' },
  retreat: { id: 'retreat', tone: 'muted' },
}
export const signOf = (line: LogLine): Sign | null => SIGNS[line.kind] ?? null

/** What a planning card is about, in icons, told from its words. */
const ABOUT: [RegExp, string][] = [
  [/surprise attack|attack with|attack\b/, 'hit'],
  [/\bmove\b/, 'strategy'],
  [/wormsign/, 'wormsign'],
  [/sandworm|wild maker|desert power/, 'worm'],
  [/harvester/, 'harvester'],
  [/ornithopter|vehicle|carryall/, 'ornithopter'],
  [/deployment token|sietch/, 'sietch'],
  [/place .*(unit|fedaykin|sardaukar|leader)|deploy/, 'deployment'],
  [/replace/, 'ui-up'],
  [/prescience|marker/, 'ui-eye'],
  [/coriolis|storm/, 'storm'],
  [/draw|discard/, 'draw'],
  [/play a planning/, 'acquire'],
]
export function iconsOfCard(lines: readonly string[]): string[] {
  const words = lines.join(' ').toLowerCase()
  return ABOUT.filter(([pattern]) => pattern.test(words))
    .map(([, icon]) => icon)
    .slice(0, 3)
}
export const DECK_TONES: Record<string, string> = {
  'House Atreides': 'deck1',
  'Fremen Ally': 'deck2',
  'House Harkonnen': 'deck3',
  'Corrino Ally': 'deck4',
}
/** The moods that the pictures of a deck are painted in. */
export const DECK_MOODS: Record<string, string> = {
  'House Atreides': 'fremen',
  'House Harkonnen': 'guild',
  'Corrino Ally': 'emperor',
  'Spacing Guild': 'guild',
}
export const percent = (part: number): string => `${Math.round(part * 100)} %`
