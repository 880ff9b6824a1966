import type { Sheet } from '../lib/imperium'
import Board from './Board.svelte'
import Desktop from './Desktop.svelte'
import Hagal from './Hagal.svelte'
import Holding from './Holding.svelte'
import Phone from './Phone.svelte'
import Points from './Points.svelte'
import Stage from './Stage.svelte'
import Standing from './Standing.svelte'
import Words from './Words.svelte'
import { TableGame } from './game.svelte'
import type { Kit } from './kits'

/** How Dune: Imperium is drawn. */
export const kit: Kit = {
  make: (link, sheet) => new TableGame(link, sheet as Sheet),
  Desktop, Phone, Words, Stage, Race: Points, Board, Standing, Passing: Hagal, Holding,
  keys: [
    ['1 – 9', 'a card of the hand; with Shift an intrigue card'],
    ['R', 'reveal'],
    ['B H M C S L', 'board, hand, row, conflict, seats, log'],
  ],
  score: { key: 'vp', title: 'Victory points', icon: 'vp', tone: 'vp', goal: (game) => (game as TableGame).goal },
  stores: [
    { key: 'spice', title: 'spice', icon: 'spice', tone: 'spice' },
    { key: 'solari', title: 'solari', icon: 'solari', tone: 'solari' },
    { key: 'water', title: 'water', icon: 'water', tone: 'water' },
    { key: 'garrison', title: 'garrison', icon: 'troop', tone: 'troop' },
  ],
  round: { kind: 'round', word: 'round' },
  aspect: 808 / 454,
}
