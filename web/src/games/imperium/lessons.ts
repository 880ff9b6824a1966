import type { Lesson } from '@/chrome/table/guide.svelte'

export const AIM = {
  title: 'Ten points win',
  what: 'They come from conflicts, from friends among the four factions, from alliances and from a few cards.',
}

/** What the guide says of each question of a round. */
export const LESSONS: Record<string, Lesson> = {
  leader: {
    title: 'Choose who leads your house',
    what: 'Each leader has a lasting ability and a signet that a card of yours sets off.',
    why: 'For a first game any with one plain line will do.',
  },
  turn: {
    title: 'Send an agent, or reveal',
    what: 'Choose a card, then a lit space with one of its signs. With no agent left, reveal the rest of your hand.',
    why: 'Early on take what lets you do more later: solari, water, a card, a friend.',
  },
  agent_turn: {
    title: 'Take what your turn brings',
    what: 'The space and the card give their effects in any order: press the glowing chips.',
    why: 'Gain before you pay, and draw before you decide.',
  },
  deploy: {
    title: 'Join the conflict?',
    what: 'From a space with crossed swords you may send recruits and up to two troops more.',
    why: 'A troop is worth 2 strength. All of them are spent by the end of the round, so fight where the reward is worth it.',
  },
  reveal_turn: {
    title: 'Buy with what you revealed',
    what: 'The cards left in your hand give persuasion; glowing cards of the row can be bought with it.',
    why: 'A new card comes into your hand when your deck is shuffled again. Cards with two signs open more doors.',
  },
  combat: {
    title: 'The conflict is decided',
    what: 'Whoever has troops there may play combat intrigue, or pass.',
    why: 'Count the swords on the table: only the first places take a reward.',
  },
  end_turn: {
    title: 'Your turn is done',
    what: 'End it here, or play a plot card before.',
    why: 'Until you end it, you can take everything back that showed nothing new.',
  },
}
