import type { LogLine } from '@/lib/wire'
import type { WarGame } from '../../game.svelte'
import { REGIONS, type Region } from '../../map/map'
import type { MahdiView } from '../../view'
import { stepsOf, type TurnStep } from './steps'

export const mahdiOf = (game: WarGame): MahdiView | undefined => game.view?.table.mahdi

/** The story as far as it is shown. */
const told = (game: WarGame): readonly LogLine[] => {
  const at = game.past?.at
  return at === undefined ? game.link.log : game.link.log.filter((line) => line.at < at)
}

/** The latest turn of the automaton. */
export const turnOf = (game: WarGame): TurnStep[] =>
  game.rival === null ? [] : stepsOf(told(game), game.rival)

/** The drawn areas of the harvesting sector. */
export function harvestingOf(game: WarGame): Region[] {
  const sectors = mahdiOf(game)?.harvesting?.sectors.map((key) => Number(key.slice(1)) - 1) ?? []
  const within = (key: string) => game.sheet.areas[key]?.sectors.some((one) => sectors.includes(one))
  return [...REGIONS.values()].filter(({ key }) => within(key))
}
