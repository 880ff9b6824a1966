import { describe, expect, it } from 'vitest'
import { ended, wishOf } from '@/chrome/prompt/wish'
import { count } from '@/lib/plural'
import { stores, unitWords } from '@/games/imperium/words'
import type { PlayerView } from '@/games/imperium/view'

const name = (seat: number) => ['Ann', 'Ben'][seat] ?? ''

describe('a wish to take back', () => {
  const asked = { asked_by: 0, target: 4, agreed: [0], needed: [1], takes_back: [0, 1], free: 0, seat: 0 }

  it('is there while somebody asks', () => {
    expect(wishOf(null, 6)).toBeNull()
    expect(wishOf({ ...asked, asked_by: null, target: null }, 6)).toBeNull()
    expect(wishOf(asked, 6)).toEqual({ seat: 0, target: 4, at: 6 })
  })

  it('says how it ended', () => {
    const wish = { seat: 0, target: 4, at: 6 }
    expect(ended(wish, 4, name)).toContain('Ann took it back')
    expect(ended(wish, 6, name)).toContain('Not everybody agreed')
    expect(ended(wish, 7, name)).toContain('The game went on')
  })
})

describe('numbers in words', () => {
  it('know one from many', () => {
    expect(count(1, 'agent')).toBe('1 agent')
    expect(count(0, 'agent')).toBe('0 agents')
    expect(count(2, 'dreadnought')).toBe('2 dreadnoughts')
  })

  it('are right in what is spoken of a seat', () => {
    const player = {
      vp: 1, solari: 2, spice: 0, water: 1, intrigue_size: 0, garrison: 3, conflict: 1, agents: 1,
    } as unknown as PlayerView // prettier-ignore
    expect(stores(player)).toContain('1 victory point,')
    expect(stores(player)).toMatch(/1 agent left$/)
    expect(unitWords(player)).toBe('1 troop')
  })
})
