// Honours at the end of a game, each with its fact, told from the story.
import type { Honour } from '@/chrome/table/base.svelte'
import { counting, honoured, some, times, type Award } from '@/chrome/table/honours'
import type { LogLine } from '@/lib/wire'
import { resourceOf } from './events'

const gained = (what: string) =>
  counting((line) => (line.kind === 'gain' && resourceOf(line) === what ? Number(line.public[1]) : 0))

const AWARDS: readonly Award[] = [
  {
    title: 'Warlord',
    icon: 'combat',
    tone: 'sword',
    deeds: counting((line) => (line.kind === 'place' && line.public[0] === 0 ? 1 : 0)),
    fact: (much) => `${some(much, 'conflict')} won`,
  },
  {
    title: 'Diplomat',
    icon: 'influence',
    tone: 'brass',
    deeds: counting((line) => (line.kind === 'influence' ? Math.max(0, Number(line.public[1])) : 0)),
    fact: (much) => `${some(much, 'step')} up with the factions`,
  },
  {
    title: 'Harvester',
    icon: 'spice',
    tone: 'spice',
    deeds: gained('spice'),
    fact: (much) => `${much} spice gathered`,
  },
  {
    title: 'Merchant',
    icon: 'solari',
    tone: 'solari',
    deeds: gained('solari'),
    fact: (much) => `${much} solari earned`,
  },
  {
    title: 'Schemer',
    icon: 'intrigue',
    tone: 'intrigue',
    deeds: times('play'),
    fact: (much) => `${some(much, 'intrigue card')} played`,
  },
]

export const honoursOf = (lines: readonly LogLine[], seats: number): Honour[] =>
  honoured(AWARDS, lines, seats)
