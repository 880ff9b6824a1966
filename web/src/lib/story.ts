/** The key of a component by its number in the open arguments of an event. */
export function keyAt(table: Record<string, unknown>, number: unknown): string {
  return typeof number === 'number' ? (Object.keys(table)[number] ?? '') : ''
}
