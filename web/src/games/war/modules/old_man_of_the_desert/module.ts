import type { WarModule } from '../module'
import Board from './Board.svelte'
import Over from './Over.svelte'
import Under from './Under.svelte'
import { isTrail } from './view'
import { oldManWords, tellOldMan, tellSector } from './words'

const worm = (tone: string) => ({ id: 'worm', tone })

/** The Old Man of the Desert, a worm as large as a sector. */
export const module: WarModule = {
  drawn: { sector: 'Map' },
  glow: [['sector', 'the outer sectors glow at the rim']],
  hostile: ['devour', 'maul'],
  pieces: (game, area) =>
    isTrail(game, area)
      ? [{ key: 'trail', icon: '', tone: '', words: 'counts as a wormsign for sandriders' }]
      : [],
  tell: { old_man: tellOldMan, sector: tellSector },
  told: ['summoned', 'roams', 'old_man_leaves'],
  deeds: ['summoned', 'roams'],
  ceremony: { summoned: ['worm', 'spice', true] },
  signs: { summoned: worm('spice'), roams: worm('spice'), old_man_leaves: worm('muted') },
  words: oldManWords,
  Board,
  corner: 'low',
  Under,
  Over,
}
