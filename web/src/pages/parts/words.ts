// What the home page says of the games; a game without words here shows its title and seats.

interface GameWords {
  time: string
  line: string
  more: string[]
}

const GAMES: Record<string, GameWords> = {
  imperium: {
    time: '60–90 min',
    line: 'Send agents, build a deck, win the conflict.',
    more: [
      'Four factions to court, one desert to fight over',
      'Ten rounds, ten points, a knife behind every smile',
      'Alone against House Hagal, or with up to three others',
    ],
  },
  war_for_arrakis: {
    time: '2–3 h',
    line: 'House Harkonnen against the desert.',
    more: ['Dice, legions and sandworms on a whole planet', 'Spice for supremacy, prescience for the desert'],
  },
  dawn_of_the_fremen: {
    time: '90 min',
    line: 'Ship, bargain and hold three sietches.',
    more: ['Tribes, trade and water on the open sand'],
  },
}

export function gameWords(name: string): GameWords {
  return GAMES[name] ?? { time: '', line: '', more: [] }
}

/** What the seats of a game play, where they differ. */
export const SIDES: Record<string, string[]> = { war_for_arrakis: ['Atreides and Fremen', 'Harkonnen and Corrino'] }

/** "1–4 seats", "2 seats". */
export function seatWords(seats: readonly number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)]
  if (low === high) return `${low} ${low === 1 ? 'seat' : 'seats'}`
  return `${low}–${high} seats`
}

/** "kwisatz_haderach" as a title, for keys without a name. */
export function titled(key: string): string {
  return key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Words of the server as a sentence. */
export function sentence(text: string): string {
  const said = text.trim()
  return said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?…]$/.test(said) ? '' : '.')
}

/** What went wrong, in words; a request that reached nobody has none of its own. */
export function problem(error: unknown): string {
  if (error instanceof TypeError) return 'The server cannot be reached. Is it still running?'
  return error instanceof Error && error.message ? sentence(error.message) : 'Something went wrong.'
}

/** "Mira won with 10"; a number that others surpassed, or nought, is not what the game was won by. */
export function wonWith(who: string, winner: number, scores: readonly number[]): string {
  const score = scores[winner] ?? 0
  return score && score >= Math.max(...scores) ? `${who} won with ${score}` : `${who} won`
}
