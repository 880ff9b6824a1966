// Searching cards and rules by words.

/** Text without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a query. */
export function words(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

/** Whether every word of a query stands somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const target = plain(text)
  return words(query).every((word) => target.includes(word))
}

export interface Piece {
  text: string
  hit: boolean
}

/** A text cut where words of the query stand, for marking them. */
export function pieces(text: string, query: string): Piece[] {
  const wanted = words(query)
  if (!wanted.length) return [{ text, hit: false }]
  // Marking works on the text itself; accents are few enough to go unmarked.
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'giu'))
  return parts.map((part, i) => ({ text: part, hit: i % 2 === 1 })).filter((part) => part.text)
}
