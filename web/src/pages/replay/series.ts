// Numbers of a game over time, and the geometry to draw them.

/** What the plots need of one position. */
export interface Sample {
  at: number
  round: number
  conflict: string
  /** By their key in the view: each player's. */
  numbers: Record<string, number[]>
}

type PlayerLike = Record<string, unknown>

interface ViewLike {
  table?: { round?: number; cycle?: number; conflict?: string | null }
  players?: PlayerLike[]
  [key: string]: unknown
}

function amount(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** The numbers of a view. */
export function sample(at: number, view: ViewLike): Sample {
  const players = view.players ?? []
  const keys = Object.entries(players[0] ?? {}).flatMap(([key, value]) =>
    typeof value === 'number' ? [key] : [],
  )
  const numbers = Object.fromEntries(keys.map((key) => [key, players.map((player) => amount(player[key]))]))
  const { round, cycle, conflict } = view.table ?? {}
  return { at, round: amount(round ?? cycle), conflict: conflict ?? '', numbers }
}

/** The samples of a whole game from its numbers after every choice. */
export function courseSamples(course: { choices: number; players: Record<string, number[]>[] }): Sample[] {
  return Array.from({ length: course.choices + 1 }, (_, at) => {
    const players = course.players.map((player) =>
      Object.fromEntries(Object.entries(player).map(([key, values]) => [key, values[at] ?? 0])),
    )
    return sample(at, { players })
  })
}

export interface Point {
  x: number
  y: number
}

/** Points as an SVG path; a step line keeps a value until it changes. */
export function path(points: readonly Point[], stepped = false): string {
  return points
    .map(({ x, y }, i) => {
      const to = `${x.toFixed(1)} ${y.toFixed(1)}`
      if (i === 0) return `M${to}`
      return stepped ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `L${to}`
    })
    .join('')
}

/** Which positions to look at first so that a plot is soon whole: ends, then ever finer. */
export function refinement(last: number, wanted: readonly number[] = []): number[] {
  const seen = new Set<number>()
  const order: number[] = []
  const add = (at: number): void => {
    if (at < 0 || at > last || seen.has(at)) return
    seen.add(at)
    order.push(at)
  }
  add(0)
  add(last)
  wanted.forEach(add)
  for (let step = 64; step >= 1; step /= 2) for (let at = 0; at <= last; at += step) add(at)
  return order
}

/** A round number a little above the highest value, for the top of an axis. */
export function ceiling(values: readonly number[], least: number): number {
  const top = Math.max(least, ...values)
  const step = top <= 12 ? 2 : top <= 30 ? 5 : 10
  return Math.ceil(top / step) * step
}

/** Label heights moved apart so that none covers another. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i)
  let floor = low
  for (const label of order) {
    label.y = Math.max(label.y, floor)
    floor = label.y + gap
  }
  let roof = high
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, roof)
    roof = label.y - gap
  }
  const placed = [...heights]
  for (const label of order) placed[label.i] = label.y
  return placed
}
