import { describe, expect, it } from 'vitest'
import type { Corner, TerritorySheet, TerritoryView } from '@/games/dawn/view'
import { arrange, span } from '@/games/dawn/map/arrange'

const box = (left: number, top: number, right: number, bottom: number): Corner[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const land = (polygon: Corner[], x: number, y: number): TerritorySheet => ({
  name: 'Chin Rock',
  region: '',
  terrain: 'rock',
  x,
  y,
  room: 50,
  polygon,
  adjacent: [],
  drum_sand: [],
  lines: [],
})
const holding = (tokens: string[], resources: Record<string, number> = {}): TerritoryView => ({
  owner: 1,
  site: 'water',
  tokens,
  resources,
  strength: 3,
  defence: 3,
  bearing: {},
  bears: {},
})

describe('span', () => {
  it('finds the part around a point, even between two arms', () => {
    const fork: Corner[] = [
      [0, 0],
      [30, 0],
      [30, 60],
      [60, 60],
      [60, 0],
      [90, 0],
      [90, 90],
      [0, 90],
    ]
    expect(span(fork, 30, 10, 0)).toEqual([0, 30])
    expect(span(fork, 30, 70, 0)).toEqual([60, 90])
    expect(span(fork, 45, 80, 1)).toEqual([60, 90])
  })
})

describe('arrange', () => {
  it.each([[true], [false]])(
    'keeps everything within a narrow territory at the edge (small: %s)',
    (small) => {
      const place = land(box(880, 180, 992, 320), 970, 300)
      const { plate, tokens, goods, size } = arrange(
        place,
        holding(['stillsuit', 'crysknife', 'maker'], { water: 1, food: 2 }),
        small,
      )
      expect(plate!.x).toBeGreaterThanOrEqual(880)
      expect(plate!.x + plate!.width).toBeLessThanOrEqual(992)
      for (const { x, y } of tokens) {
        expect(x).toBeGreaterThanOrEqual(880)
        expect(x + size).toBeLessThanOrEqual(992)
        expect(y).toBeGreaterThanOrEqual(180)
      }
      expect(goods!.x + 3 * goods!.each).toBeLessThanOrEqual(992)
      expect(goods!.y + goods!.size * 0.9).toBeLessThanOrEqual(320)
    },
  )

  it('stands around the middle where there is room', () => {
    const { plate, names } = arrange(land(box(0, 0, 400, 400), 200, 200), holding([]), false)
    expect(plate!.x + plate!.width / 2).toBeCloseTo(200)
    expect(names.map(({ words }) => words)).toEqual(['Chin Rock'])
    expect(names[0]!.y).toBeLessThan(plate!.y)
  })
})
