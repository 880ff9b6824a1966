// A first look at a replay file, before the server reads it in earnest.
import type { NewSeat } from '@/lib/wire'

const PARTS = ['format', 'game', 'rules', 'options', 'seats', 'seed', 'actions', 'digest']
const LARGEST = 2_000_000
const LONGEST_NAME = 24

/** What is wrong with the text of a replay file; empty if it may be one. */
export function replayProblem(text: string): string {
  if (text.length > LARGEST) return 'This file is too large for a replay.'
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return 'This file is not a replay: it is not JSON.'
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'This file is not a replay.'
  const lacking = PARTS.filter((part) => !(part in data))
  if (lacking.length === PARTS.length) return 'This file is not a replay of Landsraad.'
  return lacking.length ? `This replay is not whole: it lacks ${lacking.join(', ')}.` : ''
}

/** The houses of an imported game go by the names of their colours, where the file has no names. */
const COLOURS = ['Azure', 'Rose', 'Jade', 'Saffron', 'Violet', 'Coral']

/** The seats of a table made from a replay: the first mine, the others open, so that nothing moves. */
export function importSeats(text: string): NewSeat[] {
  const { seats, names = [] } = JSON.parse(text) as { seats: number; names?: string[] }
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? 'human' : 'open',
    bot: null,
    name: (names[seat] || (COLOURS[seat] ?? '')).slice(0, LONGEST_NAME),
  }))
}
