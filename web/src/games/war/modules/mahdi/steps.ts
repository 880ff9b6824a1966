// The turn of the automaton, step by step: what it did, and by which criterion.
import type { LogLine } from '@/lib/wire'

export interface Criterion {
  what: string
  /** By what it was chosen; empty where there was nothing to choose. */
  why: string
  rule: string
}
export interface TurnStep {
  /** What was done, in the words of the log. */
  deeds: string[]
  criteria: Criterion[]
  lines: LogLine[]
}

/** Lines that open a turn or a phase; those of a turn are told by whoever has it. */
const OPENING = new Set(['turn', 'round', 'hazards', 'harvest'])

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const criterionOf = ({ public: [what, rule, why] }: LogLine): Criterion => ({
  what: text(what),
  rule: text(rule),
  why: text(why),
})

/** The lines of the latest turn or phase in which the automaton did anything. */
function latest(lines: readonly LogLine[], rival: number): readonly LogLine[] {
  const last = lines.findLastIndex((line) => line.kind === 'automaton' || line.kind === 'rolled')
  if (last < 0) return []
  const first = lines.slice(0, last + 1).findLastIndex(({ kind }) => OPENING.has(kind))
  const rest = lines.slice(last + 1).findIndex(({ kind }) => OPENING.has(kind))
  const turn = lines.slice(first + 1, rest < 0 ? lines.length : last + 1 + rest)
  return turn.filter(({ seat, kind }) => seat === rival || kind === 'roll')
}

/** A step for each criterion with what followed from it; what needs none stands alone. */
export function stepsOf(lines: readonly LogLine[], rival: number): TurnStep[] {
  const steps: TurnStep[] = []
  for (const line of latest(lines, rival)) {
    let step = steps.at(-1)
    const criterion = line.kind === 'automaton'
    const opens = criterion ? Boolean(step?.deeds.length) : !step?.criteria.length
    if (!step || opens) steps.push((step = { deeds: [], criteria: [], lines: [] }))
    if (criterion) step.criteria.push(criterionOf(line))
    else step.deeds.push(line.text)
    step.lines.push(line)
  }
  return steps
}

export const criterionWords = ({ what, why, rule }: Criterion): string =>
  `${what}${why ? `: ${why}` : ''} (${rule})`

/** "Harkonnen moves 4 units …; A legion moves: closest to the target (WFA 22.5.1)". */
export const stepWords = ({ deeds, criteria }: TurnStep): string =>
  [...criteria.map(criterionWords), ...deeds].join('; ')
