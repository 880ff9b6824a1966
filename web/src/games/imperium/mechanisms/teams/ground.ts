// The board for six: six strips at the left, two of them personal boards; two more places on Arrakis.
import type { Extent } from '../../board/grounds'
import { PICTURES, share, type Box, type Ground } from '../../board/positions'

type Spot = readonly [x: number, y: number]
type Site = readonly [x: number, y: number, w: number]

/** From the top: the four factions of the main board, then the personal boards. */
const STRIPS = [
  'great_houses',
  'guild',
  'bene_gesserit',
  'fringe_worlds',
  'fremen_board',
  'emperor_board',
] as const
const STEP = 75
const HIGH = 71
const TRACK = 24
const SITE = 45

const top = (area: string): number => 4 + STEP * Math.max(0, STRIPS.indexOf(area as (typeof STRIPS)[number]))

/** Where the track of a strip lies. */
const track = (area: string): Box => ({ x: 6, y: top(area), w: 304, h: TRACK })
const strip = (area: string): Box => ({ x: 6, y: top(area), w: 304, h: HIGH })

/** Plaques of a strip: with a tower between them, or side by side on a personal board. */
function stripSite(area: string, nth: number): Box {
  const y = top(area) + TRACK
  if (area.endsWith('_board')) return { x: 8 + 151 * nth, y, w: 149, h: SITE }
  const [first, second] = area === 'fringe_worlds' ? [154, 118] : [136, 136]
  return nth ? { x: 308 - second, y, w: second, h: SITE } : { x: 8, y, w: first, h: SITE }
}

const tower = (area: string, x = 158): Spot => [x, top(area) + TRACK + SITE / 2 + 2]
const TOWERS: Readonly<Record<string, Spot>> = {
  great_houses: tower('great_houses'),
  guild: tower('guild'),
  bene_gesserit: tower('bene_gesserit'),
  fringe_worlds: tower('fringe_worlds', 176),
}

const isStrip = (area: string): boolean => (STRIPS as readonly string[]).includes(area)

// --- the picture: nine places on Arrakis, towers between them

const SITES: Readonly<Record<string, Site>> = {
  high_council: [321, 51, 113],
  imperial_privilege: [440, 51, 112],
  swordmaster: [558, 51, 113],
  assembly_hall: [321, 123, 113],
  gather_support: [558, 123, 113],
  shipping: [687, 51, 110],
  accept_contract: [687, 123, 110],
  arrakeen: [322, 246, 136],
  spice_refinery: [489, 246, 136],
  research_station: [658, 246, 138],
  carthag: [322, 322, 136],
  imperial_basin: [489, 322, 136],
  sietch_tabr: [658, 322, 138],
  habbanya_erg: [322, 398, 136],
  hagga_basin: [489, 398, 136],
  deep_desert: [658, 398, 138],
}
const POSTS: Readonly<Record<string, Spot>> = {
  ...TOWERS,
  council: [496, 34],
  assembly: [496, 115],
  choam: [742, 110],
  arrakeen: [474, 262],
  refinery: [641, 262],
  sietch: [724, 306],
  carthag: [474, 338],
  imperial_basin: [641, 338],
  habbanya_erg: [474, 414],
  hagga_basin: [641, 414],
  deep_desert: [724, 382],
}

const label = (text: string, box: Omit<Box, 'h'>) => ({ text, at: share({ ...box, h: 18 }) })

function pictured({ bloodlines }: Extent): Ground {
  return {
    world: true,
    panels: PICTURES,
    labels: [
      label('Landsraad', { x: 316, y: 6, w: 360 }),
      label('CHOAM', { x: 682, y: 6, w: 120 }),
      ...(bloodlines ? [] : [label('Arrakis', { x: 322, y: 182, w: 90 })]),
    ],
    council: share({ x: 436, y: 132, w: 120, h: 42 }),
    space: (area, nth, key) => {
      if (isStrip(area)) return share(stripSite(area, nth))
      const [x, y, w] = SITES[key] ?? [0, 0, 0]
      return share({ x, y, w, h: 46 })
    },
    shipping: '',
    stack: () => '',
    skills: share({ x: 321, y: 181, w: 476, h: 24 }),
    line: true,
    // Between the rows, where no tower stands.
    wall: bloodlines ? share({ x: 347, y: 296, w: 140, h: 20 }) : share({ x: 648, y: 182, w: 148, h: 18 }),
    posts: POSTS,
    strips: { strip, track },
  }
}

