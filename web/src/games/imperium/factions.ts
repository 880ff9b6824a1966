import type { Faction } from './view'

export const FACTIONS: readonly Faction[] = ['emperor', 'guild', 'bene_gesserit', 'fremen']
export const FACTION_NAMES: Record<Faction, string> = {
  emperor: 'Emperor',
  guild: 'Spacing Guild',
  bene_gesserit: 'Bene Gesserit',
  fremen: 'Fremen',
}
/** With six players other factions stand on the main board (IMP 60.3.2). */
const IN_TEAMS: Record<Faction, string> = {
  ...FACTION_NAMES,
  emperor: 'Great Houses',
  fremen: 'Fringe Worlds',
}

/** The factions of the main board by their names. */
export const factionNames = (seats: number | undefined): Record<Faction, string> =>
  seats === 6 ? IN_TEAMS : FACTION_NAMES
