import type { Told } from '@/chrome/words/words'
import type { WarGame } from '../../game.svelte'
import { SIDES } from '../../words'
import type { WarModule } from '../module'

function cones(game: WarGame): string[] {
  const table = game.view?.table
  return SIDES.flatMap((side) => {
    const left = table?.cones?.[side]
    if (left === undefined) return []
    const open = table?.cone_open?.includes(side) ? ' They see each other\u2019s hands this round.' : ''
    return [`${game.sideName(side)}: ${left} cones of silence left.${open}`]
  })
}

const tellCone = (game: WarGame): Told => ({
  title: 'Cones of silence',
  icon: { id: 'ui-chat', tone: 'brass' },
  lines: [
    ...cones(game),
    'At the start of a turn of a shared faction a cone may be used: the partners see each other\u2019s hands until the end of the round, and may speak in private for three minutes.',
  ],
  rule: 'WFA 21.6.1',
})

/** Three and four players: a faction shared by two. */
export const module: WarModule = {
  tell: { cone: tellCone },
  asks: { who_acts: 'choosing who acts' },
  told: ['cone'],
  deeds: ['acts', 'cone'],
  ceremony: { cone: ['ui-chat', 'brass', true] },
  signs: { cone: { id: 'ui-chat', tone: 'brass' } },
  icons: { cone: 'ui-chat' },
  words: cones,
}
