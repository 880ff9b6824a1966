// Where each victory point came from, as the events tell it.
import type { LogLine } from '@/lib/wire'
import type { Sheet } from './view'

export const SOURCES = ['start', 'influence', 'alliance', 'conflict', 'card', 'intrigue', 'other'] as const
export type Source = (typeof SOURCES)[number]
export const SOURCE_NAMES: Record<Source, string> = {
  start: 'Start',
  influence: 'Influence',
  alliance: 'Alliances',
  conflict: 'Conflicts',
  card: 'Cards',
  intrigue: 'Intrigue',
  other: 'Other',
}
type Known = Pick<Sheet, 'cards' | 'intrigue' | 'conflicts'>

/** The kind of source that a key belongs to: a component, a track, a token. */
function kindOf(key: unknown, sheet: Known): Source {
  if (typeof key !== 'string') return 'other'
  if (key === 'influence' || key === 'alliance' || key === 'intrigue') return key
  if (key in sheet.conflicts) return 'conflict'
  if (key in sheet.cards) return 'card'
  return key in sheet.intrigue ? 'intrigue' : 'other'
}

/** Points by source; what no event gave was there from the start. */
export function pointsBySource(
  lines: readonly LogLine[],
  scores: readonly number[],
  sheet: Known,
): Record<Source, number>[] {
  const all = scores.map(() => Object.fromEntries(SOURCES.map((one) => [one, 0])) as Record<Source, number>)
  for (const { kind, seat, public: told } of lines) {
    const mine = kind === 'vp' ? all[seat] : undefined
    if (mine) mine[kindOf(told[1], sheet)] += Number(told[0])
  }
  all.forEach((mine, seat) => {
    mine.start = (scores[seat] ?? 0) - SOURCES.reduce((sum, one) => sum + mine[one], 0)
  })
  return all
}

/** The points of each seat at the start and after each round. */
export function pointsByRound(lines: readonly LogLine[], scores: readonly number[]): number[][] {
  const now = [...scores]
  const after = scores.map((score) => [score])
  for (const { kind, seat, public: told } of lines.toReversed()) {
    if (kind === 'round') now.forEach((score, i) => after[i]?.unshift(score))
    else if (kind === 'vp') now[seat] = (now[seat] ?? 0) - Number(told[0])
  }
  return after
}
