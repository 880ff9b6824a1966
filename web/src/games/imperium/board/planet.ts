/** Two places in a row of the planet: further left, then further right. */
const PAIRS = [1, 6, 3, 9] as const

/** Where a place of the planet begins among twelve columns: three side by side, then two, staggered. */
export function columnOf(nth: number, count: number): number {
  const triples = 3 * Math.max(1, count - 6)
  if (nth < triples) return 1 + 4 * (nth % 3)
  return PAIRS[(nth - triples + (triples > 3 ? 2 : 0)) % 4] ?? 1
}
