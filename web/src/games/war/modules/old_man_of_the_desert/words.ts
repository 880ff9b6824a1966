// The Old Man in words.
import type { Told } from '@/chrome/words/words'
import type { WarGame } from '../../game.svelte'
import { oldManOf, sectorName } from './view'

const worms = (much: number): string => `${much} kept sandworm${much === 1 ? '' : 's'}`

/** The Old Man now, in sentences. */
export function oldManWords(game: WarGame): string[] {
  const now = oldManOf(game)
  if (!now) return []
  if (!now.sector)
    return [
      'Not on the board. A Desert Power action with a sandworm on the board summons it to an outer sector.',
      'The Atreides have no Bene Gesserit tokens.',
    ]
  return [
    `In the ${sectorName(game, now.sector)} sector, with ${worms(now.kept)}, each a Desert Power action: it moves, or attacks there.`,
    'All areas of its sector but settlements count as wormsigns for sandriders.',
    'No sandworm and no wormsign is placed while it is there. It leaves at the start of the desert hazards.',
  ]
}

const ICON = { id: 'worm', tone: 'spice' }

export const tellOldMan = (game: WarGame): Told | null => {
  const now = oldManOf(game)
  if (!now) return null
  return {
    title: 'Old Man of the Desert',
    sort: now.sector ? sectorName(game, now.sector) : 'not on the board',
    icon: ICON,
    lines: oldManWords(game),
    rule: now.sector ? 'WFA 18.3.1' : 'WFA 18.2.1',
  }
}

export const tellSector = (game: WarGame, key: string): Told => {
  const now = oldManOf(game)
  return {
    title: `${sectorName(game, key)} sector`,
    sort: now?.sector === key ? 'the Old Man is here' : 'outer sector',
    icon: ICON,
    lines: [
      'While the Old Man is here, all areas of the sector but settlements count as wormsigns for sandriders.',
    ],
    rule: now?.sector ? 'WFA 18.3.2' : 'WFA 18.2.1',
    ask: `${now?.sector ? 'roam' : 'summon'} ${key}`,
    options: game.laid.at('sector', key) ?? [],
  }
}
