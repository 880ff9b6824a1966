import { describe, expect, it } from 'vitest'
import { honoured } from '@/chrome/table/honours'
import * as dawn from '@/games/dawn/end'
import * as war from '@/games/war/end'
import type { Part } from '@/chrome/table/base.svelte'

const line = (kind: string, seat: number, ...open: unknown[]) => ({
  at: 0,
  seat,
  kind,
  text: '',
  public: open,
})
const sums = (parts: readonly Part[] | undefined) =>
  Object.fromEntries((parts ?? []).filter(({ much }) => much).map(({ key, much }) => [key, much]))

describe('the end of War', () => {
  const story = [
    line('round', -1, 1),
    line('play', 0, 'war_plan'),
    line('prescience', 0, 'sand_dwellers', 2),
    line('destroyed', 1, 'windgap', 2),
    line('supremacy', 1, 2),
    line('harvest', 1, 6),
    line('supremacy', 1, 3),
    line('claim', 0, 'Stunted Worms'),
    line('prescience', 0, 'sand_dwellers', 3),
    line('prescience', 0, 'jihad', 1),
    line('round', -1, 2),
    line('play', 0, 'usul'),
    line('prescience', 0, 'sand_dwellers', 2),
  ]

  it('tells where the steps came from, those lost again too', () => {
    const [atreides, harkonnen] = war.stepsBySource(story, [3, 3])
    expect(sums(atreides)).toEqual({ cards: 1, foreseen: 2 })
    expect(sums(harkonnen)).toEqual({ places: 2, spice: 1 })
  })

  it('counts what was there before the story as there from the start', () => {
    expect(sums(war.stepsBySource([], [4, 0])[0])).toEqual({ start: 4 })
  })

  it('tells the course round by round', () => {
    expect(war.stepsByRound(story, [3, 3])).toEqual([
      [0, 4, 3],
      [0, 3, 3],
    ])
  })

  it('knows the points that an automaton gets in any case', () => {
    const due = [line('automaton', 1, 'The round is over', 'WFA 22.12.1'), line('supremacy', 1, 1)]
    expect(sums(war.stepsBySource(due, [0, 1])[1])).toEqual({ rounds: 1 })
  })

  it('honours who did most, and nobody on a tie', () => {
    const found = honoured(
      war.AWARDS,
      [...story, line('battle_over', 0, 'a'), line('battle_over', 1, 'b')],
      2,
    )
    expect(found.map(({ title, seat }) => [title, seat])).toEqual([
      ['Destroyer', 1],
      ['Prophet', 0],
      ['Harvester', 1],
      ['Schemer', 0],
    ])
  })
})

const SIETCH = 9

describe('the end of Dawn', () => {
  const story = [
    line('cycle', 0, 1),
    line('build', 0, SIETCH, 'tsimpo'),
    line('build', 1, 4, 'arsunt'),
    line('attack', 1, 'tsimpo', 0),
    line('result', 1, 'tsimpo', 1, 4, false),
    line('cycle', 1, 2),
    line('attack', 1, 'tsimpo', 0),
    line('result', 1, 'tsimpo', 5, 4, true),
    line('build', 1, SIETCH, 'arsunt'),
  ]

  it('tells how each sietch was come by', () => {
    const [first, second] = dawn.sietchesBySource(story, [0, 2], SIETCH)
    expect(sums(first)).toEqual({})
    expect(sums(second)).toEqual({ built: 1, taken: 1 })
    expect(sums(dawn.sietchesBySource([], [1], SIETCH)[0])).toEqual({ start: 1 })
  })

  it('tells the course cycle by cycle, if there were any', () => {
    expect(dawn.sietchesByCycle(story, [0, 2], SIETCH)).toEqual([
      [0, 1, 0],
      [0, 0, 2],
    ])
    expect(dawn.sietchesByCycle([line('cycle', 0, 1)], [0, 0], SIETCH)).toEqual([])
  })

  it('honours whoever beat an attack off', () => {
    const found = honoured(dawn.AWARDS, story, 2)
    expect(found.find(({ title }) => title === 'Defender')).toMatchObject({
      seat: 0,
      fact: '1 attack beaten off',
    })
    expect(found.find(({ title }) => title === 'Conqueror')).toMatchObject({
      seat: 1,
      fact: '1 territory taken',
    })
  })
})
