import type { WarModule } from '../module'
import Board from './Board.svelte'
import Track from './Track.svelte'
import { smugglersWords, tellBoard, tellDie, tellStaban } from './words'

const TONE = 'var(--map-smugglers)'
const own = (icon: string) => ({ icon, tone: 'smugglers' })
const sign = (id: string, tone = 'smugglers') => ({ id, tone })

/** The Smugglers expansion. */
export const module: WarModule = {
  drawn: { smugglers_die: 'Dice' },
  glow: [['smugglers_die', 'the smugglers die glows']],
  hostile: ['dogfight'],
  shapes: { smuggler_regular: 'M0-4.9 5 3.9H-5z' },
  craft: {
    smuggler_ornithopter: { icon: 'ornithopter', tone: TONE },
    smuggler_carryall: { icon: 'carryall', tone: TONE },
  },
  pieces: (game, area) => {
    const now = game.area(area)
    return [
      ...(now?.smuggler_harvester
        ? [{ key: 'smuggler_harvester', icon: 'harvester', tone: TONE, words: 'smuggler harvester' }]
        : []),
      ...(now?.smugglers_base
        ? [
            {
              key: 'smugglers_base',
              icon: 'cloak',
              tone: TONE,
              words: `smugglers base of rank ${now.smugglers_base}`,
              rank: now.smugglers_base,
            },
          ]
        : []),
    ]
  },
  tell: { smugglers: tellBoard, smugglers_die: tellDie, staban: tellStaban },
  asks: {
    smuggler_vehicles: 'placing the vehicles of the smugglers',
    smugglers_base: 'placing the smugglers base',
    drones: 'placing smuggler ornithopters',
    smugglers_action: 'using the smugglers die',
    keep_one: 'choosing a card to keep',
    staban_returns: 'bringing Staban Tuek back',
  },
  told: ['captured', 'smugglers_ally', 'smugglers_defeated', 'dogfight', 'staban'],
  deeds: ['smuggler_harvester', 'smugglers_die', 'dogfight'],
  ceremony: {
    smugglers_ally: ['cloak', 'smugglers', true],
    smugglers_defeated: ['cloak', 'danger', true],
    captured: ['harvester', 'smugglers'],
    dogfight: ['ornithopter', 'danger'],
  },
  signs: {
    smuggler_joins: sign('cloak'),
    smuggler_harvester: sign('harvester'),
    captured: sign('harvester'),
    smugglers_lose: sign('harvester', 'danger'),
    staban: sign('ui-down'),
    smugglers_ally: sign('cloak'),
    smugglers_defeated: sign('cloak', 'danger'),
    smugglers_roll: sign('special'),
    smugglers_die: sign('special'),
    dogfight: sign('ornithopter', 'danger'),
  },
  bursts: {
    smuggler_harvester: own('harvester'),
    captured: own('harvester'),
    smugglers_lose: { icon: 'harvester', tone: 'danger' },
    smugglers_ally: own('cloak'),
    dogfight: { icon: 'ornithopter', tone: 'danger' },
  },
  icons: {
    'take legion': 'strategy',
    'take smugglers': 'cloak',
    'take deployment': 'deployment',
  },
  words: smugglersWords,
  Board,
  corner: 'left',
  Track,
}
