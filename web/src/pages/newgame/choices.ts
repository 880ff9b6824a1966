// What may be chosen of a game before it starts, as the server declares it; leaders are chosen at the seats.
import type { ChoiceInfo, ConditionInfo, PickInfo } from '@/lib/wire'

/** What was picked, by the key of the choice; a list where several hold together. */
export type Picks = Readonly<Record<string, unknown>>

export interface Question {
  choice: ChoiceInfo
  offered: PickInfo[]
  /** What holds: the pick if it can still be had, else the default. */
  held: unknown
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const holds = (found: unknown, value: unknown): boolean =>
  Array.isArray(found) ? list(found).includes(value) : found === value

function met(when: ConditionInfo, picks: Picks, seats: number): boolean {
  return (
    (!when.seats.length || when.seats.includes(seats)) &&
    when.holds.every(({ key, value }) => holds(picks[key], value)) &&
    !when.lacks.some(({ key, value }) => holds(picks[key], value))
  )
}

/** The questions that arise with these picks and this number of seats, in their order. */
export function questions(choices: readonly ChoiceInfo[], picks: Picks, seats: number): Question[] {
  const chosen: Record<string, unknown> = {}
  return choices.flatMap((choice): Question[] => {
    const pick = picks[choice.key]
    if (!met(choice.when, chosen, seats)) return []
    // What does not go with this number of seats stands in nobody's way.
    const able = (value: unknown) =>
      choice.values.some((one) => one.value === value && met({ ...one.when, lacks: [] }, chosen, seats))
    const before = {
      ...chosen,
      [choice.key]: choice.several ? list(pick).filter(able) : (pick ?? choice.default),
    }
    const offered = choice.values.filter((value) => met(value.when, before, seats))
    const known = offered.map(({ value }) => value)
    const held = choice.several
      ? list(pick).filter((value) => known.includes(value))
      : [pick, choice.default, ...known].find((value) => known.includes(value))
    chosen[choice.key] = held
    return offered.length ? [{ choice, offered, held }] : []
  })
}

const usual = ({ choice, held }: Question): boolean =>
  choice.several ? !list(held).length : held === choice.default

/** The options of the game for these picks: what differs from the game as printed. */
export function optionsOf(
  choices: readonly ChoiceInfo[],
  picks: Picks,
  seats: number,
): Record<string, unknown> {
  const differing = questions(choices, picks, seats).filter((question) => !usual(question))
  return Object.fromEntries(differing.map(({ choice, held }) => [choice.key, held]))
}

/** The sets that come with these picks, as the catalogue calls them. */
export function setsOf(choices: readonly ChoiceInfo[], picks: Picks, seats: number): string[] {
  return questions(choices, picks, seats).flatMap(({ offered, held }) =>
    offered.filter(({ value, brings }) => brings && holds(held, value)).map(({ brings }) => brings),
  )
}
