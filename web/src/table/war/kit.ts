import type { WarSheet } from '../../lib/war'
import type { Kit } from '../kits'
import Chart from './Chart.svelte'
import Desktop from './Desktop.svelte'
import Phone from './Phone.svelte'
import Race from './Race.svelte'
import Stage from './Stage.svelte'
import Standing from './Standing.svelte'
import Words from './Words.svelte'
import { WarGame } from './game.svelte'

/** How War for Arrakis is drawn. */
export const kit: Kit = {
  make: (link, sheet) => new WarGame(link, sheet as WarSheet),
  Desktop, Phone, Words, Stage, Race, Board: Chart, Standing,
  keys: [
    ['1 – 9', 'a result of the dice, or a card of the hand; with Shift an answer of the prompt'],
    ['+ − 0', 'on the map: nearer, farther, the whole planet'],
    ['B H S M C L', 'map, hand, sides, prescience, battle, log'],
  ],
  score: { key: 'score', title: 'Steps on the tracks', icon: 'vp', tone: 'vp', goal: (game) => (game as WarGame).sheet.last_step },
  stores: [
    { key: 'units', title: 'units', icon: 'legion', tone: 'troop' },
    { key: 'settlements', title: 'settlements', icon: 'settlement', tone: 'brass' },
    { key: 'hand_size', title: 'planning cards', icon: 'draw', tone: 'text' },
    { key: 'tokens', title: 'Bene Gesserit tokens', icon: 'faction-bene_gesserit', tone: 'bene_gesserit' },
  ],
  round: { kind: 'round', word: 'round' },
  aspect: 952 / 574,
}
