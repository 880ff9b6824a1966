// Honours at the end of any game: who did most of something, told from the story.
import type { LogLine } from '@/lib/wire'
import type { Honour, Part } from './base.svelte'

export interface Award {
  title: string
  icon: string
  tone: string
  /** Whose deeds count, and for how much. */
  deeds: (lines: readonly LogLine[]) => Iterable<readonly [seat: number, much: number]>
  fact: (much: number) => string
}

/** What each line is worth to the seat that it is about. */
export const counting =
  (worth: (line: LogLine) => number): Award['deeds'] =>
  (lines) =>
    lines.map((line) => [line.seat, worth(line)] as const)
/** How often something happened. */
export const times = (kind: string): Award['deeds'] => counting((line) => (line.kind === kind ? 1 : 0))
/** "1 conflict", "2 conflicts". */
export const some = (much: number, one: string, more = `${one}s`): string =>
  `${much} ${much === 1 ? one : more}`

/** Each award goes to whoever has most of its deeds; nobody gets it on a tie. */
export function honoured(awards: readonly Award[], lines: readonly LogLine[], seats: number): Honour[] {
  return awards.flatMap(({ title, icon, tone, deeds, fact }) => {
    const sums = Array<number>(seats).fill(0)
    for (const [seat, much] of deeds(lines))
      if (seat >= 0 && seat < seats) sums[seat] = (sums[seat] ?? 0) + much
    const most = Math.max(...sums)
    const first = sums.indexOf(most)
    return most && sums.lastIndexOf(most) === first
      ? [{ title, icon, tone, seat: first, fact: fact(most) }]
      : []
  })
}

/** What a score may come from, in the order of its bars: name and colour. */
export type Sources<Source extends string> = Readonly<Record<Source, { name: string; tone: string }>>

/** The parts of a score, one for each source. */
export const partsOf = <Source extends string>(
  sources: Sources<Source>,
  much: (source: Source) => number,
): Part[] => (Object.keys(sources) as Source[]).map((key) => ({ key, ...sources[key], much: much(key) }))
