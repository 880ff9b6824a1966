// How a game of War went, told from its story: where the steps came from, and what each side did best.
import type { Part } from '@/chrome/table/base.svelte'
import { counting, partsOf, some, times, type Award } from '@/chrome/table/honours'
import type { LogLine } from '@/lib/wire'
import { seatOf } from './words'

const SOURCES = {
  start: { name: 'Start', tone: 'start' },
  places: { name: 'Places destroyed', tone: 'conflict' },
  spice: { name: 'Spice', tone: 'card' },
  foreseen: { name: 'Prescience cards', tone: 'alliance' },
  stations: { name: 'Ecological stations', tone: 'intrigue' },
  cards: { name: 'Planning cards and leaders', tone: 'influence' },
  rounds: { name: 'The automaton’s due', tone: 'other' },
} as const
type Source = keyof typeof SOURCES

/** What a line of the story may bring steps for; the next line that can takes its place. */
const CAUSES: Readonly<Record<string, Source>> = {
  destroyed: 'places',
  harvest: 'spice',
  claim: 'foreseen',
  fear: 'foreseen',
  station: 'stations',
  play: 'cards',
  special: 'cards',
}
/** Points that an automaton gets whatever it does (WFA 22.12.1, WFA 22.3.8). */
const DUE = /22\.(12\.1|3\.8)/

interface Step {
  side: number
  much: number
  source: Source
  /** Of which round; 0 before the first. */
  round: number
}

/** Each move of a marker, with what it came from. */
function stepsOf(lines: readonly LogLine[], heights: readonly number[]): Step[] {
  const before = new Map<string, number>()
  let cause: Source = 'cards'
  let round = 0
  const found: (Step & { key: string; after: number })[] = []
  for (const { kind, public: told } of lines) {
    if (kind === 'round') round += 1
    else if (kind === 'automaton' && told.some((word) => DUE.test(String(word)))) cause = 'rounds'
    else if (CAUSES[kind]) cause = CAUSES[kind]
    else if (kind === 'supremacy' || kind === 'prescience') {
      const side = seatOf(kind === 'supremacy' ? 'harkonnen' : 'atreides')
      const key = kind === 'supremacy' ? kind : String(told[0])
      const after = Number(told.at(-1))
      found.push({ side, much: 0, source: cause, round, key, after })
    }
  }
  // Where a table began with markers on the way, the first step is told from none.
  for (const step of found) {
    step.much = step.after - (before.get(step.key) ?? 0)
    before.set(step.key, step.after)
  }
  const sums = heights.map((_, side) =>
    found.reduce((sum, one) => sum + (one.side === side ? one.much : 0), 0),
  )
  return sums.every((sum, side) => sum <= (heights[side] ?? 0)) ? found : []
}

/** The steps of each side by their source. */
export function stepsBySource(lines: readonly LogLine[], heights: readonly number[]): Part[][] {
  const steps = stepsOf(lines, heights)
  return heights.map((height, side) => {
    const mine = steps.filter((step) => step.side === side)
    const rest = height - mine.reduce((sum, { much }) => sum + much, 0)
    return partsOf(SOURCES, (key) =>
      mine.reduce((sum, step) => sum + (step.source === key ? step.much : 0), key === 'start' ? rest : 0),
    )
  })
}

/** The height of each side at the start and after each round. */
export function stepsByRound(lines: readonly LogLine[], heights: readonly number[]): number[][] {
  const steps = stepsOf(lines, heights)
  const rounds = lines.filter(({ kind }) => kind === 'round').length
  return heights.map((height, side) => {
    const mine = steps.filter((step) => step.side === side)
    const left = (round: number) => mine.reduce((sum, step) => sum + (step.round > round ? step.much : 0), 0)
    return Array.from({ length: rounds + 1 }, (_, round) => height - left(round))
  })
}

export const AWARDS: readonly Award[] = [
  {
    title: 'Warlord',
    icon: 'combat',
    tone: 'sword',
    deeds: times('battle_over'),
    fact: (much) => `${some(much, 'battle')} won`,
  },
  {
    title: 'Destroyer',
    icon: 'settlement',
    tone: 'danger',
    deeds: counting(({ kind, public: told }) => (kind === 'destroyed' ? Number(told[1]) : 0)),
    fact: (much) => `places of ${some(much, 'rank')} destroyed`,
  },
  {
    title: 'Wormrider',
    icon: 'worm',
    tone: 'spice',
    deeds: times('worm_attacks'),
    fact: (much) => some(much, 'sandworm attack'),
  },
  {
    title: 'Prophet',
    icon: 'ui-eye',
    tone: 'fremen',
    deeds: times('claim'),
    fact: (much) => `${some(much, 'prescience card')} claimed`,
  },
  {
    title: 'Harvester',
    icon: 'spice',
    tone: 'spice',
    deeds: counting(({ kind, public: told }) => (kind === 'harvest' ? Number(told[0]) : 0)),
    fact: (much) => `${much} spice harvested`,
  },
  {
    title: 'Schemer',
    icon: 'draw',
    tone: 'text',
    deeds: times('play'),
    fact: (much) => `${some(much, 'planning card')} played`,
  },
]
