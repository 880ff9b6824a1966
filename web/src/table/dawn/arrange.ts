import type { Corner, TerritorySheet, TerritoryView } from '../../lib/dawn'
import { nameLines } from './words'

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

const LARGE = { size: 29, goods: 38, line: 18, most: 3 }
const SMALL = { size: 44, goods: 56, line: 0, most: 2 }
const SCALES = [1, 0.9, 0.8, 0.7, 0.6]
const GAP = 4
/** So much room is left to the border. */
const RIM = 9

/** The part of a line at this height (or, along 1, at this x) that lies in the polygon around a point. */
export function span(polygon: Corner[], at: number, around: number, along: 0 | 1): [number, number] {
  const across = along === 0 ? 1 : 0
  const cuts = polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    if (a[across] > at === b[across] > at) return []
    return [a[along] + ((at - a[across]) / (b[across] - a[across])) * (b[along] - a[along])]
  })
  return [Math.max(-Infinity, ...cuts.filter((cut) => cut <= around)), Math.min(Infinity, ...cuts.filter((cut) => cut > around))]
}

const inside = (value: number, least: number, most: number) => (most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most))

/** How far a row of this height reaches to both sides within its territory. */
function reach(land: TerritorySheet, top: number, height: number): [number, number] {
  const rows = [top, top + height].map((y) => span(land.polygon, y, land.x, 0))
  return [Math.max(...rows.map(([left]) => left)) + RIM, Math.min(...rows.map(([, right]) => right)) - RIM]
}

/** Lay out name, owner, tokens and goods so that they stay in their territory, smaller if they must. */
export function arrange(land: TerritorySheet, now: TerritoryView, small: boolean): Arranged {
  const most = Math.min(now.tokens.length, (small ? SMALL : LARGE).most)
  const rows = most ? Array.from({ length: most }, (_, i) => most - i) : [0]
  const ways = SCALES.flatMap((scale) => rows.map((across) => () => attempt(land, now, small, scale, across)))
  let found = ways[0]!()
  for (let i = 1; i < ways.length && !found.fits; i++) found = ways[i]!()
  return found.arranged
}

function attempt(land: TerritorySheet, now: TerritoryView, small: boolean, scale: number, across: number): { fits: boolean; arranged: Arranged } {
  const measure = small ? SMALL : LARGE
  const lines = small ? [] : nameLines(land.name, land.room)
  const signs = Object.keys(now.resources).length + (now.site ? 1 : 0)
  const size = measure.size * scale
  const step = size + 3
  const rows = Math.max(now.owner === null && !now.tokens.length ? 0 : 1, Math.ceil(now.tokens.length / Math.max(across, 1)))
  const named = lines.length ? lines.length * measure.line + 6 : 0
  const height = named + rows * step + (signs ? size * 0.9 : 0)
  const [high, low] = span(land.polygon, land.x, land.y, 1)
  const start = inside(land.y - (small ? size * 0.6 : 8) - named - (rows > 1 ? step / 3 : 0), high + RIM, low - RIM - height)
  const top = start + named

  const mark = now.owner === null ? 0 : size * 1.75
  const width = mark + (mark && across ? GAP : 0) + across * step - (across ? 3 : 0)
  const [left, right] = reach(land, top, rows * step)
  const x = inside(land.x - width / 2, left, right - width)
  const first = x + mark + (mark ? GAP : 0)

  const under = top + rows * step
  const [from, to] = reach(land, under, size * 0.9)
  const each = Math.min(measure.goods * scale, (to - from) / Math.max(signs, 1))
  return {
    fits: height <= low - high - 2 * RIM && width <= right - left && (!signs || each >= measure.goods * scale * 0.72),
    arranged: {
      names: lines.map((words, i) => ({ words, y: start + (i + 1) * measure.line - 4 })),
      size,
      plate: mark ? { x, y: top, width: mark } : null,
      tokens: now.tokens.map((token, i) => ({ token, x: first + (i % across) * step, y: top + Math.floor(i / across) * step })),
      goods: signs ? { x: inside(land.x - (signs * each) / 2, from, to - signs * each), y: under, each, size: (size * each) / (measure.goods * scale) } : null,
    },
  }
}
