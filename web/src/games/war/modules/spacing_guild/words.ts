// The Spacing Guild in words.
import type { Told } from '@/chrome/words/words'
import type { WarGame } from '../../game.svelte'
import type { HeighlinerView, Side } from '../../view'
import { SIDES } from '../../words'
import { guildOf } from './view'

const counted = (much: number, name: string): string => `${much} ${name}${much === 1 ? '' : 's'}`

function aboard({ troops, frigates }: HeighlinerView): string {
  return `${counted(troops, 'houses major troop')} and ${counted(frigates, 'frigate')} aboard`
}

function shipWords(game: WarGame, side: Side): string[] {
  const now = guildOf(game)
  const ship = now?.[side]
  if (!ship) return []
  const left = now.route - ship.step
  const cards = ship.in_play.map((key) => game.title(key)).join(', ')
  return [
    `The heighliner of ${game.sideName(side)} is ${counted(left, 'step')} from Arrakis, with ${aboard(ship)}.`,
    ...(cards ? [`In play for ${game.sideName(side)}: ${cards}.`] : []),
  ]
}

/** The space board now, in sentences. */
export function guildWords(game: WarGame): string[] {
  const now = guildOf(game)
  if (!now) return []
  return [
    ...SIDES.flatMap((side) => shipWords(game, side)),
    `${counted(now.troops_left, 'houses major troop')} in the common supply.`,
    ...(now.navigator ? [`The Guild Navigator is over ${game.title(now.navigator)}.`] : []),
  ]
}

export const tellSpace = (game: WarGame): Told => ({
  title: 'The space board',
  sort: 'Spacing Guild',
  icon: { id: 'faction-guild', tone: 'guild' },
  lines: [
    ...guildWords(game),
    'Both heighliners go a step after each spice harvest; one that reaches Arrakis lands at once.',
  ],
  rule: 'WFA 19.3.1',
})

export const tellShip = (game: WarGame, key: string): Told => {
  const ship = guildOf(game)?.[key as Side]
  return {
    title: `Heighliner of ${game.sideName(key as Side)}`,
    icon: { id: 'faction-guild', tone: 'guild' },
    lines: [
      ...shipWords(game, key as Side),
      `Left to come aboard: ${counted(ship?.bases_left ?? 0, 'base')} for troops, ${counted(ship?.frigates_left ?? 0, 'frigate')}.`,
      key === 'atreides'
        ? 'The Atreides take an imperium action for each harvester that a legion of theirs removes.'
        : 'The Harkonnens take imperium actions as they pay for markers in the spice harvest.',
    ],
    rule: key === 'atreides' ? 'WFA 19.2.5' : 'WFA 19.2.7',
  }
}
