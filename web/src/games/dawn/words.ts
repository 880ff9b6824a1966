import type { DawnSheet } from './view'
import type { OptionView } from '@/lib/view'
import type { LogLine } from '@/lib/wire'
import type { Sign } from '@/chrome/table/base.svelte'

export const PHASES: [string, string][] = [
  ['development', 'Development'],
  ['production', 'Production'],
  ['trade', 'Trade'],
  ['shipment', 'Shipment'],
  ['action', 'Action'],
  ['council', 'Council'],
]

/** The kinds of proposals by their verbs, as the head of a row of tribes. */
export const MOTIONS: Readonly<Record<string, string>> = {
  alliance: 'An alliance with, or of',
  pact: 'An alliance with, or of',
  dissolve: 'The end of the alliance of',
  number: 'Another winning number for',
  numbers: 'Another winning number for',
  victory: 'Victory for',
}

export const RESOURCES = ['spice', 'water', 'food', 'worm_tooth'] as const

/** The icon of each token, where it is not called as the token is. */
const ICONS: Record<string, string> = {
  maula_pistol: 'pistol',
  jubba_cloak: 'cloak',
  maker: 'maker',
  great_maker: 'worm',
  full_moon: 'thumper',
  crested_moon: 'thumper',
}
const TONES: Record<string, string> = { spice: 'spice', water: 'water', food: 'food', worm_tooth: 'tooth' }

export const iconOfToken = (token: string): string => ICONS[token] ?? token
export const toneOfToken = (token: string): string => TONES[token] ?? 'text'

/** The resource that a production site gives. */
export function siteResource(site: string): string {
  return site.startsWith('spice') ? 'spice' : site
}

export function siteName(site: string): string {
  if (site === 'hidden') return 'face-down production site'
  const moon = /^spice_(.+)$/.exec(site)
  return moon ? `spice site, ${(moon[1] ?? '').replace('_', ' ')}` : `${site.replace('_', ' ')} site`
}

const ASKS: Record<string, string> = {
  barrier: 'placing a rock barrier',
  site: 'placing a production site',
  settle: 'settling',
  first_worm: 'calling a worm',
  develop: 'developing',
  thumper: 'turning the thumper',
  worms: 'calling worms',
  lose_worm: 'losing a worm',
  offer: 'making an offer',
  want: 'making an offer',
  offered: 'thinking over an offer',
  take_from: 'handing over',
  put: 'setting something down',
  ship: 'shipping',
  trip: 'shipping',
  first_action: 'choosing an action',
  second_action: 'choosing an action',
  support: 'choosing a side',
  move: 'moving strength',
  march: 'moving strength',
  bar: 'thinking of barring',
  council: 'at the council',
  proposal: 'at the council',
  council_vote: 'voting',
  phase_vote: 'voting',
  tie_vote: 'voting on the tie',
  terms: 'at the council',
  sietches: 'at the council',
  leave: 'asked for leave to pass',
  lead_decides: 'deciding about the phase',
  vanish: 'thinking of leaving',
}
export const doing = (ask: string): string => ASKS[ask] ?? 'choosing'

const SIGNS: Record<string, Sign> = {
  attack: { id: 'crysknife', tone: 'danger' },
  result: { id: 'combat', tone: 'sword' },
  settle: { id: 'warrior', tone: 'troop' },
  ship: { id: 'ornithopter', tone: 'muted' },
  shipped: { id: 'ornithopter', tone: 'muted' },
  call: { id: 'maker', tone: 'spice' },
  promote: { id: 'worm', tone: 'spice' },
  barrier: { id: 'barrier', tone: 'muted' },
  bar: { id: 'water_debt', tone: 'water' },
  thumper: { id: 'thumper', tone: 'brass' },
  trade: { id: 'negotiator', tone: 'ok' },
  scavenge: { id: 'draw', tone: 'text' },
  roll: { id: 'storm', tone: 'brass' },
  vanish: { id: 'retreat', tone: 'danger' },
  tie_vote: { id: 'council', tone: 'landsraad' },
  council_vote: { id: 'council', tone: 'landsraad' },
}
export const signOf = (line: LogLine): Sign | null => SIGNS[line.kind] ?? null

/** A name in one or two lines, as the half width of its place on the map allows. */
export function nameLines(name: string, room: number): string[] {
  const words = name.split(' ')
  if (words.length < 2 || name.length * 8.4 < room * 2.1) return [name]
  let [best, least] = [1, Infinity]
  for (let at = 1; at < words.length; at++) {
    const longer = Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)
    if (longer < least) [best, least] = [at, longer]
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}

export interface Item {
  name: string
  icon: string
  tone: string
  /** The tribe that a water debt is of. */
  seat: number | null
}

/** What an offer names: a token, "debt_tabr", a card, or a territory. */
export function item(key: string, sheet: DawnSheet): Item {
  const seat = sheet.tribes.findIndex((tribe) => key === `debt_${tribe.key}`)
  if (seat >= 0)
    return { name: `water debt of the ${sheet.tribes[seat]?.name}`, icon: 'water_debt', tone: 'water', seat }
  const land = sheet.territories[key]
  if (land) return { name: land.name, icon: 'settlement', tone: 'brass', seat: null }
  const card = sheet.cards[key]
  if (card) return { name: card.name, icon: 'draw', tone: 'text', seat: null }
  return { name: sheet.tokens[key]?.name ?? key, icon: iconOfToken(key), tone: toneOfToken(key), seat: null }
}

/** The picture of a button: the tribe, token, debt, card or moon that its option names last. */
export function picture(
  option: OptionView,
  sheet: DawnSheet,
): { icon: string; tone: string; seat: number | null } | null {
  const { kind, key } = option.at.at(-1) ?? { kind: '', key: '' }
  if (kind === 'tribe')
    return { icon: '', tone: '', seat: sheet.tribes.findIndex((tribe) => tribe.key === key) }
  if (kind === 'moon') return { icon: 'thumper', tone: 'brass', seat: null }
  return ['token', 'card', 'debt'].includes(kind) ? item(key, sheet) : null
}
