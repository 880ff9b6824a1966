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
  /** With Rise of Ix: the shipping track and the stacks of tech tiles. */
  shipping: string
  stack: (nth: number) => string
}

const label = (one: { text: string; x: number; y: number; w: number }, drawn: (box: Box) => string) =>
  ({ text: one.text, at: drawn({ ...one, h: 18 }) })

export const BASE: Ground = {
  labels: LABELS.map((one) => label(one, style)),
  council: style(COUNCIL),
  space: (area, nth) => style(spaceBox(area, nth)),
  shipping: '',
  stack: () => '',
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

export const WITH_IX: Ground = {
  labels: IX_LABELS.map((one) => label(one, share)),
  council: share({ x: 443, y: 88, w: 117, h: 64 }),
  space: ixSpace,
  shipping: share({ x: 685, y: 21, w: 113, h: 131 }),
  stack: (nth) => share({ x: 568, y: 244 + 69 * nth, w: 230, h: 66 }),
}
