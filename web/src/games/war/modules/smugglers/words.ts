// The smugglers in words: on touch, in text mode, and for those who do not see the map.
import type { Told } from '@/chrome/words/words'
import type { WarGame } from '../../game.svelte'
import { whereWords } from '../../labels'
import type { SmugglersView } from '../../view'
import { smugglersOf, STABAN } from './view'

const counted = (much: number, name: string): string => `${much} ${name}${much === 1 ? '' : 's'}`

function neutral({ board, harvesters, ornithopters, step }: SmugglersView): string[] {
  return [
    `Neutral: ${counted(board, 'smuggler')} and Gurney Halleck wait on the smugglers board; a smuggler joins them each round.`,
    `The Harkonnens place ${counted(harvesters, 'smuggler harvester')} and a carryall that saves only these; each harvester brings them 1 spice.`,
    'An Atreides legion that ends its move beside one captures it, and Staban Tuek comes down a step.',
    `They ally with the Atreides once a prescience marker reaches Staban Tuek, on step ${step ?? 0}.`,
    `${counted(ornithopters, 'smuggler ornithopter')} will come with them.`,
  ]
}

function allied(game: WarGame, { base, die, ornithopters }: SmugglersView): string[] {
  return [
    `Allies of the Atreides. Their base is in ${game.title(base ?? '')}: a settlement of rank 3, and if it falls they are gone.`,
    `${counted(ornithopters, 'smuggler ornithopter')} of 3 available, placed before the Harkonnen vehicles.`,
    die ? `Their die shows ${die}.` : 'Their die is spent, or not rolled yet.',
  ]
}

/** The smugglers now, in sentences. */
export function smugglersWords(game: WarGame): string[] {
  const now = smugglersOf(game)
  if (!now) return []
  if (now.status === 'neutral') return neutral(now)
  if (now.status === 'allied') return allied(game, now)
  return ['Their base was destroyed: the smugglers are out of the game.']
}

const RULES = { neutral: 'WFA 17.2.2', allied: 'WFA 17.4.1', defeated: 'WFA 17.7.1' }

export const tellBoard = (game: WarGame): Told | null => {
  const now = smugglersOf(game)
  return (now && {
    title: 'Smugglers',
    sort: now.status,
    icon: { id: 'cloak', tone: 'smugglers' },
    lines: smugglersWords(game),
    rule: RULES[now.status],
  }) as Told | null
}

export const tellDie = (game: WarGame, key: string): Told => {
  const options = game.laid.at('smugglers_die', key)
  return {
    title: `Smugglers die: ${key || 'spent'}`,
    ...(key && { icon: { id: key, tone: 'smugglers' } }),
    lines: [
      ...(game.sheet.dice[`${key}_smugglers`]?.lines ?? []),
      'Spent on a turn of the Atreides instead of one of their dice.',
    ],
    rule: 'WFA 17.4.2',
    ...(game.player?.side === 'atreides' && {
      ask: `smugglers ${key || 'strategy'}`,
      options: options ?? [],
    }),
  }
}

export const tellStaban = (game: WarGame): Told => {
  const now = smugglersOf(game)
  const where = game.view?.players[0]?.leaders[STABAN] ?? 'out'
  return {
    title: 'Staban Tuek',
    sort: 'leader of the smugglers',
    icon: { id: 'leadership', tone: 'smugglers' },
    lines: [
      now?.status === 'neutral'
        ? `On step ${now.step ?? 0}: as soon as a prescience marker reaches him, or he comes down to one, the smugglers ally with the Atreides.`
        : `${whereWords(game, where)}.`,
      'He comes down a step for each captured smuggler harvester and each Drone Ornithopters card.',
    ],
    rule: 'WFA 17.3.1',
  }
}
