import type { Lesson } from '@/chrome/table/guide.svelte'

export const AIM = {
  title: 'Sietches win',
  what: 'A tribe that holds enough sietches wins, alone or together with allies.',
}

/** What the guide says of each question of a cycle. */
export const LESSONS: Record<string, Lesson> = {
  barrier: {
    title: 'Raise rock barriers',
    what: 'Choose a marked border: nothing but a few tokens crosses it from now on.',
    why: 'A wall beside your land keeps strength from bearing on it.',
  },
  site: {
    title: 'Lay the production sites',
    what: 'They are turned up later, and give their good each cycle.',
    why: 'Spread them: you do not know yet who will live there.',
  },
  settle: {
    title: 'Settle a territory',
    what: 'One warrior stands there for good.',
    why: 'Land that touches your own land defends itself.',
  },
  offer: {
    title: 'Trade, if you like',
    what: 'Offer one thing for another; a water debt is worth something too.',
    why: 'You need the right goods in the right territory to build.',
  },
  ship: {
    title: 'Ship your goods',
    what: 'Choose where the carrier starts; then step from territory to territory.',
    why: 'Bring together what a sietch costs.',
  },
  first_action: {
    title: 'Attack, or gather?',
    what: 'Point at a territory: it tells what an attack would come to.',
    why: 'An attack must be stronger than the defence; others may join either side.',
  },
  thumper: {
    title: 'Set your thumper',
    what: 'If the die shows its moon, you may call a maker.',
    why: 'Makers make a territory strong, and grow.',
  },
  support: {
    title: 'Take a side, or none',
    what: 'What your territories around bear counts for the side you join.',
    why: 'Whoever you help may help you in turn; whoever grows too strong is everybody’s danger.',
  },
  offered: {
    title: 'A trade is offered',
    what: 'Both things change hands at once, if you accept.',
    why: 'Take what a sietch still lacks; a water debt of your own is worth getting back.',
  },
  develop: {
    title: 'Build',
    what: 'A token takes its goods out of the territory it is built in.',
    why: 'Sietches win. The rest makes you strong or quick.',
  },
}
