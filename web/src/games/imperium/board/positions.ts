import type { WorldName } from './worlds.svelte'

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
export function trackBox(faction: string): Box {
  return { x: 6, y: 6 + 112 * FACTION_ROWS.indexOf(faction), w: 304, h: 27 }
}

/** Everything in shares: what is small here grows with the board. */
export function share(box: Box): string {
  const part = (n: number, of: number) => `${(n / of) * 100}%`
  return `left:${part(box.x, WIDTH)};top:${part(box.y, HEIGHT)};width:${part(box.w, WIDTH)};height:${part(box.h, HEIGHT)}`
}

/** The height of the plaque of a site. */
export const SITE = 46

/** The plaque of the nth space of a faction. */
export function factionBox(area: string, nth: number): Box {
  return { x: 10 + 150 * nth, y: 62 + 112 * Math.max(0, FACTION_ROWS.indexOf(area)), w: 146, h: SITE }
}

/** A picture on the board, and which part of it is shown. */
export interface Panel {
  world: WorldName
  box: Box
  view: readonly [x: number, y: number, w: number, h: number]
}

/** Where everything lies on a board; each place as a style. */
export interface Ground {
  /** The whole board is one picture, and every space a site in it. */
  world: boolean
  /** The pictures beside those of the factions; behind cards they are only a ground. */
  panels: readonly Panel[]
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

export const label = (
  one: { text: string; x: number; y: number; w: number },
  drawn: (box: Box) => string,
) => ({
  text: one.text,
  at: drawn({ ...one, h: 18 }),
})

export const SITES: Readonly<Record<string, readonly [x: number, y: number, w: number][]>> = {
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

/** The hall, the exchange and the planet. */
export const PICTURES: readonly Panel[] = [
  { world: 'hall', box: { x: 316, y: 6, w: 360, h: 166 }, view: [0, 0, 360, 166] },
  { world: 'exchange', box: { x: 682, y: 6, w: 120, h: 166 }, view: [0, 0, 120, 166] },
  { world: 'arrakis', box: { x: 316, y: 178, w: 486, h: 270 }, view: [0, 0, 486, 270] },
]

/** The board of the base game: names carved in frieze and sand, plaques before their landmarks. */
export const BASE: Ground = {
  world: true,
  panels: PICTURES,
  labels: [
    label({ text: 'Landsraad', x: 316, y: 6, w: 360 }, share),
    label({ text: 'CHOAM', x: 682, y: 6, w: 120 }, share),
    label({ text: 'Arrakis', x: 322, y: 424, w: 90 }, share),
  ],
  council: share({ x: 440, y: 40, w: 112, h: 54 }),
  space: (area, nth) => {
    const [x, y, w] = SITES[area]?.[nth] ?? []
    return x === undefined || y === undefined || w === undefined
      ? share(factionBox(area, nth))
      : share({ x, y, w, h: SITE })
  },
  shipping: '',
  stack: () => '',
  skills: '',
}
