// The board with Rise of Ix, the Embassy or skills: plaques before their landmarks, as on the board alone.
import { factionBox, label, share, SITE, SITES, type Ground, type Panel } from './positions'

/** Two columns of places at the left, the docks and Ix at the right. */
const LEFT = [322, 443] as const
const RIGHT = [568, 685] as const
const WIDE = 117
const NARROW = 113

/** The plaque at the foot of a cell: its landmark is seen over it. */
const plaque = (x: number, top: number, w: number, high: number): string =>
  share({ x, y: top + high - SITE, w, h: SITE })

const panel = (
  world: Panel['world'],
  x: number,
  y: number,
  w: number,
  h: number,
  view: Panel['view'],
): Panel => ({
  world,
  box: { x, y, w, h },
  view,
})

/** The hall over two columns, two docks beside it, cities and sand below, the yards of Ix beside them. */
function panels(foot: number, line: number): Panel[] {
  return [
    panel('hall', 316, 6, 248, line - 10, [45, 0, 270, 166]),
    panel('exchange', 568, 6, 114, line - 10, [0, 0, 120, 166]),
    panel('exchange', 686, 6, 116, line - 10, [0, 0, 120, 166]),
    panel('arrakis', 316, line, 248, foot - line, [0, 0, 240, 270]),
    panel('forge', 568, line, 234, foot - line, [0, 0, 240, 300]),
  ]
}

const names = (line: number) => [
  label({ text: 'Landsraad', x: 316, y: 6, w: 248 }, share),
  label({ text: 'CHOAM', x: 568, y: 6, w: 114 }, share),
  label({ text: 'Arrakis', x: 316, y: line + 1, w: 248 }, share),
  label({ text: 'Ix', x: 568, y: line + 1, w: 234 }, share),
]

/** With the overlay and the board of Ix; the skills of commanders in a line at the foot. */
export function withIx(skills: boolean): Ground {
  const step = skills ? 63 : 67
  const high = step - 2
  const line = 26 + 2 * step
  const low = line + 18
  const space = (area: string, nth: number): string => {
    const [column, row] = [nth % 2, Math.floor(nth / 2)]
    if (area === 'landsraad') return plaque(LEFT[column] ?? 0, 26 + step * row, WIDE, high)
    if (area === 'choam') return plaque(RIGHT[0], 26 + step * nth, NARROW, high)
    if (area === 'ix') return plaque(RIGHT[nth] ?? 0, low, NARROW, high)
    if (area === 'dune') return plaque(LEFT[column] ?? 0, low + step * row, WIDE, high)
    return share(factionBox(area, nth))
  }
  return {
    world: true,
    panels: panels(skills ? 422 : 448, line),
    labels: names(line),
    council: plaque(LEFT[1], 26 + step, WIDE, high),
    space,
    shipping: share({ x: 688, y: 27, w: 112, h: line - 33 }),
    stack: (nth) => share({ x: 571, y: low + step * (1 + nth) + 1, w: 228, h: high - 1 }),
    skills: skills ? share({ x: 322, y: 426, w: 476, h: 25 }) : '',
    line: skills,
  }
}

/** The tiles of the Embassy at the right; Arrakis goes on below them. */
export function withEmbassy(): Ground {
  const top = (row: number) => (row < 3 ? 25 + 67 * row : 44 + 67 * row)
  const space = (area: string, nth: number): string => {
    const [column, row] = [nth % 2, Math.floor(nth / 2)]
    if (area === 'landsraad') return plaque(LEFT[column] ?? 0, top(row), WIDE, 65)
    if (area === 'choam') return plaque(RIGHT[nth] ?? 0, 25, NARROW, 65)
    if (area !== 'dune') return share(factionBox(area, nth))
    if (nth < 6) return plaque(LEFT[column] ?? 0, top(3 + row), WIDE, 65)
    return plaque(RIGHT[nth - 6] ?? 0, top(5), NARROW, 65)
  }
  return {
    world: true,
    panels: [
      panel('hall', 316, 6, 248, 220, [90, 0, 180, 166]),
      panel('exchange', 568, 6, 115, 86, [0, 0, 120, 90]),
      panel('exchange', 687, 6, 115, 86, [0, 0, 120, 90]),
      panel('forge', 568, 96, 234, 218, [0, 0, 240, 220]),
      panel('arrakis', 316, 230, 248, 218, [0, 0, 300, 270]),
      panel('arrakis', 568, 318, 234, 130, [250, 130, 236, 140]),
    ],
    labels: [
      label({ text: 'Landsraad', x: 316, y: 6, w: 248 }, share),
      label({ text: 'CHOAM', x: 568, y: 6, w: 234 }, share),
      label({ text: 'Ixian Embassy', x: 568, y: 97, w: 234 }, share),
      label({ text: 'Arrakis', x: 316, y: 231, w: 248 }, share),
    ],
    council: plaque(LEFT[1], top(2), WIDE, 65),
    space,
    shipping: '',
    stack: (nth) => share({ x: 571, y: 116 + 66 * nth, w: 228, h: 63 }),
    skills: share({ x: 571, y: 321, w: 228, h: 58 }),
  }
}

/** Places that make room for the skills in the sand, and for the space of a leader. */
const MOVED: Readonly<Record<string, readonly [x: number, y: number, w: number]>> = {
  imperial_basin: [500, 318, 136],
  hagga_basin: [488, 397, 142],
  tueks_sietch: [662, 318, 134],
}

/** Bloodlines on the board alone: its skills lie in the sand at the left. */
export function withSkills(base: Ground): Ground {
  return {
    ...base,
    labels: [...base.labels.slice(0, 2), label({ text: 'Arrakis', x: 322, y: 182, w: 90 }, share)],
    space: (area, nth, key) => {
      const [x, y, w] = MOVED[key] ?? SITES[area]?.[nth] ?? []
      return x === undefined || y === undefined || w === undefined
        ? base.space(area, nth, key)
        : share({ x, y, w, h: SITE })
    },
    skills: share({ x: 321, y: 379, w: 156, h: 67 }),
  }
}
