// What holds for the whole table in words: phases, the Arrakis die, the council, the deck, walls, content.
import { contentTold, phaseTold, type PhaseWords } from '@/chrome/words/panels'
import type { Told } from '@/chrome/words/words'
import { some } from '@/chrome/table/honours'
import type { DawnGame } from './game.svelte'
import { PHASES } from './words'

type Tell = (game: DawnGame, key: string) => Told | null

/** What happens in each phase of a cycle, and the rule that says so. */
const PHASE_WORDS: PhaseWords = {
  development: ['Build with what lies in your territories, or get water debts back', 'DOF 5.1.1'],
  production: ['The Arrakis die says which sites produce, and whether worms come', 'DOF 6.2.1'],
  trade: ['If the die lets it be, one trade with each other tribe', 'DOF 7.1.1'],
  shipment: ['If the die lets it be, one shipment for each tribe', 'DOF 8.1.1'],
  action: ['First attack or scavenge, then attack or ship', 'DOF 9.1.1'],
  council: ['Proposals that bind when all agree: alliances, winning numbers, victory', 'DOF 12.1.1'],
}

const phase: Tell = (game, key) => phaseTold(PHASES, PHASE_WORDS, game.view?.table.phase, 'cycle', key)

const content: Tell = (game) => contentTold(game.view?.content, { lines: [], rule: 'DOF 1.1.1' })

const FACES: Record<string, [words: string, rule: string]> = {
  lead_player: ['The lead player says whether the phase takes place', 'DOF 4.3.3'],
  vote: ['All vote openly on whether the phase takes place', 'DOF 4.3.4'],
  no_phase: ['The phase does not take place', 'DOF 4.3.5'],
}

const face: Tell = (game, key) => {
  const sheet = game.sheet.faces[key]
  if (!sheet) return null
  const [words, rule] = FACES[key] ?? ['The phase takes place', 'DOF 4.3.2']
  return {
    title: sheet.name,
    sort: `the Arrakis die · ${some(sheet.sides, 'side')} of it`,
    icon: { id: 'storm', tone: 'brass' },
    lines: [words],
    rule,
  }
}

const council: Tell = (game) => {
  const { single_wins: alone = 0, alliance_wins: allied = 0, barred = [] } = game.view?.table ?? {}
  return {
    title: 'Council',
    icon: { id: 'council', tone: 'landsraad' },
    lines: [
      `${alone} sietches win for a tribe alone, ${allied} for an alliance`,
      'What all agree on at the council may change that, make alliances, or declare a victory',
      ...barred.map(({ territory, seat }) => `${game.name(seat)} is barred from ${game.title(territory)}`),
    ],
    rule: 'DOF 12.1.2',
  }
}

const deck: Tell = (game) => {
  const { deck: left = 0, removed = [] } = game.view?.table ?? {}
  return {
    title: 'Scavenge cards',
    sort: `${some(left, 'card')} left`,
    icon: { id: 'draw', tone: 'muted' },
    lines: [
      'Whoever scavenges draws one, shows it and follows it',
      ...(removed.length ? [`Out of the game: ${removed.map((key) => game.title(key)).join(', ')}`] : []),
    ],
    rule: 'DOF 10.1.1',
  }
}

const wall: Tell = (game, key) => ({
  title: 'Rock barrier',
  sort: key
    .split(' ')
    .map((place) => game.title(place))
    .join(' · '),
  icon: { id: 'barrier', tone: 'muted' },
  lines: [
    'Nothing crosses it but a group with a stillsuit, a kulon or an ornithopter, and never a worm',
    'Strength does not bear across it, unless a kulon is there',
  ],
  rule: 'DOF 8.4.1',
})

export const PANELS: Record<string, Tell> = { phase, content, face, council, deck, wall }
