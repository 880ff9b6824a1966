import { describe, expect, it } from 'vitest'
import { Camera } from '@/games/war/map/camera.svelte'
import { BORDERS, REGIONS, spot, ZONES } from '@/games/war/map/map'
import { iconOfOption } from '@/games/war/pictures'
import { GLOWING, lay } from '@/games/war/placing'
import { tracesOf } from '@/games/war/map/traces'
import { kindsIn, legionWords, signsOf, unitsIn, unitsOfToken, widthOf } from '@/games/war/words'
import type { WarSheet } from '@/games/war/view'
import { option } from './options'

describe('lay', () => {
  it('lays options out on areas, air zones, cards, dice, leaders and prescience cards', () => {
    const found = lay([
      option('to s1_1', 'area s1_1'),
      option('transport az1', 'zone az1'),
      option('take az1', 'zone az1'),
      option('play war_plan', 'card war_plan'),
      option('die strategy', 'die strategy'),
      option('token strategy', 'die strategy'),
      option('special stilgar', 'leader stilgar'),
      option('claim desert_war', 'prescience desert_war'),
      option('force house', 'their_die house'),
    ])
    expect(GLOWING.map((kind) => [...found.of(kind).keys()])).toEqual([
      ['s1_1'],
      ['az1'],
      ['strategy'],
      ['war_plan'],
      ['stilgar'],
      ['desert_war'],
      ['house'],
    ])
    expect(found.at('zone', 'az1')).toHaveLength(2)
    expect(found.all('die')).toHaveLength(2)
    expect(found.buttons).toEqual([])
  })

  it('makes buttons of what has no place, and shows what they are about', () => {
    const found = lay([
      option('keep choam', 'marker choam', 'spice 2'),
      option('lift choam', 'marker choam', 'spice 3'),
      option('stockpile'),
      option('vehicle carryall', 'vehicle carryall'),
      option('draw fremen_ally'),
    ])
    expect(found.at('marker', 'choam')).toHaveLength(2)
    expect(found.buttons.map(iconOfOption)).toEqual(['spice', 'carryall', 'draw'])
  })
})

describe('the drawn planet', () => {
  it('has 101 closed regions, and every border between two of them', () => {
    expect(REGIONS.size).toBe(101)
    expect([...REGIONS.values()].every(({ d }) => /^M[\d.,\s-]+z$/.test(d))).toBe(true)
    expect(BORDERS.every(({ between: [a, b] }) => REGIONS.has(a) && REGIONS.has(b))).toBe(true)
  })

  it('draws no air zone over what stands in an area', () => {
    const near = [...ZONES.values()].map((zone) =>
      Math.min(...[...REGIONS.values()].map(({ x, y }) => Math.hypot(zone.x - x, zone.y - y))),
    )
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
    const legion = {
      side: 'atreides' as const,
      regular: 2,
      fedaykin: 1,
      naib: 1,
      tokens: 1,
      hidden: ['token_1r1e'],
    }
    expect(unitsIn(legion)).toEqual(['fedaykin', 'regular', 'regular'])
    expect(
      signsOf(legion)
        .filter(({ hollow }) => hollow)
        .map(({ kind }) => kind),
    ).toEqual(['regular', 'elite'])
    expect(unitsOfToken('reserve_2f')).toEqual(['fedaykin', 'fedaykin'])
    expect(widthOf(legion)).toBeGreaterThan(widthOf({ side: 'atreides', regular: 1 }))
  })
})

describe('traces', () => {
  const line = (kind: string, ...args: unknown[]) => ({ at: 0, seat: 1, kind, text: '', public: args })
  it('follow movements at once and the desert blow by blow', () => {
    expect(tracesOf([line('move', 'arrakeen', 's1_1', 3)])).toMatchObject([
      { kind: 'way', from: 'arrakeen', at: 's1_1', delay: 0 },
    ])
    const blows = tracesOf([
      line('sign', 's1_1', 0),
      line('desert_roll', 'arrakeen', 2),
      line('leader', 4, 'rimwall_west'),
      line('draw', 1, 1),
    ])
    expect(blows.map(({ at, text }) => [at, text])).toEqual([
      ['s1_1', ''],
      ['arrakeen', '2'],
      ['rimwall_west', ''],
    ])
    expect(blows[1]!.delay).toBeGreaterThan(blows[0]!.delay)
  })
})

describe('modules', () => {
  const legion = {
    side: 'atreides' as const,
    regular: 1,
    smuggler_regular: 2,
    fedaykin: 1,
    naib: 1,
    tokens: 1,
  }
  const sheet = {
    sides: [{ pieces: { regular: 'regular unit', fedaykin: 'Fedaykin', naib: 'Naib' } }],
    pieces: { smuggler_regular: { name: 'Smuggler' } },
    leaders: {},
  } as unknown as WarSheet

  it('put units into legions', () => {
    expect(kindsIn(legion)).toEqual(['smuggler_regular', 'regular', 'fedaykin'])
    expect(unitsIn(legion)).toEqual(['fedaykin', 'regular', 'smuggler_regular', 'smuggler_regular'])
    expect(legionWords(legion, sheet)).toBe(
      '2 smugglers, 1 regular unit, 1 Fedaykin, 1 Naib, 1 facedown token',
    )
  })

  it('have things on the table that options lie at', () => {
    const found = lay(
      [option('smugglers mentat', 'smugglers_die mentat'), option('summon s2', 'sector s2')],
      ['sector'],
    )
    expect(found.at('sector', 's2')).toHaveLength(1)
    expect(found.buttons).toHaveLength(1)
  })
})
