import { describe, expect, it } from 'vitest'
import { importSeats, replayProblem } from '@/pages/home/file'
import { actors, linesAt, roundAt, rounds } from '@/pages/replay/rounds'
import type { Line } from '@/pages/replay/rounds'
import { ceiling, courseSamples, path, refinement, sample, spread } from '@/pages/replay/series'

const line = (at: number, seat: number, kind: string, ...open: unknown[]): Line => ({
  at,
  seat,
  kind,
  text: kind,
  public: open,
})
const LOG = [
  line(0, 0, 'leader'),
  line(0, 1, 'leader'),
  line(1, -1, 'round', 1, 0),
  line(2, 0, 'send'),
  line(3, 1, 'send'),
  line(5, 1, 'reveal'),
  line(5, 1, 'place', 0, 6),
  line(5, 0, 'place', 1, 2),
  line(5, -1, 'round', 2, 1),
  line(6, 1, 'send'),
]

describe('the rounds of a game', () => {
  const found = rounds(LOG, 9)

  it('begin after the choice that ended the one before', () => {
    expect(found.map(({ number, from, until }) => [number, from, until])).toEqual([
      [1, 0, 6],
      [2, 6, 10],
    ])
  })

  it('know who won the conflict', () => {
    expect(found.map((round) => round.winner)).toEqual([1, null])
  })

  it('have a tick for each choice', () => {
    expect(found.flatMap((round) => round.ticks.map((tick) => tick.at))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('take the turns from the server if it tells them', () => {
    expect(rounds(LOG, 9, [3, 3, 3, 3, 3, 3, 3, 3, 3])[0]?.ticks[0]?.seat).toBe(3)
    expect(actors(LOG, 9)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1])
  })

  it('are found by position', () => {
    expect([0, 5, 6, 9].map((at) => roundAt(found, at))).toEqual([0, 0, 1, 1])
    expect(roundAt([], 3)).toBe(0)
  })

  it('tell the lines of a step', () => {
    expect(linesAt(LOG, 3).map((one) => one.kind)).toEqual(['send'])
    expect(linesAt(LOG, 6).map((one) => one.kind)).toEqual(['reveal', 'place', 'place', 'round'])
  })
})

describe('the plots', () => {
  it('sample a view, and live with an unknown one', () => {
    const view = {
      table: { round: 3, conflict: 'skirmish_a' },
      players: [{ vp: 2, spice: 4, water: 1, solari: 0, garrison: 3 }],
    }
    expect(sample(7, view)).toEqual({
      at: 7,
      round: 3,
      conflict: 'skirmish_a',
      numbers: { vp: [2], spice: [4], solari: [0], water: [1], garrison: [3] },
    })
    expect(sample(0, {}).numbers).toEqual({})
  })

  it('read a whole course', () => {
    const samples = courseSamples({
      choices: 2,
      players: [{ vp: [0, 1, 1], spice: [0, 0, 2] }, { vp: [1, 1, 2] }],
    })
    expect(samples.map((one) => one.numbers['vp'])).toEqual([
      [0, 1],
      [1, 1],
      [1, 2],
    ])
    expect(samples[2]?.numbers['spice']).toEqual([2, 0])
  })

  it('draw steps and lines', () => {
    const points = [
      { x: 0, y: 5 },
      { x: 2, y: 1 },
    ]
    expect(path(points)).toBe('M0.0 5.0L2.0 1.0')
    expect(path(points, true)).toBe('M0.0 5.0H2.0V1.0')
  })

  it('look at the ends first and at everything at last', () => {
    const order = refinement(130, [17])
    expect(order.slice(0, 4)).toEqual([0, 130, 17, 64])
    expect(new Set(order).size).toBe(131)
    expect(refinement(0)).toEqual([0])
  })

  it('round the axis up', () => {
    expect(ceiling([3], 10)).toBe(10)
    expect(ceiling([11], 10)).toBe(12)
    expect(ceiling([13], 10)).toBe(15)
  })

  it('keep labels apart and in their range', () => {
    const placed = spread([50, 50, 52, 99], 17, 10, 100)
    const sorted = placed.toSorted((a, b) => a - b)
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16.99)
    expect(Math.max(...placed)).toBeLessThanOrEqual(100)
  })
})

describe('a replay file', () => {
  const whole = {
    format: 1,
    game: 'imperium',
    rules: '2026.1',
    options: {},
    seats: 3,
    seed: 7,
    actions: [],
    digest: 'x',
  }

  it('is looked over before it is sent', () => {
    expect(replayProblem(JSON.stringify(whole))).toBe('')
    expect(replayProblem('no')).toMatch(/not JSON/)
    expect(replayProblem('[]')).toMatch(/not a replay/)
    expect(replayProblem('{"a":1}')).toMatch(/not a replay of Landsraad/)
    expect(replayProblem(JSON.stringify({ ...whole, seed: undefined }))).toMatch(/lacks seed/)
  })

  it('gives a table on which nothing moves by itself', () => {
    expect(importSeats(JSON.stringify(whole)).map((seat) => seat.kind)).toEqual(['human', 'open', 'open'])
  })

  it('keeps the names that it has', () => {
    const names = (more: object) =>
      importSeats(JSON.stringify({ ...whole, ...more })).map((seat) => seat.name)
    expect(names({ names: ['Mira', 'Belit', ''] })).toEqual(['Mira', 'Belit', 'Jade'])
    expect(names({})).toEqual(['Azure', 'Rose', 'Jade'])
  })
})
