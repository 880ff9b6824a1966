import type { Corner, TerritorySheet, TerritoryView } from '../view'
import { nameLines } from '../words'

/** Where the pieces of a territory stand on the map. */
export interface Arranged {
  names: { words: string; y: number }[]
  /** Height of a token and of the owner's plate. */
  size: number
  plate: { x: number; y: number; width: number } | null
  tokens: { token: string; x: number; y: number }[]
  /** The goods with the site: each takes so much width, and is so large. */
  goods: { x: number; y: number; each: number; size: number } | null
}

/** Sizes of tokens and goods, the line of a name, tokens in a row, and the room left to the border. */
const LARGE = { size: 29, goods: 38, line: 18, most: 3, rim: 9 }
const SMALL = { size: 44, goods: 56, line: 0, most: 2, rim: 5 }
/** Of everything, and of the goods beside: whose land it is and how strong matters more. */
const SCALES = [
  [1, 1],
  [1, 0.8],
  [0.9, 1],
  [0.9, 0.8],
  [0.8, 0.9],
  [0.8, 0.75],
  [0.7, 0.85],
  [0.6, 0.9],
] as const
const GAP = 4

/** The part of a line at this height (or, along 1, at this x) that lies in the polygon around a point. */
export function span(polygon: Corner[], at: number, around: number, along: 0 | 1): [number, number] {
  const across = along === 0 ? 1 : 0
  const cuts = polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    if (a[across] > at === b[across] > at) return []
    return [a[along] + ((at - a[across]) / (b[across] - a[across])) * (b[along] - a[along])]
  })
  return [
    Math.max(-Infinity, ...cuts.filter((cut) => cut <= around)),
    Math.min(Infinity, ...cuts.filter((cut) => cut > around)),
  ]
}

const inside = (value: number, least: number, most: number) =>
  most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most)

/** How far a row of this height reaches to both sides within its territory. */
function reach(land: TerritorySheet, top: number, height: number, rim: number): [number, number] {
  const rows = [top, top + height].map((y) => span(land.polygon, y, land.x, 0))
  return [Math.max(...rows.map(([left]) => left)) + rim, Math.min(...rows.map(([, right]) => right)) - rim]
}

/** A way to lay things out: scales of everything and of the goods, tokens in a row, and whether they stand under the plate. */
interface Way {
  scales: readonly [number, number]
  across: number
  below: boolean
}

const WHOLE: Way = { scales: [1, 1], across: 0, below: false }

/** Lay out name, owner, tokens and goods so that they stay in their territory, smaller if they must. */
export function arrange(land: TerritorySheet, now: TerritoryView, small: boolean): Arranged {
  const most = Math.min(now.tokens.length, (small ? SMALL : LARGE).most)
  const rows = most ? Array.from({ length: most }, (_, i) => most - i) : [0]
  const sides = most && now.owner !== null ? [false, true] : [false]
  const ways: Way[] = SCALES.flatMap((scales) =>
    sides.flatMap((below) => rows.map((across) => ({ scales, across, below }))),
  )
  const [first = WHOLE, ...others] = ways
  let found = attempt(land, now, small, first)
  for (const way of others) {
    if (found.fits) break
    found = attempt(land, now, small, way)
  }
  return found.arranged
}

function attempt(
  land: TerritorySheet,
  now: TerritoryView,
  small: boolean,
  { scales, across, below }: Way,
): { fits: boolean; arranged: Arranged } {
  const measure = small ? SMALL : LARGE
  const { rim } = measure
  const lines = small ? [] : nameLines(land.name, land.room)
  const signs = Object.keys(now.resources).length + (now.site ? 1 : 0)
  const size = measure.size * scales[0]
  const step = size + 3
  const lead = below || (now.owner !== null && !now.tokens.length) ? 1 : 0
  const rows = lead + Math.ceil(now.tokens.length / Math.max(across, 1))
  const named = lines.length ? lines.length * measure.line + 6 : 0
  const good = size * scales[1]
  const wish = measure.goods * scales[0] * scales[1]
  const height = named + rows * step + (signs ? good * 0.9 : 0)
  const [high, low] = span(land.polygon, land.x, land.y, 1)
  const start = inside(
    land.y - (small ? size * 0.6 : 8) - named - (rows > 1 ? step / 3 : 0),
    high + rim,
    low - rim - height,
  )
  const top = start + named

  const mark = now.owner === null ? 0 : size * 1.75
  const group = across * step - (across ? 3 : 0)
  const beside = below ? 0 : mark + (mark && across ? GAP : 0)
  const width = Math.max(mark, beside + group)
  const [left, right] = reach(land, top, rows * step, rim)
  const x = inside(land.x - width / 2, left, right - width)
  const first = below ? x + (width - group) / 2 : x + beside
  const upper = top + (below ? step : 0)

  const under = top + rows * step
  const [from, to] = reach(land, under, good * 0.9, rim)
  const each = Math.min(wish, (to - from) / Math.max(signs, 1))
  return {
    fits: height <= low - high - 2 * rim && width <= right - left && (!signs || each >= wish * 0.72),
    arranged: {
      names: lines.map((words, i) => ({ words, y: start + (i + 1) * measure.line - 4 })),
      size,
      plate: mark ? { x: below ? x + (width - mark) / 2 : x, y: top, width: mark } : null,
      tokens: now.tokens.map((token, i) => ({
        token,
        x: first + (i % across) * step,
        y: upper + Math.floor(i / across) * step,
      })),
      goods: signs
        ? {
            x: inside(land.x - (signs * each) / 2, from, to - signs * each),
            y: under,
            each,
            size: (good * each) / wish,
          }
        : null,
    },
  }
}
