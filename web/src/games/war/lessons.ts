import type { Lesson } from '@/chrome/table/guide.svelte'

export const AIM = {
  title: 'Two ways to win',
  what: 'The Harkonnens climb the supremacy track by harvests and destroyed sietches; the Atreides lift three markers of prescience.',
}

/** What the guide says of each question of a round. */
export const LESSONS: Record<string, Lesson> = {
  harvester: {
    title: 'Send out the harvesters',
    what: 'Choose glowing desert areas for them.',
    why: 'Spice keeps the Imperium content. Stay near your legions, away from wormsign.',
  },
  airborne: {
    title: 'Place the vehicles',
    what: 'Each air zone takes one vehicle.',
    why: 'Carryalls save harvesters, ornithopters see and carry.',
  },
  change: {
    title: 'Too many dice of one result',
    what: 'A dashboard has few slots for each result; turn the die to one that glows.',
    why: 'Look at what you would like to do most: leadership moves legions with leaders, deployment brings units.',
  },
  token: {
    title: 'A die more?',
    what: 'A Bene Gesserit token on a glowing result counts as a die of it this round.',
    why: 'Tokens are few: keep them for a round that decides something.',
  },
  turn: {
    title: 'Spend a die',
    what: 'The sides take turns. Each die shows what you may do with it: point at it to read it.',
    why: 'Keep the dice you will need for an answer; the side with fewer dice waits.',
  },
  action: {
    title: 'What shall the die do?',
    what: 'Choose one of its actions, or a card or leader that goes with it.',
    why: 'A leader’s special action is often worth more than the plain one.',
  },
  move: {
    title: 'Which legion moves?',
    what: 'Choose a glowing area, then where it goes.',
    why: 'Units together are harder to break, but a worm takes them all.',
  },
  target: {
    title: 'Whom to attack?',
    what: 'The chances stand at each target.',
    why: 'More than half is a fair risk; leaders and cards tip it.',
  },
  casualty: {
    title: 'Hits are taken',
    what: 'Choose what you lose for each hit.',
    why: 'Regular units first, as a rule; elite units and leaders are harder to bring back.',
  },
  desert_power: {
    title: 'The desert acts for you',
    what: 'Wormsigns, sandworms and sandriding: what glows can be done instead of a die.',
    why: 'A sandworm beside a legion in the open is the best weapon of the Fremen.',
  },
  harvest: {
    title: 'Divide the spice',
    what: 'Keep the markers of the Imperium from falling, or buy supremacy.',
    why: 'A marker that falls brings a ban, and fewer dice later.',
  },
}
