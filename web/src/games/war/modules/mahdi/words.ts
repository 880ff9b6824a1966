// The automaton in words: on touch, in text mode, and for those who do not see the map.
import type { Told } from '@/chrome/words/words'
import type { WarGame } from '../../game.svelte'
import type { Rival } from '../module'
import { stepWords } from './steps'
import { mahdiOf, turnOf } from './view'

const counted = (much: number, name: string): string =>
  `${much || 'no'} ${name}${much === 1 ? '' : name.endsWith('die') ? '' : 's'}`
const dice = (much: number): string => (much === 1 ? '1 die' : `${much || 'no'} dice`)
const MOST = 3

/** The automaton now, in sentences. */
export function mahdiWords(game: WarGame): string[] {
  const now = mahdiOf(game)
  if (!now) return []
  const spent = Object.entries(now.spent).flatMap(([result, much]) => (much ? [`${much} ${result}`] : []))
  const sector = now.harvesting ? `Harvesting sector: ${now.harvesting.name}.` : ''
  const target = now.target_area
    ? `Target sietch: ${game.title(now.target_area)}.`
    : 'There is no target sietch.'
  return [
    sector,
    target,
    now.stand_in ? `For this turn its legions make for ${game.title(now.stand_in)}.` : '',
    `${dice(now.unused)} not yet rolled, ${now.board} on The Spice Must Flow board; spent: ${spent.join(', ') || 'none'}.`,
    `${counted(now.tactical_deck, 'tactical card')} facedown.`,
    now.waiting ? `Hawat\u2019s Scheming waits: ${now.waiting}.` : '',
    ...turnOf(game).map((step, i) => `Its last turn, step ${i + 1}: ${stepWords(step)}`),
  ].filter(Boolean)
}

const ICON = { id: 'ui-eye', tone: 'danger' }

export const tellMahdi = (game: WarGame): Told | null => {
  const now = mahdiOf(game)
  return (
    (now && {
      title: 'The automaton',
      sort: 'plays the Harkonnens',
      icon: ICON,
      lines: [
        ...mahdiWords(game).filter((line) => !line.startsWith('Its last turn')),
        'After each turn of the Atreides it rolls one die and uses it by its criteria. Where they leave several options, you choose.',
      ],
      rule: 'WFA 22.3.4',
    }) ??
    null
  )
}

export const tellTarget = (game: WarGame): Told | null => {
  const now = mahdiOf(game)
  if (!now?.target_area) return null
  return {
    title: `Target sietch: ${game.title(now.target_area)}`,
    icon: ICON,
    lines: [
      'The legions of the Harkonnens make for it, if they outweigh its defenders.',
      ...(now.stand_in ? [`For this turn they make for ${game.title(now.stand_in)}.`] : []),
    ],
    rule: now.stand_in ? 'WFA 22.5.3' : 'WFA 22.2.2',
  }
}

/** What its dashboard shows besides leaders. */
export function rivalOf(game: WarGame): Rival | null {
  const now = mahdiOf(game)
  if (!now) return null
  return {
    spent: now.spent,
    most: MOST,
    facts: [
      { icon: 'special', title: 'Dice not yet rolled', much: now.unused },
      { icon: 'spice', title: 'Dice on The Spice Must Flow board', much: now.board },
    ],
    about: 'mahdi',
  }
}

/** Beside a question that the criteria have left open. */
export const mahdiHint = (game: WarGame): string =>
  mahdiOf(game)?.choosing ? 'for the Harkonnens: their criteria leave it to you' : ''
