import { describe, expect, it } from 'vitest'
import type { DawnSheet, DawnView } from '@/games/dawn/view'
import type { LogLine } from '@/lib/wire'
import { flightsOf, steps } from '@/games/dawn/flights'

const sheet = {
  tokens: { spice: {}, water: {}, food: {}, worm_tooth: {}, stillsuit: {} },
  territories: {
    tsimpo: { adjacent: ['arsunt', 'old_gap'] },
    arsunt: { adjacent: ['tsimpo'] },
    old_gap: { adjacent: ['tsimpo'] },
  },
  tribes: [{ key: 'tabr', name: 'Tribe of Tabr' }],
  cards: {},
} as unknown as DawnSheet
const view = {
  table: { territories: { arsunt: { owner: 1 }, old_gap: { owner: 0 } } },
} as unknown as DawnView
const line = (kind: string, seat: number, ...open: unknown[]): LogLine => ({
  at: 0,
  seat,
  kind,
  text: '',
  public: open,
})
const ways = (one: LogLine) => flightsOf([one], sheet, view).map(({ icon, from, to }) => [icon, from, to])

describe('flightsOf', () => {
  it('knows tokens by their number', () => {
    expect(ways(line('build', 1, 4, 'tsimpo'))).toEqual([['stillsuit', 'seat:1', 'place:tsimpo']])
    expect(
      ways(
        line('produce', -1, [
          ['tsimpo', 0, 1],
          ['arsunt', 1, 2],
        ]),
      ),
    ).toEqual([
      ['spice', 'die', 'place:tsimpo'],
      ['water', 'die', 'place:arsunt'],
    ])
  })

  it('lets both sides of a trade cross', () => {
    expect(ways(line('trade', 0, 2, 'debt_tabr', 'food'))).toEqual([
      ['water_debt', 'seat:0', 'seat:2'],
      ['food', 'seat:2', 'seat:0'],
    ])
  })

  it('lets a won attack come in from the territories of the winner, a lost one from nowhere', () => {
    expect(ways(line('result', 1, 'tsimpo', 3, 1, true))).toEqual([
      ['crysknife', 'place:arsunt', 'place:tsimpo'],
    ])
    expect(ways(line('result', 1, 'tsimpo', 1, 3, false))).toEqual([])
  })
})

describe('steps', () => {
  const group = (...path: string[]) => ({ path, tokens: ['stillsuit', 'water'] })

  it('moves all tokens over the borders crossed since', () => {
    expect(steps(['arsunt'], group('arsunt', 'tsimpo')).map(({ from, to }) => [from, to])).toEqual([
      ['place:arsunt', 'place:tsimpo'],
      ['place:arsunt', 'place:tsimpo'],
    ])
  })

  it('moves nothing at the start or after a step was taken back', () => {
    expect(steps([], group('arsunt'))).toEqual([])
    expect(steps(['arsunt', 'tsimpo'], group('arsunt'))).toEqual([])
    expect(steps(['arsunt'], null)).toEqual([])
  })
})
