/** One of several things, told apart from its like: it stays the same when others leave. */
export interface Copy {
  key: string
  /** The key and which of its copies this is. */
  id: string
  /** Its place among all. */
  at: number
}

/** Cards by key and copy: where one leaves a row, the others stay as they are drawn. */
export function copies(keys: readonly string[]): Copy[] {
  const seen = new Map<string, number>()
  return keys.map((key, at) => {
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { key, id: `${key} ${nth}`, at }
  })
}