// --- with the tiles of the Embassy or the space of a leader: cards in rows

const COLUMNS = [322, 446, 572, 694] as const
const WIDE = [106, 106, 104, 104] as const
const BETWEEN = [437, 562, 685] as const
const ROW = 60
const CARD = 57
const HALL = 17
const DESERT = 212

type Cell = readonly [column: 0 | 1 | 2 | 3, y: number]
const CELLS: Readonly<Record<string, Cell>> = {
  high_council: [0, HALL],
  imperial_privilege: [1, HALL],
  swordmaster: [0, HALL + ROW],
  assembly_hall: [0, HALL + 2 * ROW],
  gather_support: [1, HALL + 2 * ROW],
  shipping: [2, HALL],
  accept_contract: [3, HALL],
  arrakeen: [0, DESERT],
  spice_refinery: [1, DESERT],
  sietch_tabr: [0, DESERT + ROW],
  research_station: [1, DESERT + ROW],
  carthag: [0, DESERT + 2 * ROW],
  imperial_basin: [1, DESERT + 2 * ROW],
  habbanya_erg: [0, DESERT + 3 * ROW],
  hagga_basin: [1, DESERT + 3 * ROW],
  deep_desert: [2, DESERT + 3 * ROW],
  tueks_sietch: [3, DESERT + 3 * ROW],
}
const cell = ([column, y]: Cell): Box => ({ x: COLUMNS[column], y, w: WIDE[column], h: CARD })

function tiled({ embassy }: Extent): Ground {
  const middle = (y: number) => y + CARD / 2
  const left = { x: 322, w: 230 }
  const right = { x: 572, w: 226 }
  return {
    world: false,
    panels: [
      { world: 'hall', box: { x: 318, y: 3, w: 248, h: 190 }, view: [90, 0, 180, 166] },
      { world: 'exchange', box: { x: 568, y: 3, w: 234, h: 72 }, view: [0, 0, 120, 60] },
      { world: 'forge', box: { x: 568, y: 77, w: 234, h: 309 }, view: [0, 0, 240, 300] },
      { world: 'arrakis', box: { x: 318, y: 195, w: 248, h: 256 }, view: [0, 0, 240, 270] },
      { world: 'arrakis', box: { x: 568, y: 388, w: 234, h: 63 }, view: [250, 200, 236, 70] },
    ],
    labels: [
      { text: 'Landsraad', at: share({ ...left, y: 1, h: 16 }) },
      { text: 'CHOAM', at: share({ ...right, y: 1, h: 16 }) },
      ...(embassy ? [{ text: 'Ixian Embassy', at: share({ ...right, y: 77, h: 16 }) }] : []),
      { text: 'Arrakis', at: share({ ...left, y: 195, h: 16 }) },
    ],
    wall: share({ x: 402, y: 194, w: 150, h: 17 }),
    council: share(cell([1, HALL + ROW])),
    space: (area, nth, key) => share(isStrip(area) ? stripSite(area, nth) : cell(CELLS[key] ?? [3, 332])),
    shipping: '',
    stack: (nth) => share({ ...right, y: 95 + ROW * nth, h: CARD }),
    skills: share({ ...right, y: embassy ? 280 : 95, h: 106 }),
    line: false,
    strips: { strip, track },
    posts: {
      ...TOWERS,
      council: [BETWEEN[0], middle(HALL)],
      assembly: [BETWEEN[0], middle(HALL + 2 * ROW)],
      choam: [BETWEEN[2], middle(HALL)],
      arrakeen: [BETWEEN[0], middle(DESERT)],
      refinery: [BETWEEN[0], middle(DESERT) + ROW / 2],
      sietch: [BETWEEN[0], middle(DESERT + ROW)],
      carthag: [BETWEEN[0], middle(DESERT + 2 * ROW) - 8],
      imperial_basin: [BETWEEN[1], middle(DESERT + 2 * ROW)],
      habbanya_erg: [BETWEEN[0], middle(DESERT + 3 * ROW)],
      hagga_basin: [BETWEEN[1], middle(DESERT + 3 * ROW)],
      deep_desert: [BETWEEN[2], middle(DESERT + 3 * ROW)],
    },
  }
}

/** Where everything lies on the board for six. */
export const ground = (extent: Extent): Ground =>
  extent.embassy || extent.host ? tiled(extent) : pictured(extent)
