import { describe, expect, it } from 'vitest'
import { columnOf } from '@/games/imperium/board/planet'
import { groundOf } from '@/games/imperium/board/grounds'
import { HEIGHT, WIDTH } from '@/games/imperium/board/positions'

type Area = [area: string, keys: string[]]
const some = (area: string, count: number): Area => [
  area,
  Array.from({ length: count }, (_, i) => `${area}${i}`),
]
const OWN = ['emperor', 'guild', 'bene_gesserit', 'fremen'].map((area) => some(area, 2))
const IX = [some('landsraad', 3), some('choam', 2), some('ix', 2)]
const HALL = [some('landsraad', 5), some('choam', 2)]
const LANDS = ['arrakeen', 'carthag', 'research_station', 'sietch_tabr', 'imperial_basin', 'hagga_basin']
const DUNE: Area = ['dune', [...LANDS, 'the_great_flat']]
const HOST: Area = ['dune', [...DUNE[1], 'tueks_sietch']]

const NONE = { uprising: false, ix: false, bloodlines: false, embassy: false, host: false }
const BOARDS = {
  alone: [NONE, [...HALL, DUNE]],
  'with Ix': [{ ...NONE, ix: true }, [...IX, DUNE]],
  'with Bloodlines': [{ ...NONE, bloodlines: true, host: true }, [...HALL, HOST]],
  'with both': [{ ...NONE, ix: true, bloodlines: true, host: true }, [...IX, HOST]],
  'with the Embassy': [{ ...NONE, bloodlines: true, embassy: true, host: true }, [...HALL, HOST]],
} as const

/** left, top, right and bottom on the board, from a style in shares. */
function box(style: string): number[] {
  const [x = 0, y = 0, w = 0, h = 0] = [...style.matchAll(/:([\d.]+)%/g)].map((found) => Number(found[1]))
  const [left, top] = [(x / 100) * WIDTH, (y / 100) * HEIGHT]
  return [left, top, left + (w / 100) * WIDTH, top + (h / 100) * HEIGHT]
}
const within = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) =>
  left >= 0 && top >= 0 && right <= WIDTH && bottom <= HEIGHT
const apart = (a: number[], b: number[]) =>
  a[0]! >= b[2]! - 0.01 || b[0]! >= a[2]! - 0.01 || a[1]! >= b[3]! - 0.01 || b[1]! >= a[3]! - 0.01

describe('a board', () => {
  it.each(Object.entries(BOARDS))(
    '%s has a place for everything, and nothing over another',
    (_, [extent, areas]) => {
      const ground = groundOf(extent)
      const places: [string, string][] = [...OWN, ...areas].flatMap(([area, keys]) =>
        keys.map((key, nth): [string, string] => [key, ground.space(area, nth, key)]),
      )
      const tiles = extent.ix || extent.embassy ? [0, 1, 2].map((nth) => ground.stack(nth)) : []
      const rest = [ground.council, ground.shipping, ground.skills, ...tiles].filter(Boolean)
      const all = [...places, ...rest.map((style, i): [string, string] => [`thing ${i}`, style])]
      const boxes = all.map(([name, style]) => [name, box(style)] as const)
      expect(boxes.filter(([, one]) => !within(one)).map(([name]) => name)).toEqual([])
      const over = boxes.flatMap(([name, one], i) =>
        boxes.slice(i + 1).flatMap(([other, two]) => (apart(one, two) ? [] : [`${name} over ${other}`])),
      )
      expect(over).toEqual([])
    },
  )
})

describe('the planet on the phone', () => {
  it.each([7, 8, 9])('has %i places in three rows, none beside the ground', (count) => {
    const columns = Array.from({ length: count }, (_, nth) => columnOf(nth, count))
    expect(columns.every((column) => column >= 1 && column <= 9)).toBe(true)
    const rows = columns.filter((column, nth) => nth === 0 || column <= (columns[nth - 1] ?? 0)).length
    expect(rows).toBe(3)
  })
})
