/** Where the areas of the board lie, on a ground of 806 × 454. */
export const WIDTH = 806
export const HEIGHT = 454

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const FACTION_ROWS = ['emperor', 'guild', 'bene_gesserit', 'fremen']
const LANDSRAAD: [number, number][] = [[322, 26], [441, 26], [322, 100], [441, 100], [560, 26], [560, 100]]
const CHOAM: [number, number][] = [[687, 26], [687, 100]]
const DUNE: [number, number][] = [
  [322, 196], [484, 196], [646, 196], [322, 278], [322, 376], [484, 376], [646, 376], [484, 278], [646, 278],
]

const COUNCIL: Box = { x: 560, y: 100, w: 113, h: 68 }
const LABELS = [
  { text: 'Landsraad', x: 322, y: 5, w: 344 },
  { text: 'CHOAM', x: 687, y: 5, w: 111 },
  { text: 'Arrakis', x: 322, y: 175, w: 476 },
]

export function trackBox(faction: string): Box {
  return { x: 8, y: 7 + 111 * FACTION_ROWS.indexOf(faction), w: 306, h: 31 }
}

/** The place of the nth space of an area. */
function spaceBox(area: string, nth: number): Box {
  const row = FACTION_ROWS.indexOf(area)
  if (row >= 0) return { x: 8 + 156 * nth, y: 41 + 111 * row, w: 150, h: 69 }
  if (area === 'landsraad') return at(LANDSRAAD[nth], 113, 68)
  if (area === 'choam') return at(CHOAM[nth], 111, 68)
  return at(DUNE[nth], 152, 71)
}

function at(point: [number, number] | undefined, w: number, h: number): Box {
  return { x: point?.[0] ?? 646, y: point?.[1] ?? 278, w, h }
}

/** Groups that stay together on a taller board: everything hangs from the top of its group. */
function anchor(box: Box): number {
  if (box.x < 320) return 7 + 111 * Math.floor((box.y - 7) / 111)
  return [376, 175, 5].find((top) => box.y >= top) ?? 0
}

/** Groups in shares of the height, so that a taller board spreads them. */
export function style(box: Box): string {
  const top = anchor(box)
  return (
    `left:${(box.x / WIDTH) * 100}%;top:calc(${(top / HEIGHT) * 100}% + ${box.y - top}px);` +
    `width:${(box.w / WIDTH) * 100}%;height:${box.h}px`
  )
}

/** Where everything lies on a board; each place as a style. */
export interface Ground {
  labels: { text: string; at: string }[]
  council: string
  space: (area: string, nth: number) => string
  /** With Rise of Ix the shipping track; where there are tech tiles, their stacks. */
  shipping: string
  stack: (nth: number) => string
  /** With Bloodlines the open skills of commanders. */
  skills: string
}

const label = (one: { text: string; x: number; y: number; w: number }, drawn: (box: Box) => string) =>
  ({ text: one.text, at: drawn({ ...one, h: 18 }) })

const BASE: Ground = {
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

/** Everything in shares: what is small here grows with the board. */
function share(box: Box): string {
  const part = (n: number, of: number) => `${(n / of) * 100}%`
  return `left:${part(box.x, WIDTH)};top:${part(box.y, HEIGHT)};width:${part(box.w, WIDTH)};height:${part(box.h, HEIGHT)}`
}

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
  return { ...BASE, skills: style({ x: host ? 646 : 484, y: 278, w: host ? 152 : 314, h: 71 }) }
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
    labels: IX_LABELS.map((one) => label({ ...one, y: one.y > 100 ? 146 : 1 }, share)),
    council: share({ x: 443, y: top(1), w: 117, h: 61 }),
    space,
    shipping: share({ x: 685, y: top(0), w: 113, h: 125 }),
    stack: (nth) => share({ x: 568, y: low(1 + nth), w: 230, h: 62 }),
    skills: share({ x: 322, y: 425, w: 476, h: 25 }),
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
    return nth < 6 ? share({ x: LEFT[column] ?? 0, y: left(3 + row), w: 117, h: 66 }) : share({ x: RIGHT[nth - 6] ?? 0, y: 381, w: 113, h: 66 })
  }
  return {
    labels: EMBASSY_LABELS.map((one) => label(one, share)),
    council: share({ x: 443, y: left(2), w: 117, h: 65 }),
    space,
    shipping: '',
    stack: (nth) => share({ x: 568, y: 105 + 69 * nth, w: 230, h: 66 }),
    skills: share({ x: 568, y: 314, w: 230, h: 62 }),
  }
}

/** What is on a table. */
export interface Extent {
  ix: boolean
  bloodlines: boolean
  /** Tech tiles without the board of Ix. */
  embassy: boolean
  /** The space of a leader is in play. */
  host: boolean
}

/** Where everything lies on the board of a game. */
export function groundOf({ ix, bloodlines, embassy, host }: Extent): Ground {
  if (!bloodlines) return ix ? WITH_IX : BASE
  if (ix) return ixAndSkills()
  return embassy ? withEmbassy() : withSkills(host)
}
