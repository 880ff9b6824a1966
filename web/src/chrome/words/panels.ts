// What the panels of any table say of its phases, and of content that stands in for the printed.
import type { Told } from './words'

/** What happens in each phase, and the rule that says so. */
export type PhaseWords = Readonly<Record<string, readonly [words: string, rule: string]>>

export function phaseTold(
  phases: readonly (readonly [key: string, title: string])[],
  said: PhaseWords,
  now: string | undefined,
  span: string,
  key: string,
): Told | null {
  const [words, rule] = said[key] ?? ['', '']
  const names = phases.map(([name]) => name)
  const [at, here] = [names.indexOf(key), names.indexOf(now ?? '')]
  if (!words) return null
  return {
    title: phases[at]?.[1] ?? key,
    sort: at === here ? 'the phase of now' : at < here ? `over for this ${span}` : 'still to come',
    icon: { id: 'ui-clock', tone: 'brass' },
    lines: [words],
    rule,
  }
}

/** Whose values are played with: the printed ones, or stand-ins for those that are named. */
export function contentTold(
  content: { name: string; designed: readonly string[] } | undefined,
  more: Partial<Told> & { lines: string[] },
): Told {
  const designed = (content?.designed ?? []).join(', ').replaceAll('_', ' ')
  const words = designed
    ? `Not the printed values, but stand-ins of ours: ${designed}`
    : 'The printed values, as given'
  return { title: content?.name || 'The content', ...more, lines: [words, ...more.lines] }
}
