// The board of Uprising where more than that box lies on it: cards in rows, towers between them.
import type { Extent } from './grounds'
import { share, type Ground, type Panel } from './positions'

/** Two pairs of columns, with room for a tower in the middle of each and between them. */
const COLUMNS = [322, 446, 572, 694] as const
const WIDE = [106, 106, 104, 104] as const
/** The middle of the towers: in the left pair, between the pairs, in the right pair. */
const TOWERS = [437, 562, 685] as const
const FULL = { left: { x: 322, w: 230 }, right: { x: 572, w: 226 } }

/** A column and a row of the left or the right half. */
type Cell = readonly [column: 0 | 1 | 2 | 3, row: number]
type Spot = readonly [x: number, y: number]

const ARRAKIS: Readonly<Record<string, Cell>> = {
  arrakeen: [0, 0],
  spice_refinery: [1, 0],
  sietch_tabr: [0, 1],
  research_station: [1, 1],
  imperial_basin: [0, 2],
  hagga_basin: [1, 2],
}
const HALL: Readonly<Record<string, Cell>> = {
  high_council: [0, 0],
  imperial_privilege: [1, 0],
  swordmaster: [0, 1],
}

/** The rows of a half: where the first begins, how far they are apart and how high they are. */
interface Rows {
  top: number
  step: number
  high: number
}
const boxOf = ([column, row]: Cell, { top, step, high }: Rows) => ({
  x: COLUMNS[column],
  y: top + step * row,
  w: WIDE[column],
  h: high,
})
const middle = ({ top, step, high }: Rows, row: number) => top + step * row + high / 2
const label = (text: string, side: 'left' | 'right', y: number) => ({
  text,
  at: share({ ...FULL[side], y, h: 16 }),
})

/** The towers of Arrakis: three between the cities, those of the makers beside them. */
function desertPosts(rows: Rows): Record<string, Spot> {
  const [one, two, three] = [0, 1, 2].map((row) => middle(rows, row)) as [number, number, number]
  return {
    arrakeen: [TOWERS[0], one - 6],
    refinery: [TOWERS[0], (one + two) / 2],
    sietch: [TOWERS[0], two + 6],
    imperial_basin: [TOWERS[0], three],
    hagga_basin: [TOWERS[1], three],
  }
}

const piece = (world: Panel['world'], x: number, y: number, w: number, h: number, view: Panel['view']) => ({
  world,
  box: { x, y, w, h },
  view,
})

/** What is seen between the cards: the hall over the desert at the left, docks over the yards at the right. */
const grounds = (left: number, right: number, foot: number, below: Panel['world']): Panel[] => [
  piece('hall', 318, 3, 248, left - 5, [90, 0, 180, 166]),
  piece('exchange', 568, 3, 234, right - 5, [0, 0, 120, 80]),
  piece('arrakis', 318, left, 248, foot - left, [0, 0, 240, 270]),
  piece(below, 568, right, 234, foot - right, [0, 0, 240, 300]),
]

/** The overlay and the board of Ix at the right; with Bloodlines the skills in a line at the foot. */
function withIx(skills: boolean): Ground {
  const step = skills ? 64 : 69
  const high = step - 3
  const hall = { top: 19, step, high }
  const under = hall.top + 2 * step
  const desert = { top: under + 17, step, high }
  const cells: Record<string, [Cell, Rows]> = {
    smuggling: [[2, 0], hall],
    interstellar_shipping: [[2, 1], hall],
    tech_negotiation: [[2, 0], desert],
    dreadnought: [[3, 0], desert],
    deep_desert: [[0, 3], desert],
    tueks_sietch: [[1, 3], desert],
  }
  for (const [key, cell] of Object.entries(HALL)) cells[key] = [cell, hall]
  for (const [key, cell] of Object.entries(ARRAKIS)) cells[key] = [cell, desert]
  return ground(cells, {
    panels: grounds(under, under, skills ? 422 : 450, 'forge'),
    labels: [
      label('Landsraad', 'left', 2),
      label('CHOAM', 'right', 2),
      label('Arrakis', 'left', under),
      label('Ix', 'right', under),
    ],
    wall: share({ x: 402, y: under - 1, w: 150, h: 17 }),
    council: share(boxOf([1, 1], hall)),
    shipping: share({ ...boxOf([3, 0], hall), h: step + high }),
    stack: (nth) => share({ ...FULL.right, y: desert.top + step * (1 + nth), h: high }),
    skills: skills ? share({ x: 322, y: 426, w: 476, h: 24 }) : '',
    line: true,
    posts: {
      council: [TOWERS[0], middle(hall, 0)],
      shipping: [TOWERS[2], middle(hall, 0) + step / 2],
      ix: [TOWERS[2], middle(desert, 0)],
      deep_desert: [TOWERS[0], middle(desert, 3)],
      ...desertPosts(desert),
    },
  })
}

