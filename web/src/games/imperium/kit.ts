import type { Sheet } from './view'
import Board from './board/Board.svelte'
import Hagal from './rivals/Hagal.svelte'
import Points from './Points.svelte'
import Stage from './Stage.svelte'
import { TableGame } from './game.svelte'
import { fetchParts } from './mechanisms/parts'
import { sheetOf } from './sheets'
import { AIM, LESSONS } from './lessons'
import type { Kit } from '@/chrome/table/kit'

/** How Dune: Imperium is drawn. */
export const kit: Kit = {
  make: async (link, sheet) => {
    await fetchParts(link.view)
    return new TableGame(link, sheetOf(sheet as Sheet, link.view))
  },
  Desktop: () => import('./Desktop.svelte'),
  Phone: () => import('./Phone.svelte'),
  Words: () => import('./Words.svelte'),
  Stage,
  Race: Points,
  Board,
  Standing: () => import('./Standing.svelte'),
  Passing: Hagal,
  Holding: () => import('./Holding.svelte'),
  lessons: LESSONS,
  aim: AIM,
  picks: () => import('./picks'),
  signs: [
    ['agent', 'seat1', 'agent: a card sends it to a space with one of its signs'],
    ['icon-emperor', 'emperor', 'a space of the Emperor'],
    ['icon-guild', 'guild', 'a space of the Spacing Guild'],
    ['icon-bene_gesserit', 'bene_gesserit', 'a space of the Bene Gesserit'],
    ['icon-fremen', 'fremen', 'a space of the Fremen'],
    ['icon-landsraad', 'landsraad', 'a space of the Landsraad'],
    ['icon-city', 'city', 'a city or a sietch'],
    ['icon-spice_trade', 'spice_trade', 'spice trade, where the makers are too'],
    ['solari', 'solari', 'solari: money'],
    ['spice', 'spice', 'spice'],
    ['water', 'water', 'water'],
    ['troop', 'troop', 'a troop: recruited into your garrison, worth 2 strength in a conflict'],
    ['combat', 'sword', 'combat: troops may join the conflict from this space'],
    ['sword', 'sword', 'a sword: 1 strength, if you have a unit in the conflict'],
    ['persuasion', 'persuasion', 'persuasion: buys cards on your reveal turn'],
    ['draw', 'text', 'draw a card'],
    ['intrigue', 'intrigue', 'an intrigue card, kept secret'],
    ['influence', 'brass', 'a step up with a faction'],
    ['alliance', 'brass', 'an alliance: 1 victory point while you hold it'],
    ['vp', 'vp', 'a victory point'],
    ['trash', 'danger', 'a card leaves the game'],
    ['discard', 'muted', 'a card goes to the discard pile'],
    ['acquire', 'ok', 'what acquiring the card gives'],
    ['control', 'brass', 'control: its owner gains whenever an agent is sent there'],
  ],
  keys: [
    ['1 – 9', 'a card of the hand; with Shift an intrigue card'],
    ['R', 'reveal'],
    ['B H M C S L', 'board, hand, row, conflict, seats, log'],
  ],
  score: {
    key: 'vp',
    title: 'Victory points',
    icon: 'vp',
    tone: 'vp',
    goal: (game) => (game as TableGame).goal,
  },
  stores: [
    { key: 'spice', title: 'spice', icon: 'spice', tone: 'spice' },
    { key: 'solari', title: 'solari', icon: 'solari', tone: 'solari' },
    { key: 'water', title: 'water', icon: 'water', tone: 'water' },
    { key: 'garrison', title: 'garrison', icon: 'troop', tone: 'troop' },
  ],
  round: { kind: 'round', word: 'round' },
  aspect: 808 / 454,
}
