import type { WorldName } from '@/games/imperium/board/worlds.svelte'

/** Before the clauses: a picture of the place, and one deed told from beginning to end. */
export interface Example {
  world: WorldName
  box: string
  title: string
  /** Numbers of rules in the text lead to them. */
  steps: readonly string[]
}

export const EXAMPLES: Readonly<Record<string, Example>> = {
  imperium: {
    world: 'arrakis',
    box: '0 0 486 150',
    title: 'Spice for a fight',
    steps: [
      'Mira holds Dune, the Desert Planet. It bears the sign of spice trade, so her agent may go to Hagga Basin (4.2.1).',
      'She pays the 1 water that the space costs at once (4.3.1), then takes 2 spice and all the bonus spice lying there (4.6.1).',
      'Hagga Basin shows crossed swords: two troops of her garrison may march into the conflict (4.5.2).',
      'When her agents are out she reveals the other cards (5.1.1). Convincing Argument gives her 2 persuasion, which buys a card of cost 2 from the row (5.3.1).',
      'In combat each troop counts 2 strength and each sword she revealed 1. Whoever alone has most takes the first reward (6.2.1).',
    ],
  },
  war_for_arrakis: {
    world: 'arrakis',
    box: '0 60 486 150',
    title: 'An attack on a sietch',
    steps: [
      'A Harkonnen legion of three regular units stands beside a facedown sietch with one Atreides unit, and attacks it (6.1.1). The sietch is turned up (6.1.2).',
      'Both may discard planning cards for more dice (6.2.1). Then Harkonnen rolls three dice, and Atreides one for the unit and as many more as the rank of the sietch (6.3.1).',
      'Of the six faces three are hits, two are shields and one is special; a leader turns a special result into something better (6.3.2).',
      'Each shield stops a hit (6.3.6). The attacker takes casualties first (6.4.2), and what was hit counts all the same.',
    ],
  },
  dawn_of_the_fremen: {
    world: 'tribes',
    box: '0 0 304 94',
    title: 'Taking a territory',
    steps: [
      'Tabr sets the attack marker on a territory of the Iduali (11.1.1). What stands in the neighbouring land of Tabr bears on it.',
      'Going round the table, the others remain neutral, join the attack or join the defence (11.4.1).',
      'The defender may lay down 2 water debts of Tabr to bar the attack (11.6.1).',
      'If it is stronger than the defence, the attack succeeds; at equal strength it fails (11.7.1), which costs nothing (11.7.2).',
    ],
  },
}
