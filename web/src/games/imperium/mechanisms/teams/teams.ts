// Two teams of three: whose is whose, told from the view.
import type { Faction, ImperiumView } from '../../view'

/** The sign of each team, which tells them apart without their colours: a crysknife and a crown. */
export const SIGNS = ['faction-fremen', 'faction-emperor'] as const
export const TEAM_NAMES = ['Muad’Dib’s team', 'Shaddam’s team'] as const
/** The factions of the personal boards, by team. */
export const BOARDS: readonly Faction[] = ['fremen', 'emperor']
export const BOARD_NAMES = ['Fremen board', 'Emperor board'] as const
/** What a personal board gives at its heights; 1 and 3 to each of the team (IMP 60.3.5). */
export const GIFTS = [
  ['', 'spice', 'vp', 'water', 'alliance'],
  ['', 'solari', 'vp', 'spy', 'alliance'],
] as const

export interface Team {
  number: number
  commander: number
  /** The ally on the Commander's left, then the one on the right. */
  allies: number[]
  seats: number[]
  score: number
}

export function teamsOf(view: ImperiumView | null): Team[] {
  return (view?.table.teams ?? []).map(({ commander, allies, score }, number) => ({
    number,
    commander,
    allies,
    seats: [commander, ...allies],
    score,
  }))
}

/** The sums of a team, for what breaks a tie (IMP 60.8.2). */
export function sumOf(
  view: ImperiumView,
  team: Team,
  key: 'vp' | 'spice' | 'solari' | 'water' | 'garrison',
): number {
  return team.seats.reduce((sum, seat) => sum + (view.players[seat]?.[key] ?? 0), 0)
}

const TIES = [
  ['spice', 'spice'],
  ['solari', 'solari'],
  ['water', 'water'],
  ['garrison', 'troops in garrisons'],
] as const

/** "The teams are level at 21 points: 9 spice against 7 decided." Empty if points alone did. */
export function levelTeams(view: ImperiumView | null, winners: readonly number[]): string {
  const teams = teamsOf(view)
  const won = teams.find(({ commander }) => winners.includes(commander))
  const other = teams.find((team) => team !== won)
  if (!view || !won || !other || won.score !== other.score) return ''
  const level = `The teams are level at ${won.score} points`
  for (const [key, words] of TIES) {
    const [best, next] = [sumOf(view, won, key), sumOf(view, other, key)]
    if (best !== next) return `${level}: ${best} ${words} against ${next} decided.`
  }
  return `${level}: the later reveal decided.`
}
