import type { WarGame } from '../../game.svelte'
import type { SpaceBoardView } from '../../view'

export function guildOf(game: WarGame): SpaceBoardView | undefined {
  return game.view?.table.spacing_guild
}
