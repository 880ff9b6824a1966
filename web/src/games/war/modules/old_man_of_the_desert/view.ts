import type { OldManView } from '../../view'
import type { WarGame } from '../../game.svelte'
import { HEIGHT, REGIONS, WIDTH, type Region } from '../../map/map'

export function oldManOf(game: WarGame): OldManView | undefined {
  return game.view?.table.old_man
}

/** The outer sectors. */
export const OUTER = ['s1', 's2', 's3', 's4'] as const

/** "s3" → 2. */
export const numberOf = (sector: string): number => Number(sector.slice(1)) - 1

export const sectorName = (game: WarGame, sector: string): string =>
  game.sheet.sectors[numberOf(sector)] ?? sector

/** The drawn areas of a sector. */
export function regionsOf(game: WarGame, sector: string): Region[] {
  const number = numberOf(sector)
  return [...REGIONS.values()].filter(({ key }) => game.sheet.areas[key]?.sectors.includes(number))
}

/** Whether an area counts as a wormsign for sandriders: all of the sector but settlements. */
export function isTrail(game: WarGame, area: string): boolean {
  const sector = oldManOf(game)?.sector
  if (!sector || game.area(area)?.settlement) return false
  return game.sheet.areas[area]?.sectors.includes(numberOf(sector)) ?? false
}

/** Where the rim of the planet lies beyond the middle of a sector. */
export function rimOf(game: WarGame, sector: string): { x: number; y: number } {
  const found = regionsOf(game, sector)
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2]
  const mean = (of: (region: Region) => number) =>
    found.reduce((sum, region) => sum + of(region), 0) / (found.length || 1)
  const [u, v] = [(mean(({ x }) => x) - cx) / cx, (mean(({ y }) => y) - cy) / cy]
  const far = Math.hypot(u, v) || 1
  return { x: cx + (u / far) * cx * 0.955, y: cy + (v / far) * cy * 0.94 }
}
