// What the pages say of the games, and of what went wrong.

/** How long a game of it takes. */
const TIMES: Record<string, string> = {
  imperium: '60–90 min',
  war_for_arrakis: '2–3 h',
  dawn_of_the_fremen: '90 min',
}

export function gameTime(name: string): string {
  return TIMES[name] ?? ''
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
