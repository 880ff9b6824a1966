import type { WarModule } from '../module'
import Board from './Board.svelte'
import { guildWords, tellShip, tellSpace } from './words'

const sign = (id: string, tone = 'guild') => ({ id, tone })

/** The Spacing Guild expansion. */
export const module: WarModule = {
  hostile: ['bomb', 'bombard', 'shoot_down'],
  shapes: { houses_major_troop: 'M-4.500-4.500h9v5L0 5-4.500.500z' },
  craft: {
    atreides_frigate: { icon: 'freighter', tone: 'var(--war1)' },
    harkonnen_frigate: { icon: 'freighter', tone: 'var(--war2)' },
    guild_navigator: { icon: 'faction-guild', tone: 'var(--gold)' },
  },
  tell: { space: tellSpace, heighliner: tellShip },
  asks: {
    imperium: 'taking an imperium action',
    land: 'landing troops',
    land_beside: 'landing troops',
    divide: 'dividing the troops',
    descend: 'placing a frigate',
    bomb: 'bombarding',
    watcher: 'placing the Guild Navigator',
    shoot_down: 'shooting something down',
  },
  told: ['heighliner', 'landed', 'shot_down', 'navigator_leaves', 'stays'],
  deeds: ['recruited', 'frigate_aboard', 'landed', 'stays'],
  ceremony: { landed: ['faction-guild', 'guild', true], shot_down: ['freighter', 'danger'] },
  signs: {
    heighliner: sign('faction-guild'),
    heighliner_home: sign('faction-guild', 'muted'),
    recruited: sign('legion'),
    frigate_aboard: sign('freighter'),
    landed: sign('deployment'),
    navigator_leaves: sign('faction-guild', 'muted'),
    shot_down: sign('freighter', 'danger'),
    stays: sign('draw'),
  },
  bursts: { landed: { icon: 'deployment', tone: 'own' } },
  icons: {
    'imperium spacing_guild': 'faction-guild',
    'imperium landsraad': 'council',
    'imperium choam': 'solari',
  },
  words: guildWords,
  Board,
  corner: 'right',
}
