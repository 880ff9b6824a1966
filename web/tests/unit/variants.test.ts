import { describe, expect, it } from 'vitest'
import { boxNames, held, optionsOf, questions } from '../../src/pages/parts/variants'

const asked = (game: string, picks: Record<string, string>, seats: number) => questions(game, picks, seats).map(({ key }) => key)

describe('the variants of a game', () => {
  it('ask only what fits the seats and the boxes', () => {
    expect(asked('imperium', {}, 4)).toEqual(['box'])
    expect(asked('imperium', {}, 1)).toEqual(['box', 'difficulty'])
    expect(asked('imperium', { box: 'ix' }, 2)).toEqual(['box', 'length'])
    expect(asked('imperium', { box: 'ix' }, 1)).toEqual(['box', 'difficulty'])
    expect(asked('imperium', { box: 'bloodlines' }, 3)).toEqual(['box', 'tech'])
    expect(asked('imperium', { box: 'ix bloodlines' }, 3)).toEqual(['box', 'tech', 'length'])
    expect(asked('dawn_of_the_fremen', {}, 2)).toEqual(['sietches'])
    expect(asked('dawn_of_the_fremen', {}, 3)).toEqual(['sietches', 'allied'])
    expect(asked('dawn_of_the_fremen', {}, 4)).toEqual(['sietches', 'allied', 'alliances'])
    expect(asked('chess', {}, 2)).toEqual([])
  })

  it('become the options of the game', () => {
    expect(optionsOf('imperium', {}, 4)).toEqual({})
    expect(optionsOf('imperium', { box: 'ix', length: 'epic' }, 3)).toEqual({ expansions: ['ix'], epic: true })
    expect(optionsOf('imperium', { box: 'bloodlines', tech: 'tech ix_tiles' }, 3)).toEqual({ expansions: ['bloodlines'], modules: ['tech', 'ix_tiles'] })
    expect(optionsOf('imperium', { box: 'ix bloodlines', tech: 'tech', length: 'epic' }, 4)).toEqual({ expansions: ['ix', 'bloodlines'], modules: ['tech'], epic: true })
    expect(optionsOf('imperium', { difficulty: 'mentat' }, 1)).toEqual({ difficulty: 'mentat' })
    expect(optionsOf('dawn_of_the_fremen', { sietches: '2', allied: '6', alliances: 'yes' }, 4)).toEqual({ sietches_to_win: 2, alliance_sietches_to_win: 6, alliances: true })
  })

  it('let go of a pick that can no longer be had', () => {
    expect(optionsOf('imperium', { box: 'ix', length: 'epic', difficulty: 'mentat' }, 1)).toEqual({ expansions: ['ix'], difficulty: 'mentat' })
    expect(optionsOf('imperium', { length: 'epic' }, 4)).toEqual({})
    expect(optionsOf('imperium', { box: 'ix', tech: 'tech' }, 4)).toEqual({ expansions: ['ix'] })
    expect(optionsOf('imperium', { box: 'ix bloodlines', tech: 'tech ix_tiles' }, 4)).toEqual({ expansions: ['ix', 'bloodlines'] })
    expect(optionsOf('dawn_of_the_fremen', { alliances: 'yes' }, 3)).toEqual({})
    expect(held([{ value: 'a', text: 'A' }], 'gone')).toBe('a')
  })

  it('name the boxes in play', () => {
    expect(boxNames({ expansions: ['ix'] })).toEqual(['Rise of Ix'])
    expect(boxNames({ expansions: ['bloodlines'], modules: ['tech', 'ix_tiles'] })).toEqual(['Bloodlines', 'Bloodlines, tech module'])
    expect(boxNames({})).toEqual([])
  })
})
