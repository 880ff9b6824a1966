import { count } from '../../lib/plural'
import type { WarGame } from './game.svelte'
import { legionWords, MARKERS, TERRAIN_NAMES } from './words'

/** "Wind Pass, desert; Atreides: 3 regular units; harvester; attack it". */
export function areaLabel(game: WarGame, key: string): string {
  const known = game.sheet.areas[key]
  const now = game.area(key)
  const words = [`${known?.name ?? key}, ${TERRAIN_NAMES[game.terrain(key)] ?? ''}`, ...standing(game, key)]
  if (now?.legion)
    words.splice(1, 0, `${game.sideName(now.legion.side)}: ${legionWords(now.legion, game.sheet)}`)
  const options = game.laid.at('area', key) ?? []
  return words.join('; ') + (options.length ? `; ${options.map((option) => option.text).join(' or ')}` : '')
}

/** What stands in an area but for the legion. */
export function standing(game: WarGame, key: string): string[] {
  const now = game.area(key)
  const more = game.pieces(key).map(({ words }) => words)
  if (!now) return more
  const words: string[] = []
  if (now.settlement) words.push(`settlement of rank ${now.settlement}`)
  if (now.sietch !== undefined)
    words.push(
      now.sietch === null
        ? 'sietch of unknown rank'
        : `sietch of rank ${now.sietch}${now.sietch_revealed ? '' : ', facedown'}`,
    )
  if (now.harvester) words.push('harvester')
  if (now.wormsign) words.push('wormsign')
  if (now.sandworm) words.push('sandworm')
  if (now.wild_maker) words.push('the Wild Maker')
  if (now.station) words.push('ecological station')
  return [...words, ...more]
}

/** The vehicle of an air zone; empty for none. */
export function craftWords(game: WarGame, zone: string): string {
  const vehicle = game.view?.table.zones[zone] ?? ''
  return game.sheet.pieces[vehicle]?.name.toLowerCase() ?? vehicle
}

export function zoneLabel(game: WarGame, key: string): string {
  const vehicle = craftWords(game, key)
  const options = game.laid.at('zone', key) ?? []
  return `Air zone of ${game.title(key)}: ${vehicle || 'empty'}${options.length ? `; ${options.map((option) => option.text).join(' or ')}` : ''}`
}

/** A side in words: dice, cards, tokens, leaders. */
export function sideWords(game: WarGame, seat: number): string {
  const player = game.of(seat)
  const own = game.view?.dashboards?.[seat]
  if (!player) return ''
  const dice = Object.entries(own?.dice ?? player.dice).flatMap(([result, much]) =>
    much ? [`${much} ${result}`] : [],
  )
  const leaders = Object.entries(player.leaders).filter(
    ([key, where]) => where !== 'out' && where !== 'removed' && (!own?.shared || own.leaders.includes(key)),
  )
  const token = own ? own.token_slot : player.token_slot
  const rival = seat === game.rival
  const cards = own?.hand_size ?? player.hand_size
  const seen = own?.seen?.map((key) => game.title(key)).join(', ')
  return [
    rival
      ? `${game.sideName(player.side)}, the automaton`
      : `${game.name(seat)}, ${own?.name ?? game.sideName(player.side)}: dice: ${dice.join(', ') || 'none'}`,
    token ? `a Bene Gesserit token on ${token}` : '',
    own?.set_aside ? `${count(own.set_aside, 'die', 'dice')} set aside` : '',
    `${rival ? count(cards, 'card of the reinforcements deck', 'cards of the reinforcements deck') : count(cards, 'planning card')}${seen ? `, of which you know ${seen}` : ''}`,
    rival ? '' : count(player.tokens, 'Bene Gesserit token'),
    `${count(player.units, 'unit')} on the board`,
    player.side === 'atreides'
      ? count(player.settlements, 'sietch', 'sietches')
      : count(player.settlements, 'settlement'),
    leaders
      .map(
        ([key, where]) =>
          `${game.title(key)} ${whereWords(game, where)}${player.spent.includes(key) ? ', spent' : ''}`,
      )
      .join('; '),
  ]
    .filter(Boolean)
    .join('; ')
}

/** "tank 3" → "in the tank, 3 slots to go". */
export function whereWords(game: WarGame, where: string): string {
  const tank = /^tank (\d)$/.exec(where)
  if (tank) return `in the regeneration tank, ${tank[1]} to go`
  if (where === 'aside') return 'set aside'
  if (where === 'out') return 'not in play'
  if (where === 'removed') return 'out of the game'
  return `in ${game.title(where)}`
}

/** Both tracks in words. */
export function tracksWords(game: WarGame): string {
  const table = game.view?.table
  if (!table) return ''
  return `Supremacy ${table.supremacy} of ${game.sheet.last_step}. ${MARKERS.map((marker) => `${game.sheet.markers[marker]} ${table.prescience[marker]}`).join(', ')}.`
}
