// The bots as people at the table know them: a face, a name, a level and a line.

export interface Opponent {
  /** What the server calls it. */
  bot: string
  /** The key of its face. */
  face: string
  name: string
  level: string
  line: string
}

export const OPPONENTS: readonly Opponent[] = [
  { bot: 'beginner', face: 'tamo', name: 'Tamo', level: 'beginner', line: 'Sees one step ahead and often errs: good company for the first evening.' },
  { bot: 'greedy', face: 'orsa', name: 'Orsa', level: 'steward', line: 'Takes what looks best right now.' },
  { bot: 'planner', face: 'velin', name: 'Velin', level: 'planner', line: 'Thinks the whole turn through.' },
  { bot: 'mentat', face: 'ishara', name: 'Ishara', level: 'mentat', line: 'Has learnt by playing against itself, and knows no more than you may.' },
] // prettier-ignore

export function opponent(bot: string | null): Opponent | undefined {
  return OPPONENTS.find((one) => one.bot === bot)
}

/** "Orsa, steward"; a bot that nobody has introduced keeps its own name. */
export function levelName(bot: string, title = bot): string {
  const one = opponent(bot)
  return one ? `${one.name}, ${one.level}` : (title.split(':')[0] ?? title)
}

export interface Company {
  key: string
  name: string
  bots: readonly [string, string, string]
}
export const COMPANIES: readonly Company[] = [
  { key: 'gentle', name: 'Gentle', bots: ['beginner', 'beginner', 'greedy'] },
  { key: 'even', name: 'Even', bots: ['greedy', 'planner', 'mentat'] },
  { key: 'hard', name: 'Hard', bots: ['mentat', 'mentat', 'mentat'] },
]

/** Who comes when a number of them is asked. */
export function companyOf(key: string, seats: number): string[] {
  const { bots } = COMPANIES.find((one) => one.key === key) ?? { bots: ['beginner', 'beginner', 'greedy'] }
  const [first = '', middle = '', last = ''] = bots
  if (seats <= 1) return [middle].slice(0, seats)
  return seats === 2 ? [first, last] : Array.from({ length: seats }, (_, i) => bots[i % 3] ?? first)
}

const NUMBERS = ['', '', 'two ', 'three ', 'four ', 'five ']

/** "Two Tamos and Orsa". */
export function introduced(bots: readonly string[]): string {
  const words = [...new Set(bots)].map((bot) => {
    const count = bots.filter((one) => one === bot).length
    const name = opponent(bot)?.name ?? bot
    return count > 1 ? `${NUMBERS[count] ?? `${count} `}${name}s` : name
  })
  const listed = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
  return listed.charAt(0).toUpperCase() + listed.slice(1)
}
