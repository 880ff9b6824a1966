import { games } from '@/lib/api'
import type { GameCard } from '@/lib/wire'

/** The games of this server, and the one that an address names, else the first. */
export async function chosen(wanted: string): Promise<{ offered: GameCard[]; game: GameCard }> {
  const offered = await games()
  const game = offered.find((one) => one.name === wanted) ?? offered[0]
  if (!game) throw new Error('This server has no game.')
  return { offered, game }
}
