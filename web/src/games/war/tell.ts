// The things of the table in words: what each is, what it does, and what to ask where it is closed.
import type { Told } from '@/chrome/words/words'
import type { WarGame } from './game.svelte'
import { craftWords, standing, whereWords } from './labels'
import { PANELS } from './tell_panels'
import { legionWords, MARKERS, POWER_ICONS, TERRAIN_NAMES } from './words'
import type { Power } from './view'

type Tell = (game: WarGame, key: string) => Told | null

const area: Tell = (game, key) => {
  const sheet = game.sheet.areas[key]
  if (!sheet) return null
  const legion = game.area(key)?.legion
  const sheltered = game.view?.table.sheltered.includes(key)
  const odds = game.view?.table.odds[key]
  return {
    title: sheet.name,
    sort: [TERRAIN_NAMES[game.terrain(key)], ...sheet.sectors.map((one) => game.sheet.sectors[one])].join(
      ' · ',
    ),
    lines: [
      ...(legion ? [`${game.sideName(legion.side)}: ${legionWords(legion, game.sheet)}`] : []),
      ...standing(game, key),
      ...(odds ? [odds.words] : []),
      sheltered ? 'Sheltered from storms' : 'Storms strike here',
    ],
    heading: 'What is there',
    ask: game.like('area', key),
    options: game.laid.at('area', key) ?? [],
    // The panel beside the map tells of an area that can be chosen.
    hushed: game.laid.at('area', key) !== undefined || !game.mine || !game.like('area', key),
  }
}

const zone: Tell = (game, key) => {
  if (!game.sheet.zones[key]) return null
  return {
    title: `Air zone of ${game.title(key)}`,
    lines: [
      `Here flies: ${craftWords(game, key) || 'nothing'}`,
      ...(game.sheet.pieces[game.view?.table.zones[key] ?? '']?.lines ?? []),
      'A vehicle here serves the sectors on both sides, and the North Pole',
    ],
    heading: 'What is there',
    ask: game.like('zone', key),
    options: game.laid.at('zone', key) ?? [],
  }
}

const card: Tell = (game, key) => {
  const sheet = game.sheet.planning[key]
  if (!sheet) return null
  return {
    title: sheet.name,
    sort: `planning card · ${sheet.set}`,
    lines: sheet.lines,
    ask: game.like('card', key) || `play ${key}`,
    options: game.laid.at('card', key) ?? [],
  }
}

const leader: Tell = (game, key) => {
  const sheet = game.sheet.leaders[key]
  if (!sheet) return null
  const player = game.view?.players.find((one) => key in one.leaders)
  const spent = player?.spent.includes(key) ? '; spent this round' : ''
  return {
    title: sheet.name,
    sort: 'leader',
    lines: [...sheet.lines, `${whereWords(game, player?.leaders[key] ?? 'out')}${spent}`],
    ask: `special ${key}`,
    options: game.laid.at('leader', key) ?? [],
  }
}

/** "strategy_1": a result, and whose dice. */
const die: Tell = (game, key) => {
  const [result = '', side = '0'] = key.split('_')
  const own = Number(side) === game.me
  const offered = game.laid.at(own ? 'die' : 'their_die', result)
  return {
    title: `${result.charAt(0).toUpperCase()}${result.slice(1)} dice`,
    sort: game.calling(Number(side)),
    icon: { id: result, tone: 'text' },
    lines: game.sheet.dice[`${result}_${game.sideOf(Number(side))}`]?.lines ?? [],
    rule: 'WFA 4.3.1',
    ask: own ? `die ${result}` : '',
    // Another side's die is nobody's to use here, so it is not refused either.
    options: own ? (offered ?? []) : offered,
  }
}

const power: Tell = (game) => {
  const option = game.offered('desert_power')
  return {
    title: 'Desert Power',
    icon: { id: 'worm', tone: 'spice' },
    lines: ['An action in place of a die, while the Harkonnens have more unused dice'],
    rule: 'WFA 4.3.4',
    ask: 'desert_power',
    options: option ? [option] : [],
  }
}

const foresight: Tell = (game, key) => {
  const sheet = game.view?.table.row.find((one) => one.key === key)
  if (!sheet) return null
  return {
    title: sheet.name,
    sort: `prescience card · ${sheet.when}`,
    icon: { id: 'ui-eye', tone: 'fremen' },
    lines: [sheet.requirement, sheet.advance_text],
    rule: 'WFA 12.2.2',
    ask: `claim ${key}`,
    options: game.laid.at('prescience', key) ?? [],
  }
}

const steps = (track: Record<string, string>): string[] =>
  Object.entries(track).map(([step, words]) => `Step ${step}: ${words}`)

const supremacy: Tell = (game) => ({
  title: 'Supremacy',
  sort: `${game.view?.table.supremacy ?? 0} of ${game.sheet.last_step}`,
  icon: { id: 'vp', tone: 'danger' },
  lines: [
    'The Harkonnens win at once when their marker reaches the last step',
    ...steps(game.sheet.tracks.supremacy),
  ],
  rule: 'WFA 12.6.1',
})

const prescience: Tell = (game) => ({
  title: 'Prescience',
  sort: MARKERS.map((one) => `${game.sheet.markers[one]} ${game.view?.table.prescience[one] ?? 0}`).join(
    ' · ',
  ),
  icon: { id: 'ui-eye', tone: 'fremen' },
  lines: [
    'The Atreides win at the end of a round if all three markers have reached an objective of theirs',
    ...steps(game.sheet.tracks.prescience),
  ],
  rule: 'WFA 12.6.2',
})

const imperium: Tell = (game, key) => {
  const sheet = game.sheet.imperium[key as Power]
  return {
    title: sheet.name,
    sort: `on step ${game.view?.table.imperium[key as Power] ?? 1}`,
    icon: { id: POWER_ICONS[key] ?? '', tone: 'brass' },
    lines: [sheet.ban, 'The lowest marker sets how many dice and vehicles the Harkonnens have'],
    rule: 'WFA 3.1.2',
  }
}

const TELL: Record<string, Tell> = {
  area, zone, card, leader, die, power, foresight, supremacy, prescience, imperium, ...PANELS,
} // prettier-ignore

export function tellOf(game: WarGame, kind: string, key: string): Told | null {
  const tell = TELL[kind] ?? game.byModule((module) => module.tell, kind)
  return tell?.(game, key) ?? null
}
