// What the seats of a game play, where they differ.

const WHOLE = ['Atreides and Fremen', 'Harkonnen and Corrino']
const SHARED = ['House Atreides', 'Fremen ally', 'House Harkonnen', 'Corrino ally']

/** Six players of Dune: Imperium, in two teams (IMP 60.1.2). */
const TEAMS = [
  'Muad’Dib, Commander',
  'ally of Shaddam',
  'ally of Muad’Dib',
  'Shaddam, Commander',
  'ally of Muad’Dib',
  'ally of Shaddam',
]
/** Whether a table is played in two teams of three. */
export const inTeams = (game: string, seats: number): boolean => game === 'imperium' && seats === TEAMS.length

/** What a seat of a game plays, where they differ; of three, two share one side, and two of one side play against the automaton. */
export function sideOf(
  name: string,
  seat: number | null,
  seats: number,
  picked: Readonly<Record<string, unknown>> = {},
): string {
  if (seat !== null && inTeams(name, seats)) return TEAMS[seat] ?? ''
  if (name !== 'war_for_arrakis' || seat === null) return ''
  const modules = picked['modules']
  if (seats === 4 || (Array.isArray(modules) && modules.includes('mahdi'))) return SHARED[seat] ?? ''
  if (seats === 1) return 'Atreides, against the automaton'
  if (seats < 3) return WHOLE[seat] ?? ''
  const three =
    picked['shared'] === 'atreides' ? [...SHARED.slice(0, 2), WHOLE[1]] : [WHOLE[0], ...SHARED.slice(2)]
  return three[seat] ?? ''
}
