import { factionSite, risen } from './risen'

/** Where the areas of the board lie, on a ground of 808 × 454. */
export const WIDTH = 808
export const HEIGHT = 454

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const FACTION_ROWS = ['emperor', 'guild', 'bene_gesserit', 'fremen']
const LANDSRAAD: [number, number][] = [
  [322, 26],
  [441, 26],
  [322, 100],
  [441, 100],
  [560, 26],
  [560, 100],
]
const CHOAM: [number, number][] = [
  [687, 26],
  [687, 100],
]
const DUNE: [number, number][] = [
  [322, 196],
  [484, 196],
  [646, 196],
  [322, 278],
  [322, 376],
  [484, 376],
  [646, 376],
  [484, 278],
  [646, 278],
]

const COUNCIL: Box = { x: 560, y: 100, w: 113, h: 68 }
const LABELS = [
  { text: 'Landsraad', x: 322, y: 5, w: 344 },
  { text: 'CHOAM', x: 687, y: 5, w: 111 },
  { text: 'Arrakis', x: 322, y: 175, w: 476 },
]

export function trackBox(faction: string): Box {
  return { x: 6, y: 6 + 112 * FACTION_ROWS.indexOf(faction), w: 304, h: 27 }
}

/** Everything in shares: what is small here grows with the board. */
export function share(box: Box): string {
  const part = (n: number, of: number) => `${(n / of) * 100}%`
  return `left:${part(box.x, WIDTH)};top:${part(box.y, HEIGHT)};width:${part(box.w, WIDTH)};height:${part(box.h, HEIGHT)}`
}

/** The height of the plaque of a site. */
const SITE = 46

/** The place of the nth space of an area. */
function spaceBox(area: string, nth: number): Box {
  const row = FACTION_ROWS.indexOf(area)
  if (row >= 0) return { x: 10 + 150 * nth, y: 62 + 112 * row, w: 146, h: SITE }
  if (area === 'landsraad') return at(LANDSRAAD[nth], 113, 68)
  if (area === 'choam') return at(CHOAM[nth], 111, 68)
  return at(DUNE[nth], 152, 71)
}

function at(point: [number, number] | undefined, w: number, h: number): Box {
  return { x: point?.[0] ?? 646, y: point?.[1] ?? 278, w, h }
}

/** Groups that stay together on a taller board: everything hangs from the top of its group. */
function anchor(box: Box): number {
  return [376, 175, 5].find((top) => box.y >= top) ?? 0
}

/** Groups in shares of the height, so that a taller board spreads them. */
export function style(box: Box): string {
  if (box.x < 316) return share(box)
  const top = anchor(box)
  return (
    `left:${(box.x / WIDTH) * 100}%;top:calc(${(top / HEIGHT) * 100}% + ${box.y - top}px);` +
    `width:${(box.w / WIDTH) * 100}%;height:${box.h}px`
  )
}

/** Where everything lies on a board; each place as a style. */
export interface Ground {
  /** The whole board is one picture, and every space a site in it. */
  world: boolean
  labels: { text: string; at: string }[]
  council: string
  space: (area: string, nth: number, key: string) => string
  /** With Rise of Ix the shipping track; where there are tech tiles, their stacks. */
  shipping: string
  stack: (nth: number) => string
  /** With Bloodlines the open skills of commanders. */
  skills: string
  /** Whether they stand in one line. */
  line?: boolean
  /** With Uprising what says whether the shield wall stands, and posts by their names where they are moved. */
  wall?: string
  posts?: Readonly<Record<string, readonly [x: number, y: number]>>
  /** With six players the strips of the factions and of the personal boards. */
  strips?: Strips
}

/** Where a strip and its track lie, by its area. */
export interface Strips {
  strip: (area: string) => Box
  track: (area: string) => Box
}

const label = (one: { text: string; x: number; y: number; w: number }, drawn: (box: Box) => string) => ({
  text: one.text,
  at: drawn({ ...one, h: 18 }),
})

const SITES: Readonly<Record<string, readonly [x: number, y: number, w: number][]>> = {
  landsraad: [
    [321, 51, 113],
    [558, 51, 113],
    [440, 123, 112],
    [558, 123, 113],
    [321, 123, 113],
  ],
  choam: [
    [687, 51, 110],
    [687, 123, 110],
  ],
  dune: [
    [324, 246, 142],
    [488, 246, 142],
    [654, 244, 142],
    [324, 328, 142],
    [538, 318, 142],
    [414, 397, 142],
    [652, 393, 144],
  ],
}

/** The board of the base game: names carved in frieze and sand, plaques before their landmarks. */
const BASE: Ground = {
  world: true,
  labels: [
    label({ text: 'Landsraad', x: 316, y: 6, w: 360 }, share),
    label({ text: 'CHOAM', x: 682, y: 6, w: 120 }, share),
    label({ text: 'Arrakis', x: 322, y: 424, w: 90 }, share),
  ],
  council: share({ x: 440, y: 40, w: 112, h: 54 }),
  space: (area, nth) => {
    const [x, y, w] = SITES[area]?.[nth] ?? []
    return x === undefined || y === undefined || w === undefined
      ? style(spaceBox(area, nth))
      : share({ x, y, w, h: SITE })
  },
  shipping: '',
  stack: () => '',
  skills: '',
}

/** Places as they stand in the open, where more than the base game lies on the board. */
const OPEN: Ground = {
  world: false,
  labels: LABELS.map((one) => label(one, style)),
  council: style(COUNCIL),
  space: (area, nth) => style(spaceBox(area, nth)),
  shipping: '',
  stack: () => '',
  skills: '',
}

