import { describe, expect, it } from 'vitest'
import { sheetOf } from '@/games/imperium/sheets'
import type { Sheet } from '@/games/imperium/view'

const all = {
  spaces: { arrakeen: { name: 'one' }, carthag: {}, 'uprising:arrakeen': { name: 'other' } },
  tracks: [1, 2],
} as unknown as Sheet

describe('the sheet of a table', () => {
  it('has the things of its own boxes where two share a key', () => {
    expect(sheetOf(all, { sets: ['uprising'] }).spaces['arrakeen']).toEqual({ name: 'other' })
    expect(sheetOf(all, { sets: ['base'] }).spaces['arrakeen']).toEqual({ name: 'one' })
    expect(Object.keys(sheetOf(all, null).spaces)).toEqual(['arrakeen', 'carthag'])
    expect(sheetOf(all, null).tracks).toEqual([1, 2])
  })

  it('calls the tracks of six players by their names', () => {
    const told = (area: string, text: string) => {
      const space = { name: 'Sardaukar (Emperor board)', area, lines: [text], effect: { tokens: [], text } }
      const sheet = { spaces: { one: space } } as unknown as Sheet
      return sheetOf(sheet, { sets: ['uprising', 'uprising_teams'] }).spaces['one']
    }
    expect(told('dune', 'only with 2 or more Fremen influence')?.lines).toEqual([
      'only with 2 or more Fringe Worlds influence',
    ])
    expect(told('great_houses', '+1 influence with the Emperor')?.effect?.text).toBe(
      '+1 influence with the Great Houses',
    )
    const own = told('emperor_board', '+1 influence with the Emperor')
    expect([own?.name, own?.lines[0]]).toEqual(['Sardaukar', '+1 influence on the Emperor board'])
  })
})
