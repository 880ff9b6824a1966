import { describe, expect, it } from 'vitest'
import { copies } from '@/lib/copies'

describe('copies of cards', () => {
  it('are told apart', () => {
    expect(copies(['dagger', 'diplomacy', 'dagger']).map(({ id }) => id)).toEqual([
      'dagger 0',
      'diplomacy 0',
      'dagger 1',
    ])
  })
  it('stay the same cards when another leaves', () => {
    const before = copies(['signet_ring', 'dagger', 'diplomacy', 'dagger'])
    const after = copies(['dagger', 'diplomacy', 'dagger'])
    expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
    expect(after.map(({ at }) => at)).toEqual([0, 1, 2])
  })
})
