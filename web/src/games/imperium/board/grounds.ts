// The boards of expansions and of Uprising, fetched with what else is drawn of them.
import { BASE, label, share, SITE, type Ground } from './positions'
import { factionSite, risen } from './risen'
import { withEmbassy, withIx, withSkills } from './yards'

/** Uprising: towers stand between the spaces that they watch. */
const RISEN: Readonly<Record<string, readonly [x: number, y: number, w: number][]>> = {
  landsraad: [
    [321, 51, 113],
    [440, 51, 112],
    [558, 51, 113],
    [321, 123, 113],
    [558, 123, 113],
  ],
  choam: [
    [687, 51, 110],
    [687, 123, 110],
  ],
  dune: [
    [324, 246, 134],
    [489, 246, 136],
    [658, 246, 138],
    [658, 322, 138],
    [386, 320, 136],
    [470, 397, 142],
    [652, 397, 144],
  ],
}

const UPRISING: Ground = {
  ...BASE,
  // Under the tower that watches the two halls beside it.
  council: share({ x: 440, y: 132, w: 112, h: 42 }),
  space: (area, nth) => {
    const [x, y, w] = RISEN[area]?.[nth] ?? []
    return x === undefined || y === undefined || w === undefined
      ? factionSite(area, nth)
      : share({ x, y, w, h: SITE })
  },
  wall: share({ x: 322, y: 400, w: 140, h: 20 }),
}

/** The skills of commanders in the sand at the left; the space of a leader in the open desert. */
const UPRISING_SKILLS: Ground = {
  ...UPRISING,
  labels: [...UPRISING.labels.slice(0, 2), label({ text: 'Arrakis', x: 322, y: 182, w: 90 }, share)],
  space: (area, nth, key) =>
    key === 'tueks_sietch' ? share({ x: 528, y: 320, w: 102, h: SITE }) : UPRISING.space(area, nth, key),
  skills: share({ x: 321, y: 371, w: 143, h: 74 }),
  wall: share({ x: 656, y: 182, w: 140, h: 18 }),
}

/** What is on a table. */
export interface Extent {
  /** The board of Uprising. */
  uprising: boolean
  ix: boolean
  bloodlines: boolean
  /** Tech tiles without the board of Ix. */
  embassy: boolean
  /** The space of a leader is in play. */
  host: boolean
}

/** Where everything lies on the board of a game that has more than the board of the base game. */
export function groundOf(extent: Extent): Ground {
  const { uprising, ix, bloodlines, embassy } = extent
  if (uprising) return risen(extent) ?? (bloodlines ? UPRISING_SKILLS : UPRISING)
  if (ix) return withIx(bloodlines)
  if (!bloodlines) return BASE
  return embassy ? withEmbassy() : withSkills(BASE)
}
