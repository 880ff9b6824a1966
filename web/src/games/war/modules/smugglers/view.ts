import type { SmugglersView } from '../../view'
import type { WarGame } from '../../game.svelte'

export function smugglersOf(game: WarGame): SmugglersView | undefined {
  return game.view?.table.smugglers
}

export const STABAN = 'staban_tuek'
