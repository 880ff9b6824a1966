import type { DawnSheet } from '../../lib/dawn'
import type { Kit } from '../kits'
import Chart from './Chart.svelte'
import Desktop from './Desktop.svelte'
import Phone from './Phone.svelte'
import Race from './Race.svelte'
import Stage from './Stage.svelte'
import Standing from './Standing.svelte'
import Words from './Words.svelte'
import { DawnGame } from './game.svelte'

/** How Dawn of the Fremen is drawn. */
export const kit: Kit = {
  make: (link, sheet) => new DawnGame(link, sheet as DawnSheet),
  Desktop, Phone, Words, Stage, Race, Board: Chart, Standing,
  keys: [
    ['1 – 9', 'an answer of the prompt'],
    ['B S L', 'map, tribes, log'],
  ],
  score: {
    key: 'sietches', title: 'Sietches', icon: 'sietch', tone: 'brass',
    goal: (game) => (game as DawnGame).view?.table.single_wins ?? 3,
  },
  stores: [
    { key: 'territories', title: 'territories', icon: 'settlement', tone: 'brass' },
    { key: 'warriors', title: 'warriors left', icon: 'warrior', tone: 'troop' },
  ],
  round: { kind: 'cycle', word: 'cycle' },
  aspect: 1.3,
}