/** The tiles of the Embassy at the right, the skills below them; Arrakis goes on there. */
function withEmbassy(): Ground {
  const step = 69
  const hall = { top: 18, step, high: 66 }
  const desert = { top: 242, step, high: 66 }
  const cells: Record<string, [Cell, Rows]> = {
    assembly_hall: [[0, 2], hall],
    gather_support: [[1, 2], hall],
    shipping: [[2, 0], hall],
    accept_contract: [[3, 0], hall],
    deep_desert: [[2, 2], desert],
    tueks_sietch: [[3, 2], desert],
  }
  for (const [key, cell] of Object.entries(HALL)) cells[key] = [cell, hall]
  for (const [key, cell] of Object.entries(ARRAKIS)) cells[key] = [cell, desert]
  return ground(cells, {
    panels: [
      ...grounds(225, 88, 313, 'forge').filter(({ world }) => world !== 'arrakis'),
      piece('arrakis', 318, 225, 248, 225, [0, 0, 300, 270]),
      piece('arrakis', 568, 313, 234, 137, [250, 130, 236, 140]),
    ],
    labels: [
      label('Landsraad', 'left', 1),
      label('CHOAM', 'right', 1),
      label('Ixian Embassy', 'right', 88),
      label('Arrakis', 'left', 225),
    ],
    wall: share({ x: 402, y: 224, w: 150, h: 17 }),
    council: share(boxOf([1, 1], hall)),
    shipping: '',
    stack: (nth) => share({ ...FULL.right, y: 106 + 69 * nth, h: 66 }),
    skills: share({ ...FULL.right, y: 314, h: 62 }),
    line: false,
    posts: {
      council: [TOWERS[0], middle(hall, 0)],
      assembly: [TOWERS[0], middle(hall, 2)],
      choam: [TOWERS[2], middle(hall, 0)],
      deep_desert: [TOWERS[2], middle(desert, 2)],
      ...desertPosts(desert),
    },
  })
}

type Rest = Omit<Ground, 'world' | 'space'>

function ground(cells: Readonly<Record<string, [Cell, Rows]>>, rest: Rest): Ground {
  return {
    ...rest,
    world: false,
    space: (area, nth, key) => {
      const [cell, rows] = cells[key] ?? []
      return cell && rows ? share(boxOf(cell, rows)) : factionSite(area, nth)
    },
  }
}

const FACTIONS = ['emperor', 'guild', 'bene_gesserit', 'fremen']

/** Plaques of a faction stand apart, with a tower between them. */
export function factionSite(area: string, nth: number): string {
  const row = Math.max(0, FACTIONS.indexOf(area))
  return share({ x: 10 + 162 * nth, y: 62 + 112 * row, w: 134, h: 46 })
}

/** Where things lie on Uprising's board with expansions; nothing where its own picture has room. */
export function risen({ ix, bloodlines, embassy }: Extent): Ground | null {
  if (ix) return withIx(bloodlines)
  return embassy ? withEmbassy() : null
}
