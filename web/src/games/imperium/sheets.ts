import type { ImperiumView, Sheet, SpaceSheet } from './view'

/** The sheet of a table: where two boxes give one key to different things, "uprising:arrakeen" is the other box's. */
export function sheetOf(all: Sheet, view: unknown): Sheet {
  const { sets = [] } = (view ?? {}) as Partial<ImperiumView>
  const own = Object.entries(all).map(([kind, things]: [string, unknown]) => {
    if (!things || typeof things !== 'object' || Array.isArray(things)) return [kind, things]
    const plain = new Map<string, unknown>()
    for (const [key, thing] of Object.entries(things)) {
      const [set, name] = key.split(':') as [string, string?]
      if (name === undefined) plain.set(key, thing)
      else if (sets.includes(set)) {
        // Where its own box has it: things keep the order of the board.
        plain.delete(name)
        plain.set(name, thing)
      }
    }
    return [kind, Object.fromEntries(plain)]
  })
  const sheet = Object.fromEntries(own) as Sheet
  if (!sets.includes('uprising_teams')) return sheet
  const spaces = Object.entries(sheet.spaces).map(([key, space]) => [key, inTeams(space)])
  return { ...sheet, spaces: Object.fromEntries(spaces) as Sheet['spaces'] }
}

/** With six players the tracks have other names (IMP 60.3.2), and personal boards have their own. */
function inTeams(space: SpaceSheet): SpaceSheet {
  const own = space.area.endsWith('_board')
  const told = (text: string) =>
    own
      ? text.replace(/with the (Emperor|Fremen)/, 'on the $1 board')
      : text
          .replace(/Emperor (?=influence|space)|with the Emperor/, (found) =>
            found.replace('Emperor', 'Great Houses'),
          )
          .replace(/Fremen (?=influence|space)|with the Fremen/, (found) =>
            found.replace('Fremen', 'Fringe Worlds'),
          )
  return {
    ...space,
    name: space.name.replace(' (Emperor board)', ''),
    lines: space.lines.map(told),
    effect: space.effect && { ...space.effect, text: told(space.effect.text) },
  }
}
