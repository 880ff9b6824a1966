import type { DawnSheet } from './view'
import { AIM, LESSONS } from './lessons'
import type { Kit } from '@/chrome/table/kit'
import Chart from './map/Chart.svelte'
import Race from './Race.svelte'
import Roll from './Roll.svelte'
import Stage from './Stage.svelte'
import { DawnGame } from './game.svelte'

/** How Dawn of the Fremen is drawn. */
export const kit: Kit = {
  make: (link, sheet) => new DawnGame(link, sheet as DawnSheet),
  Desktop: () => import('./Desktop.svelte'),
  Phone: () => import('./Phone.svelte'),
  Words: () => import('./Words.svelte'),
  Stage,
  Race,
  Board: Chart,
  Standing: () => import('./Standing.svelte'),
  Passing: Roll,
  lessons: LESSONS,
  aim: AIM,
  signs: [
    ['warrior', 'troop', 'a warrior holds its territory'],
    ['sietch', 'text', 'a sietch: enough of them win'],
    ['shield', 'brass', 'strength'],
    ['spice', 'spice', 'spice'],
    ['water', 'water', 'water'],
    ['food', 'food', 'food'],
    ['worm_tooth', 'tooth', 'a worm tooth'],
    ['water_debt', 'water', 'a water debt: what one tribe owes another'],
    ['thumper', 'muted', 'the thumper calls worms under its moon'],
    ['maker', 'spice', 'a maker'],
    ['worm', 'spice', 'a great maker'],
    ['crysknife', 'text', 'a crysknife, a weapon'],
    ['barrier', 'muted', 'a rock barrier'],
    ['alliance', 'brass', 'allied tribes'],
  ],
  keys: [
    ['1 – 9', 'an answer of the prompt'],
    ['B S L', 'map, tribes, log'],
  ],
  score: {
    key: 'sietches',
    title: 'Sietches',
    icon: 'sietch',
    tone: 'brass',
    goal: (game) => (game as DawnGame).view?.table.single_wins ?? 3,
  },
  stores: [
    { key: 'territories', title: 'territories', icon: 'settlement', tone: 'brass' },
    { key: 'warriors', title: 'warriors left', icon: 'warrior', tone: 'troop' },
  ],
  round: { kind: 'cycle', word: 'cycle' },
  aspect: 1.3,
}
