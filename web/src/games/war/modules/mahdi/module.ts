import type { WarModule } from '../module'
import Board from './Board.svelte'
import Over from './Over.svelte'
import Under from './Under.svelte'
import { mahdiHint, mahdiWords, rivalOf, tellMahdi, tellTarget } from './words'

const sign = (id: string, tone = 'danger') => ({ id, tone })

/** The automaton of the Mahdi game. */
export const module: WarModule = {
  tell: { mahdi: tellMahdi, target: tellTarget },
  asks: { automaton: 'choosing for the Harkonnens' },
  told: ['rolled', 'targeted'],
  ceremony: { targeted: ['sietch', 'danger'] },
  signs: {
    automaton: sign('ui-eye', 'muted'),
    harvesting: sign('harvester', 'spice'),
    targeted: sign('sietch'),
    rolled: sign('special'),
    reserve: sign('draw', 'muted'),
    turned_up: sign('ui-eye'),
    garrison: sign('deployment', 'muted'),
  },
  bursts: {
    turned_up: { icon: 'ui-eye', tone: 'danger' },
    garrison: { icon: 'deployment', tone: 'own' },
  },
  rival: rivalOf,
  hint: mahdiHint,
  words: mahdiWords,
  Board,
  corner: 'right',
  underMap: true,
  Under,
  Over,
}
