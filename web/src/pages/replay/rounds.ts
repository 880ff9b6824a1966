// A game cut into rounds: what the strip below the replay shows.

export interface Line {
  at: number
  seat: number
  kind: string
  text: string
  public: readonly unknown[]
}

export interface Tick {
  at: number
  seat: number
}

export interface Round {
  number: number
  /** The first position of the round. */
  from: number
  /** The first position of the next one, or one past the last. */
  until: number
  winner: number | null
  ticks: Tick[]
}

/** Whose choice led to each position, told from the lines of the story. */
export function actors(lines: readonly Line[], last: number): number[] {
  const found: number[] = Array.from({ length: last }, () => -1)
  for (const line of lines) {
    if (line.at < last && line.seat >= 0 && found[line.at] === -1) found[line.at] = line.seat
  }
  let seat = -1
  return found.map((known) => (seat = known === -1 ? seat : known))
}

function marks(lines: readonly Line[], kind: string): Line[] {
  return lines.filter((line) => line.kind === kind)
}

/** The rounds of a game by its number of choices; `turns` says whose each was, if that is known, `kind` what begins a round. */
export function rounds(
  lines: readonly Line[],
  last: number,
  turns: readonly number[] = [],
  kind = 'round',
): Round[] {
  const starts = marks(lines, kind)
  const seats = turns.length === last ? turns : actors(lines, last)
  return starts.map((mark, i) => {
    // A choice that ends a round brings the next one with it: the new round starts after it.
    const from = i === 0 ? 0 : mark.at + 1
    const next = starts[i + 1]
    const until = next ? next.at + 1 : last + 1
    const index = lines.indexOf(mark)
    const within = lines.slice(index, next ? lines.indexOf(next) : undefined)
    const won = within.find((line) => line.kind === 'place' && line.public[0] === 0)
    const ticks: Tick[] = []
    for (let at = Math.max(from, 1); at < until; at++) ticks.push({ at, seat: seats[at - 1] ?? -1 })
    const number = typeof mark.public[0] === 'number' ? mark.public[0] : i + 1
    return {
      number,
      from,
      until,
      winner: won ? won.seat : null,
      ticks,
    }
  })
}

/** The round a position belongs to. */
export function roundAt(all: readonly Round[], at: number): number {
  const found = all.findIndex((round) => at >= round.from && at < round.until)
  return found === -1 ? Math.max(all.length - 1, 0) : found
}

/** The lines of the story that a position's choice caused. */
export function linesAt<L extends Line>(lines: readonly L[], at: number): L[] {
  return at === 0
    ? lines.filter((line) => line.at === 0 && line.seat < 0)
    : lines.filter((line) => line.at === at - 1)
}
