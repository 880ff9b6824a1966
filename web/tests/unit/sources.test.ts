import { describe, expect, it } from 'vitest'
import { tiebreak } from '@/games/imperium/tiebreak'
import { pointsBySource } from '@/games/imperium/sources'
import type { PlayerView, Sheet } from '@/games/imperium/view'

const line = (kind: string, seat: number, ...open: unknown[]) => ({
  at: 0,
  seat,
  kind,
  text: '',
  public: open,
})

describe('where points came from', () => {
  it('is told by the source of each', () => {
    const sheet = {
      cards: { opulence: {} },
      intrigue: { choam_shares: {} },
      conflicts: { skirmish_a: {} },
    } as unknown as Sheet
    const story = [
      line('vp', 0, 1, 'influence'),
      line('vp', 1, 2, 'skirmish_a'),
      line('vp', 0, -1, 'alliance'),
      line('vp', 1, 1, 'alliance'),
      line('gain', 1, 2, 1),
      line('vp', 0, 1, 'choam_shares'),
      line('vp', 1, 1, 'opulence'),
      line('vp', 1, 1, 'spy_satellites'),
    ]
    const [first, second] = pointsBySource(story, [2, 6], sheet)
    expect(first).toMatchObject({ start: 1, influence: 1, alliance: -1, intrigue: 1, conflict: 0 })
    expect(second).toMatchObject({ start: 1, conflict: 2, alliance: 1, card: 1, influence: 0, other: 1 })
  })
})

describe('the tiebreak', () => {
  const player = (part: Partial<PlayerView>) =>
    ({ vp: 10, spice: 0, solari: 0, water: 0, garrison: 0, ...part }) as PlayerView
  const name = (seat: number) => ['Ann', 'Ben'][seat] ?? ''

  it('names what decided, spice before solari', () => {
    expect(tiebreak([player({ spice: 2 }), player({ spice: 4 })], [1], name)).toBe(
      'Ann had 10 points too: 4 spice against 2 decided.',
    )
    expect(tiebreak([player({ water: 1 }), player({})], [0], name)).toContain('1 water against 0')
    expect(tiebreak([player({}), player({})], [0], name)).toContain('later reveal')
    expect(tiebreak([player({}), player({ vp: 9 })], [0], name)).toBe('')
  })
})
