// How a game of Dawn went, told from its story: how each sietch was come by, and who did most of what.
import type { Part } from '@/chrome/table/base.svelte'
import { counting, partsOf, some, times, type Award } from '@/chrome/table/honours'
import type { LogLine } from '@/lib/wire'

const SOURCES = {
  built: { name: 'Sietches built', tone: 'influence' },
  taken: { name: 'Sietches taken in attacks', tone: 'conflict' },
  found: { name: 'Sietches taken over', tone: 'card' },
  start: { name: 'There from the start', tone: 'start' },
} as const
type Source = keyof typeof SOURCES
interface Held {
  seat: number
  source: Source
}

/** Who holds a sietch where, and how it was come by, as the story goes on. */
class Sietches {
  readonly held = new Map<string, Held>()

  /** The number of the sietch among the tokens, as events tell it. */
  constructor(private readonly sietch: number) {}

  follow({ kind, seat, public: told }: LogLine): void {
    const [first, second] = told.map(String)
    if (kind === 'build' && told[0] === this.sietch && second)
      this.held.set(second, { seat, source: 'built' })
    else if (kind === 'result' && told[3] && first && this.held.has(first))
      this.held.set(first, { seat, source: 'taken' })
    else if (kind === 'take_over' && first && this.held.has(first))
      this.held.set(first, { seat, source: 'found' })
  }

  count(seat: number, source?: Source): number {
    return [...this.held.values()].filter(
      (one) => one.seat === seat && (source === undefined || one.source === source),
    ).length
  }
}

/** The sietches of each tribe by how it came to them; `now` is what each holds. */
export function sietchesBySource(
  lines: readonly LogLine[],
  now: readonly number[],
  sietch: number,
): Part[][] {
  const story = new Sietches(sietch)
  for (const line of lines) story.follow(line)
  return now.map((all, seat) => {
    const told = story.count(seat) <= all
    return partsOf(SOURCES, (key) =>
      key === 'start' ? (told ? all - story.count(seat) : all) : told ? story.count(seat, key) : 0,
    )
  })
}

/** The sietches of each tribe at the start, after each cycle, and at the end. */
export function sietchesByCycle(
  lines: readonly LogLine[],
  now: readonly number[],
  sietch: number,
): number[][] {
  const story = new Sietches(sietch)
  const after: number[][] = now.map(() => [])
  for (const line of lines) {
    if (line.kind === 'cycle') after.forEach((mine, seat) => mine.push(story.count(seat)))
    story.follow(line)
  }
  after.forEach((mine, seat) => mine.push(now[seat] ?? 0))
  return after.some((mine) => mine.some(Boolean)) ? after : []
}

/** Attacks that failed count for whoever was attacked. */
function* defended(lines: readonly LogLine[]): Generator<readonly [number, number]> {
  let owner = -1
  for (const { kind, public: told } of lines) {
    if (kind === 'attack') owner = Number(told[1])
    else if (kind === 'result' && !told[3]) yield [owner, 1]
  }
}
/** A trade counts for both. */
function* traded(lines: readonly LogLine[]): Generator<readonly [number, number]> {
  for (const { kind, seat, public: told } of lines)
    if (kind === 'trade') yield* [[seat, 1] as const, [Number(told[0]), 1] as const]
}

export const AWARDS: readonly Award[] = [
  {
    title: 'Conqueror',
    icon: 'combat',
    tone: 'sword',
    deeds: counting(({ kind, public: told }) => (kind === 'result' && told[3] ? 1 : 0)),
    fact: (much) => `${some(much, 'territory', 'territories')} taken`,
  },
  {
    title: 'Defender',
    icon: 'shield',
    tone: 'brass',
    deeds: defended,
    fact: (much) => `${some(much, 'attack')} beaten off`,
  },
  {
    title: 'Trader',
    icon: 'negotiator',
    tone: 'ok',
    deeds: traded,
    fact: (much) => `${some(much, 'trade')} made`,
  },
  {
    title: 'Caravan',
    icon: 'strategy',
    tone: 'text',
    deeds: times('shipped'),
    fact: (much) => some(much, 'shipment'),
  },
  {
    title: 'Worm caller',
    icon: 'worm',
    tone: 'spice',
    deeds: counting(({ kind }) => (kind === 'call' || kind === 'promote' ? 1 : 0)),
    fact: (much) => `${some(much, 'worm')} called or grown`,
  },
  {
    title: 'Builder',
    icon: 'sietch',
    tone: 'brass',
    deeds: times('build'),
    fact: (much) => `${some(much, 'development')} built`,
  },
]
