// Honours at the end of a game, each with its fact, told from the story.
import type { Honour } from '@/chrome/table/base.svelte'
import type { LogLine } from '@/lib/wire'
import { resourceOf } from './events'

interface Award {
  title: string
  icon: string
  tone: string
  count: (line: LogLine) => number
  fact: (much: number) => string
}

const gained = (what: string) => (line: LogLine) =>
  line.kind === 'gain' && resourceOf(line) === what ? Number(line.public[1]) : 0
const times = (kind: string) => (line: LogLine) => (line.kind === kind ? 1 : 0)
const some = (much: number, one: string, more = `${one}s`) => `${much} ${much === 1 ? one : more}`

const AWARDS: readonly Award[] = [
  {
    title: 'Warlord',
    icon: 'combat',
    tone: 'sword',
    count: (line) => (line.kind === 'place' && line.public[0] === 0 ? 1 : 0),
    fact: (much) => `${some(much, 'conflict')} won`,
  },
  {
    title: 'Diplomat',
    icon: 'influence',
    tone: 'brass',
    count: (line) => (line.kind === 'influence' ? Math.max(0, Number(line.public[1])) : 0),
    fact: (much) => `${some(much, 'step')} up with the factions`,
  },
  {
    title: 'Harvester',
    icon: 'spice',
    tone: 'spice',
    count: gained('spice'),
    fact: (much) => `${much} spice gathered`,
  },
  {
    title: 'Merchant',
    icon: 'solari',
    tone: 'solari',
    count: gained('solari'),
    fact: (much) => `${much} solari earned`,
  },
  {
    title: 'Schemer',
    icon: 'intrigue',
    tone: 'intrigue',
    count: times('play'),
    fact: (much) => `${some(much, 'intrigue card')} played`,
  },
]

/** Each award goes to whoever has most of its deeds; nobody gets it on a tie. */
export function honoursOf(lines: readonly LogLine[], seats: number): Honour[] {
  return AWARDS.flatMap(({ title, icon, tone, count, fact }) => {
    const sums = Array<number>(seats).fill(0)
    for (const line of lines)
      if (line.seat >= 0 && line.seat < seats) sums[line.seat] = (sums[line.seat] ?? 0) + count(line)
    const most = Math.max(...sums)
    const first = sums.indexOf(most)
    return most && sums.lastIndexOf(most) === first
      ? [{ title, icon, tone, seat: first, fact: fact(most) }]
      : []
  })
}