// --- with the overlay and the board of Rise of Ix

/** Two columns of spaces at the left, the overlay and Ix at the right. */
const LEFT = [322, 443]
const RIGHT = [568, 685]
const IX_LABELS = [
  { text: 'Landsraad', x: 322, y: 3, w: 238 },
  { text: 'CHOAM', x: 568, y: 3, w: 230 },
  { text: 'Arrakis', x: 322, y: 156, w: 238 },
  { text: 'Ix', x: 568, y: 156, w: 230 },
]

function ixSpace(area: string, nth: number): string {
  const column = nth % 2
  const row = Math.floor(nth / 2)
  if (area === 'landsraad') return share({ x: LEFT[column] ?? 0, y: 21 + 67 * row, w: 117, h: 64 })
  if (area === 'choam') return share({ x: RIGHT[0] ?? 0, y: 21 + 67 * nth, w: 113, h: 64 })
  if (area === 'ix') return share({ x: RIGHT[nth] ?? 0, y: 175, w: 113, h: 66 })
  if (area === 'dune') return share({ x: LEFT[column] ?? 0, y: 175 + 69 * row, w: 117, h: 66 })
  return style(spaceBox(area, nth))
}

const WITH_IX: Ground = {
  world: false,
  labels: IX_LABELS.map((one) => label(one, share)),
  council: share({ x: 443, y: 88, w: 117, h: 64 }),
  space: ixSpace,
  shipping: share({ x: 685, y: 21, w: 113, h: 131 }),
  stack: (nth) => share({ x: 568, y: 244 + 69 * nth, w: 230, h: 66 }),
  skills: '',
}

// --- with Bloodlines

/** The open desert has room for the skills, beside the space of a leader. */
function withSkills(host: boolean): Ground {
  return { ...OPEN, skills: style({ x: host ? 646 : 484, y: 278, w: host ? 152 : 314, h: 71 }) }
}

/** A line at the foot holds the skills; everything else stands a little closer. */
function ixAndSkills(): Ground {
  const top = (nth: number) => 19 + 64 * nth
  const low = (nth: number) => 164 + 65 * nth
  const space = (area: string, nth: number): string => {
    const [column, row] = [nth % 2, Math.floor(nth / 2)]
    if (area === 'landsraad') return share({ x: LEFT[column] ?? 0, y: top(row), w: 117, h: 61 })
    if (area === 'choam') return share({ x: RIGHT[0] ?? 0, y: top(nth), w: 113, h: 61 })
    if (area === 'ix') return share({ x: RIGHT[nth] ?? 0, y: low(0), w: 113, h: 62 })
    if (area === 'dune') return share({ x: LEFT[column] ?? 0, y: low(row), w: 117, h: 62 })
    return style(spaceBox(area, nth))
  }
  return {
    world: false,
    labels: IX_LABELS.map((one) => label({ ...one, y: one.y > 100 ? 146 : 1 }, share)),
    council: share({ x: 443, y: top(1), w: 117, h: 61 }),
    space,
    shipping: share({ x: 685, y: top(0), w: 113, h: 125 }),
    stack: (nth) => share({ x: 568, y: low(1 + nth), w: 230, h: 62 }),
    skills: share({ x: 322, y: 425, w: 476, h: 25 }),
    line: true,
  }
}

const EMBASSY_LABELS = [
  { text: 'Landsraad', x: 322, y: 2, w: 238 },
  { text: 'CHOAM', x: 568, y: 2, w: 230 },
  { text: 'Ixian Embassy', x: 568, y: 86, w: 230 },
  { text: 'Arrakis', x: 322, y: 224, w: 238 },
]

/** The tiles of the Embassy at the right; Arrakis goes on below them. */
function withEmbassy(): Ground {
  const left = (row: number) => (row < 3 ? 21 + 68 * row : 243 + 69 * (row - 3))
  const space = (area: string, nth: number): string => {
    const [column, row] = [nth % 2, Math.floor(nth / 2)]
    if (area === 'landsraad') return share({ x: LEFT[column] ?? 0, y: left(row), w: 117, h: 65 })
    if (area === 'choam') return share({ x: RIGHT[nth] ?? 0, y: 21, w: 113, h: 63 })
    if (area !== 'dune') return style(spaceBox(area, nth))
    return nth < 6
      ? share({ x: LEFT[column] ?? 0, y: left(3 + row), w: 117, h: 66 })
      : share({ x: RIGHT[nth - 6] ?? 0, y: 381, w: 113, h: 66 })
  }
  return {
    world: false,
    labels: EMBASSY_LABELS.map((one) => label(one, share)),
    council: share({ x: 443, y: left(2), w: 117, h: 65 }),
    space,
    shipping: '',
    stack: (nth) => share({ x: 568, y: 105 + 69 * nth, w: 230, h: 66 }),
    skills: share({ x: 568, y: 314, w: 230, h: 62 }),
  }
}

// --- Uprising: towers stand between the spaces that they watch

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

/** Where everything lies on the board of a game. */
export function groundOf(extent: Extent): Ground {
  const { uprising, ix, bloodlines, embassy, host } = extent
  if (uprising) return risen(extent) ?? (bloodlines ? UPRISING_SKILLS : UPRISING)
  if (!bloodlines) return ix ? WITH_IX : BASE
  if (ix) return ixAndSkills()
  return embassy ? withEmbassy() : withSkills(host)
}
