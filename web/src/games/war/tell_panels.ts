// The panels of the table in words: sides, decks, the secret objective, phases, content, dice and vehicles.
import { contentTold, phaseTold, type PhaseWords } from '@/chrome/words/panels'
import type { Told } from '@/chrome/words/words'
import { some } from '@/chrome/table/honours'
import type { WarGame } from './game.svelte'
import { sideWords } from './labels'
import { MARKERS, PHASES, TERRAIN_NAMES } from './words'

type Tell = (game: WarGame, key: string) => Told | null

/** What happens in each phase of a round, and the rule that says so. */
const PHASE_WORDS: PhaseWords = {
  start: ['Both sides draw planning cards, and prescience cards are turned up', 'WFA 3.1.1'],
  vehicles: ['The Harkonnens place harvesters, ornithopters and carryalls on the map', 'WFA 3.2.1'],
  actions: ['The dice are rolled; then the sides take turns and spend one each', 'WFA 4.3.1'],
  hazards: ['Wormsigns turn up, sandworms rise, and storms strike the Harkonnens in the open', 'WFA 9.1.1'],
  harvest: ['Each harvester gives spice, which the Harkonnens spend at once', 'WFA 10.1.1'],
  end: ['Prescience cards are claimed, the objective is checked, vehicles leave the map', 'WFA 11.1.1'],
}

const phase: Tell = (game, key) => phaseTold(PHASES, PHASE_WORDS, game.view?.table.phase, 'round', key)

const content: Tell = (game) =>
  contentTold(game.view?.content, { lines: ['Who owns the box may play with the printed ones'] })

const side: Tell = (game, key) => {
  const seat = Number(key)
  const words = sideWords(game, seat).replace(/^[^:]*: /, '')
  if (!words) return null
  return {
    title: game.name(seat),
    sort: game.calling(seat),
    icon: { id: 'legion', tone: 'muted' },
    heading: 'What there is of this side',
    lines: words.split('; '),
  }
}

const objective: Tell = (game) => {
  const aims = game.view?.players[0]?.objectives ?? []
  return {
    title: 'Objective',
    sort: aims.length ? 'known to the Atreides only' : 'secret, of the Atreides',
    icon: { id: 'ui-eye', tone: 'fremen' },
    lines: [
      ...aims.map((aim) => MARKERS.map((one) => `${game.sheet.markers[one]} ${aim[one]}`).join(', ')),
      'When all three markers stand as high at the end of a round, the Atreides win',
    ],
    rule: 'WFA 12.6.2',
  }
}

const deck: Tell = (game, key) => {
  const mine = game.view?.players[game.mySide ?? 0]
  const name = game.sheet.sides[game.mySide ?? 0]?.decks[key]
  if (!name || !mine) return null
  return {
    title: name,
    sort: 'planning deck',
    icon: { id: 'deck', tone: 'text' },
    lines: [
      `${some(mine.decks[key] ?? 0, 'card')} left to draw`,
      'A card of it is drawn at the start of each round, and more by the mentat result',
    ],
    rule: 'WFA 3.1.1',
  }
}

const discard: Tell = (game) => {
  const cards = game.view?.players[game.mySide ?? 0]?.discard ?? []
  return {
    title: 'Discarded',
    sort: some(cards.length, 'planning card'),
    icon: { id: 'discard', tone: 'muted' },
    lines: cards.length ? cards.map((key) => game.title(key)) : ['No card has been discarded'],
  }
}

/** A row of The Spice Must Flow board. */
const flow: Tell = (game, key) => {
  const row = game.sheet.rows[Number(key) - 1]
  const table = game.view?.table
  if (!row || !table) return null
  const lowest = Math.max(...Object.values(table.imperium))
  return {
    title: `The spice must flow, step ${key}`,
    sort: Number(key) === lowest ? 'in force' : '',
    icon: { id: 'spice', tone: 'spice' },
    lines: [
      `${row.dice} dice for the Harkonnens; ${some(row.harvesters, 'harvester')}, ${some(row.ornithopters, 'ornithopter')} and ${some(row.carryalls, 'carryall')} to place`,
      'The lowest marker of the Imperium sets the row; a marker that is not kept in the harvest falls',
    ],
    rule: 'WFA 3.1.2',
  }
}

const row: Tell = (game) => ({
  title: 'Prescience cards',
  sort: `${game.view?.table.claims ?? 0} of ${game.sheet.claims} claimed this round`,
  icon: { id: 'ui-eye', tone: 'fremen' },
  lines: [
    'Each asks for something that the Atreides do, or that is so when the round ends',
    'Whoever claims it moves the markers that stand at its right',
  ],
  rule: 'WFA 12.2.2',
})

/** What the terrain of an area means, and the rule that says so. */
const TERRAINS: Record<string, [words: string, rule: string]> = {
  mountain: ['Storms never strike in mountains', 'WFA 9.2.1'],
  plateau: ['Storms strike Harkonnen legions here, but in the five central plateaus', 'WFA 9.2.1'],
  minor_erg: ['Storms strike Harkonnen legions here', 'WFA 9.2.1'],
  desert: ['Harvesters are placed here; wormsigns and storms make it dangerous', 'WFA 3.2.2'],
  deep_desert: ['Desert in every rule; a harvester gives two spice here', 'WFA 10.1.1'],
  impassable: ['Areas on both sides of it are not adjacent on the ground', 'WFA 2.1.5'],
}

const terrain: Tell = (_game, key) => {
  const [words, rule] = TERRAINS[key] ?? ['', '']
  const name = TERRAIN_NAMES[key] ?? 'impassable border'
  return words ? { title: name.charAt(0).toUpperCase() + name.slice(1), lines: [words], rule } : null
}

export const PANELS: Record<string, Tell> = {
  phase, content, side, objective, deck, discard, flow, row, terrain,
} // prettier-ignore
