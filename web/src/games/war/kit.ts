import type { WarSheet, WarView } from './view'
import { AIM, LESSONS } from './lessons'
import type { Kit } from '@/chrome/table/kit'
import Chart from './map/Chart.svelte'
import Race from './Race.svelte'
import Stage from './Stage.svelte'
import { WarGame } from './game.svelte'
import { modulesOf } from './modules'

/** Who sits where, for the colours of seats. */
const rolesOf = (view: WarView | null): string =>
  (view?.dashboards ?? [])
    .map(({ side, shared }) => (shared ? side.charAt(0) : side.charAt(0).toUpperCase()))
    .join('')

/** How War for Arrakis is drawn. */
export const kit: Kit = {
  make: async (link, sheet) => {
    const { modules = [] } = (link.view as WarView | null)?.table ?? {}
    document.documentElement.dataset['roles'] = rolesOf(link.view as WarView | null)
    return new WarGame(link, sheet as WarSheet, await modulesOf(modules))
  },
  Desktop: () => import('./Desktop.svelte'),
  Phone: () => import('./Phone.svelte'),
  Words: () => import('./Words.svelte'),
  Stage,
  Race,
  Board: Chart,
  Standing: () => import('./Standing.svelte'),
  lessons: LESSONS,
  aim: AIM,
  signs: [
    ['strategy', 'text', 'strategy: move and attack'],
    ['leadership', 'text', 'leadership: act with leaders'],
    ['deployment', 'text', 'deployment: bring units'],
    ['mentat', 'text', 'mentat: draw planning cards'],
    ['house', 'text', 'house: the action of your side'],
    ['legion', 'muted', 'units of a legion'],
    ['settlement', 'brass', 'a settlement of the Harkonnens'],
    ['sietch', 'brass', 'a sietch of the Atreides'],
    ['harvester', 'spice', 'a harvester gathers spice'],
    ['ornithopter', 'muted', 'an ornithopter serves its air zone'],
    ['carryall', 'muted', 'a carryall saves a harvester'],
    ['wormsign', 'spice', 'wormsign: a sandworm may emerge'],
    ['worm', 'spice', 'a sandworm'],
    ['storm', 'brass', 'storms strike here'],
    ['station', 'ok', 'an ecological station'],
    ['faction-bene_gesserit', 'bene_gesserit', 'a Bene Gesserit token counts as a die'],
  ],
  keys: [
    ['1 – 9', 'a result of the dice, or a card of the hand; with Shift an answer of the prompt'],
    ['+ − 0', 'on the map: nearer, farther, the whole planet'],
    ['B H S M C L', 'map, hand, sides, prescience, battle, log'],
  ],
  score: {
    key: 'score',
    title: 'Steps on the tracks',
    icon: 'vp',
    tone: 'vp',
    goal: (game) => (game as WarGame).sheet.last_step,
  },
  stores: [
    { key: 'units', title: 'units', icon: 'legion', tone: 'troop' },
    { key: 'settlements', title: 'settlements', icon: 'settlement', tone: 'brass' },
    { key: 'hand_size', title: 'planning cards', icon: 'draw', tone: 'text' },
    { key: 'tokens', title: 'Bene Gesserit tokens', icon: 'faction-bene_gesserit', tone: 'bene_gesserit' },
  ],
  round: { kind: 'round', word: 'round' },
  aspect: 952 / 574,
}
