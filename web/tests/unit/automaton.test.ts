import { describe, expect, it } from 'vitest'
import { stepsOf, stepWords } from '@/games/war/modules/mahdi/steps'
import { questions } from '@/pages/newgame/choices'
import { sideOf } from '@/lib/sides'
import type { ChoiceInfo, LogLine } from '@/lib/wire'

const line = (seat: number, kind: string, text: string, ...said: unknown[]): LogLine => ({
  at: 4,
  seat,
  kind,
  text,
  public: said,
})
const TURN = [
  line(0, 'turn', 'Mira to act.'),
  line(0, 'spend', 'Mira spends a die.'),
  line(1, 'turn', 'Harkonnen to act.'),
  line(1, 'rolled', 'The Harkonnens roll strategy.', 0),
  line(1, 'automaton', 'A legion moves …', 'A legion moves', 'WFA 22.5.1', 'closest to the target'),
  line(1, 'automaton', 'The legion moves …', 'The legion moves', 'WFA 22.5.5', ''),
  line(1, 'move', 'Harkonnen moves 4 units.', 'carthag', 's1_4', 4),
  line(1, 'automaton', 'A legion moves …', 'A legion moves', 'WFA 22.5.1', 'the only one'),
  line(1, 'move', 'Harkonnen moves 2 units.', 'arsunt', 's1_5', 2),
]

describe('the turn of the automaton', () => {
  it('is a step for each deed, with the criteria that led to it', () => {
    const steps = stepsOf(TURN, 1)
    expect(steps.map(({ deeds }) => deeds)).toEqual([
      ['The Harkonnens roll strategy.'],
      ['Harkonnen moves 4 units.'],
      ['Harkonnen moves 2 units.'],
    ])
    expect(steps[1]?.criteria.map(({ rule }) => rule)).toEqual(['WFA 22.5.1', 'WFA 22.5.5'])
    expect(stepWords(steps[1]!)).toBe(
      'A legion moves: closest to the target (WFA 22.5.1); The legion moves (WFA 22.5.5); Harkonnen moves 4 units.',
    )
  })
  it('stays in sight while the player acts, and gives way to the next', () => {
    const after = [...TURN, line(0, 'turn', 'Mira to act.'), line(0, 'spend', 'Mira spends a die.')]
    expect(stepsOf(after, 1)).toHaveLength(3)
    const next = [...after, line(1, 'turn', 'Harkonnen to act.'), line(1, 'rolled', 'They roll house.', 4)]
    expect(stepsOf(next, 1).map(({ deeds }) => deeds)).toEqual([['They roll house.']])
    expect(stepsOf([], 1)).toEqual([])
  })
})

describe('a new table with the automaton', () => {
  const lacks = (value: string) => ({ seats: [], holds: [], lacks: [{ key: 'modules', value }] })
  const pick = (value: string, when: ChoiceInfo['when']) => ({
    value,
    label: value,
    hint: '',
    brings: '',
    when,
  })
  const choices: ChoiceInfo[] = [
    {
      key: 'modules',
      label: 'Modules',
      hint: '',
      default: [],
      several: true,
      when: { seats: [], holds: [], lacks: [] },
      values: [
        pick('spacing_guild', lacks('mahdi')),
        pick('mahdi', { ...lacks('spacing_guild'), seats: [2] }),
      ],
    },
  ]
  const offered = (picks: string[], seats: number) =>
    questions(choices, { modules: picks }, seats).flatMap((question) =>
      question.offered.map(({ value }) => value),
    )
  it('does not offer what the automaton is not played with', () => {
    expect(offered(['mahdi'], 2)).toEqual(['mahdi'])
    expect(offered(['spacing_guild'], 2)).toEqual(['spacing_guild'])
    expect(offered([], 2)).toEqual(['spacing_guild', 'mahdi'])
  })
  it('forgets it where the number of seats does not go with it', () => {
    expect(offered(['mahdi'], 4)).toEqual(['spacing_guild'])
  })
  it('says who plays what', () => {
    expect(sideOf('war_for_arrakis', 0, 1)).toBe('Atreides, against the automaton')
    expect(sideOf('war_for_arrakis', 1, 2, { modules: ['mahdi'] })).toBe('Fremen ally')
    expect(sideOf('war_for_arrakis', 1, 2)).toBe('Harkonnen and Corrino')
    expect(sideOf('war_for_arrakis', 2, 3, { shared: 'atreides' })).toBe('Harkonnen and Corrino')
  })
})
