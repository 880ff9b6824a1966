import { describe, expect, it } from 'vitest'
import type { ChoiceInfo, ConditionInfo } from '@/lib/wire'
import { optionsOf, questions, setsOf } from '@/pages/newgame/choices'

const when = (parts: Partial<ConditionInfo> = {}): ConditionInfo => ({
  seats: [],
  holds: [],
  lacks: [],
  ...parts,
})
const pick = (value: unknown, brings = '', on = when()) => ({
  value,
  label: String(value),
  hint: '',
  brings,
  when: on,
})
const choice = (key: string, parts: Partial<ChoiceInfo>): ChoiceInfo => ({
  key,
  label: key,
  hint: '',
  default: null,
  several: false,
  values: [],
  when: when(),
  ...parts,
})
const ix = { key: 'expansions', value: 'ix' }
const CHOICES = [
  choice('expansions', {
    several: true,
    values: [pick('ix', 'Rise of Ix'), pick('bloodlines', 'Bloodlines')],
  }),
  choice('modules', {
    several: true,
    values: [
      pick('tech'),
      pick('tiles', '', when({ holds: [{ key: 'modules', value: 'tech' }], lacks: [ix] })),
    ],
    when: when({ holds: [{ key: 'expansions', value: 'bloodlines' }] }),
  }),
  choice('epic', {
    default: false,
    values: [pick(false), pick(true)],
    when: when({ seats: [2, 3, 4], holds: [ix] }),
  }),
  choice('level', { default: 'easy', values: [pick('easy'), pick('hard')], when: when({ seats: [1] }) }),
  choice('names', {}),
]
const asked = (picks: Record<string, unknown>, seats: number) =>
  questions(CHOICES, picks, seats).map(({ choice: { key } }) => key)

describe('the questions before a game', () => {
  it('arise from the seats and from each other', () => {
    expect(asked({}, 4)).toEqual(['expansions'])
    expect(asked({}, 1)).toEqual(['expansions', 'level'])
    expect(asked({ expansions: ['ix', 'bloodlines'] }, 3)).toEqual(['expansions', 'modules', 'epic'])
  })

  it('offer a value only beside what it needs', () => {
    const offered = (picks: Record<string, unknown>) =>
      questions(CHOICES, picks, 3)
        .find(({ choice: { key } }) => key === 'modules')
        ?.offered.map(({ value }) => value)
    expect(offered({ expansions: ['bloodlines'] })).toEqual(['tech'])
    expect(offered({ expansions: ['bloodlines'], modules: ['tech'] })).toEqual(['tech', 'tiles'])
    expect(offered({ expansions: ['ix', 'bloodlines'], modules: ['tech'] })).toEqual(['tech'])
  })

  it('become options where they differ from the game as printed', () => {
    expect(optionsOf(CHOICES, {}, 4)).toEqual({})
    expect(optionsOf(CHOICES, { expansions: ['ix'], epic: true, level: 'hard' }, 3)).toEqual({
      expansions: ['ix'],
      epic: true,
    })
    expect(optionsOf(CHOICES, { level: 'hard', epic: true }, 1)).toEqual({ level: 'hard' })
  })

  it('forget what can no longer be had', () => {
    const picks = { expansions: ['ix', 'bloodlines'], modules: ['tech', 'tiles'], epic: true }
    expect(optionsOf(CHOICES, picks, 1)).toEqual({ expansions: ['ix', 'bloodlines'], modules: ['tech'] })
    expect(optionsOf(CHOICES, { modules: ['tech'], expansions: ['unknown'], epic: true }, 4)).toEqual({})
  })

  it('name the sets that come with them', () => {
    expect(setsOf(CHOICES, { expansions: ['bloodlines'] }, 4)).toEqual(['Bloodlines'])
  })
})
