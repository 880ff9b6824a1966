import { describe, expect, it } from 'vitest'
import type { WarSheet } from '../../src/lib/war'
import { Camera } from '../../src/table/war/camera.svelte'
import { BORDERS, REGIONS, spot, ZONES } from '../../src/table/war/map'
import { harmless, isFree, lay } from '../../src/table/war/placing'
import { tracesOf } from '../../src/table/war/traces'
import { signsOf, unitsIn, unitsOfToken, widthOf } from '../../src/table/war/words'

const keyed = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { key, name: key }]))
const sheet = {
  areas: keyed('arrakeen', 'rimwall_west', 's1_1'), zones: keyed('az1'), planning: keyed('war_plan'), leaders: keyed('stilgar'), prescience: keyed('desert_war'),
  atomics: { rimwall: { area: 'rimwall_west', exposes: [] } }, imperium: keyed('choam'), markers: { jihad: 'Jihad' },
} as unknown as WarSheet
const option = (notation: string) => ({ notation, text: notation })
const laid = (...notations: string[]) => lay(notations.map(option), sheet)

describe('lay', () => {
  it('lays options out on areas, air zones, cards, dice, leaders and prescience cards', () => {
    const found = laid('to s1_1', 'transport az1', 'take az1', 'play war_plan', 'die strategy', 'token strategy', 'special stilgar', 'claim desert_war', 'force house')
    expect([[...found.areas.keys()], [...found.cards.keys()], [...found.leaders.keys()], [...found.foresight.keys()], [...found.theirs.keys()]]).toEqual([['s1_1'], ['war_plan'], ['stilgar'], ['desert_war'], ['house']])
    expect(found.zones.get('az1')).toHaveLength(2)
    expect(found.dice.get('strategy')).toHaveLength(2)
    expect(found.buttons).toEqual([])
  })

  it('tells a harvester to remove from a piece to remove, and puts a blast at its mountain', () => {
    const found = laid('remove s1_1', 'remove regular', 'lose stilgar', 'blast rimwall')
    expect([...found.areas.keys()]).toEqual(['s1_1', 'rimwall_west'])
    expect(found.pieces.map((one) => one.notation)).toEqual(['remove regular', 'lose stilgar'])
  })

  it('groups markers and makes buttons of the rest, losing nothing', () => {
    const found = laid('keep choam', 'lift choam', 'lower jihad', 'stockpile', 'draw fremen_ally', 'done')
    expect(found.markers).toHaveLength(3)
    expect(found.buttons.map((one) => one.notation)).toEqual(['stockpile', 'draw fremen_ally', 'done'])
  })

  it('knows free actions, and what may be answered by itself', () => {
    expect([isFree(option('train s1_1')), isFree(option('scout az1')), isFree(option('to s1_1'))]).toEqual([true, true, false])
    expect([harmless('done'), harmless('lose regular'), harmless('advance'), harmless('die house'), harmless('cease')]).toEqual([true, true, false, false, false])
  })
})

describe('the drawn planet', () => {
  it('has 101 closed regions, and every border between two of them', () => {
    expect(REGIONS.size).toBe(101)
    expect([...REGIONS.values()].every(({ d }) => /^M[\d.,\s-]+z$/.test(d))).toBe(true)
    expect(BORDERS.every(({ between: [a, b] }) => REGIONS.has(a) && REGIONS.has(b))).toBe(true)
  })

  it('draws no air zone over what stands in an area', () => {
    const near = [...ZONES.values()].map((zone) => Math.min(...[...REGIONS.values()].map(({ x, y }) => Math.hypot(zone.x - x, zone.y - y))))
    expect(Math.min(...near)).toBeGreaterThan(18)
    expect(spot('az1')).toEqual(ZONES.get('az1'))
  })
})

describe('the camera', () => {
  it('keeps the point under the pointer, and the planet in the window', () => {
    const camera = new Camera()
    const [w] = camera.span
    const before = camera.x + (0.25 - 0.5) * w
    camera.zoom(2, 0.25, 0.5)
    expect(camera.x + (0.25 - 0.5) * camera.span[0]).toBeCloseTo(before)
    camera.pan(9, 9)
    expect(camera.x).toBeGreaterThan(0)
    expect(camera.x).toBeLessThanOrEqual(camera.span[0] / 2)
    camera.fit()
    expect(camera.moved).toBe(false)
  })
})

describe('legions', () => {
  it('shows the best units first, and what its owner knows of tokens hollow', () => {
    const legion = { side: 'atreides' as const, regular: 2, fedaykin: 1, naib: 1, tokens: 1, hidden: ['token_1r1e'] }
    expect(unitsIn(legion)).toEqual(['fedaykin', 'regular', 'regular'])
    expect(signsOf(legion).filter(({ hollow }) => hollow).map(({ kind }) => kind)).toEqual(['regular', 'elite'])
    expect(unitsOfToken('reserve_2f')).toEqual(['fedaykin', 'fedaykin'])
    expect(widthOf(legion)).toBeGreaterThan(widthOf({ side: 'atreides', regular: 1 }))
  })
})

describe('traces', () => {
  const line = (kind: string, ...args: unknown[]) => ({ at: 0, seat: 1, kind, text: '', public: args })
  it('follow movements at once and the desert blow by blow', () => {
    expect(tracesOf([line('move', 0, 2, 3)], sheet)).toMatchObject([{ kind: 'way', from: 'arrakeen', at: 's1_1', delay: 0 }])
    const blows = tracesOf([line('sign', 2, 0), line('desert_roll', 0, 2), line('draw', 1, 1)], sheet)
    expect(blows.map(({ at, text }) => [at, text])).toEqual([['s1_1', ''], ['arrakeen', '2']])
    expect(blows[1]!.delay).toBeGreaterThan(blows[0]!.delay)
  })
})
