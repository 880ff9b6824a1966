import { describe, expect, it } from 'vitest'
import {
  allBots,
  choices,
  cycle,
  doubledLeader,
  firstSlots,
  newTable,
  seatNumbers,
  seatsHere,
  startLabel,
  taken,
} from '@/pages/newgame/slots'

const GAME = { seats: [1, 2, 3, 4], default_seats: 4 }
const TWO = { seats: [2], default_seats: 2 }
const OPTIONS = { leaders: 'random', difficulty: 'mercenary' }
const kinds = (slots: { kind: string }[]): string => slots.map((slot) => slot.kind).join(' ')

describe('the slots of a new table', () => {
  it('start with you and bots', () => {
    expect(kinds(firstSlots(GAME, ['greedy']))).toBe('you bot bot bot')
    expect(kinds(firstSlots({ seats: [1, 2, 3, 4], default_seats: 2 }, ['greedy']))).toBe(
      'you bot closed closed',
    )
  })

  it('seats the company by turns', () => {
    const bots = firstSlots(GAME, ['beginner', 'greedy']).map((slot) => slot.bot)
    expect(bots.slice(1)).toEqual(['beginner', 'greedy', 'beginner'])
  })

  it('cycle through bot, open, here and closed, never a second you', () => {
    let slots = firstSlots(GAME, ['greedy'])
    const seen = [1, 2, 3, 4].map(() => {
      slots = cycle(slots, 3, GAME)
      return slots[3]?.kind
    })
    expect(seen).toEqual(['open', 'here', 'closed', 'bot'])
  })

  it('let me give up my seat and take another', () => {
    let slots = cycle(firstSlots(GAME, ['greedy']), 0, GAME)
    expect(kinds(slots)).toBe('bot bot bot bot')
    expect(choices(slots, 2, GAME)).toEqual(['you', 'bot', 'open', 'closed'])
    for (let i = 0; i < 3; i++) slots = cycle(slots, 2, GAME)
    expect(kinds(slots)).toBe('bot bot you bot')
  })

  it('cannot close below the least number of seats', () => {
    const slots = firstSlots(TWO, ['greedy'])
    expect(choices(slots, 1, TWO)).toEqual(['bot', 'open', 'here'])
    const alone = firstSlots({ seats: [1], default_seats: 1 }, ['greedy'])
    expect(choices(alone, 0, { seats: [1], default_seats: 1 })).toEqual(['you', 'bot', 'open'])
  })

  it('count seats without the closed ones', () => {
    const slots = firstSlots(GAME, ['greedy']).map((slot, i) =>
      i === 1 ? { ...slot, kind: 'closed' as const } : slot,
    )
    expect(seatNumbers(slots)).toEqual([0, null, 1, 2])
    expect(taken(slots)).toBe(3)
  })

  it('know which seats are played at this screen', () => {
    const slots = firstSlots(GAME, ['greedy']).map((slot, i) =>
      i === 2 ? { ...slot, kind: 'here' as const, name: ' Jonas ' } : slot,
    )
    expect(seatsHere(slots)).toEqual([0, 2])
    const setup = {
      game: 'imperium',
      name: 'Mira',
      slots,
      leaders: 'random' as const,
      variant: {},
      options: OPTIONS,
    }
    expect(newTable(setup)['seats']).toContainEqual({ kind: 'human', bot: null, name: 'Jonas' })
  })

  it('say what the button does', () => {
    const slots = firstSlots(GAME, ['greedy'])
    expect(startLabel(slots)).toBe('Start the game')
    expect(startLabel(cycle(slots, 3, GAME))).toBe('Open the table')
    expect(startLabel(allBots(slots, GAME))).toBe('Watch the bots')
  })
})

describe('the order for a table', () => {
  const slots = firstSlots(GAME, ['greedy'])
  const setup = {
    game: 'imperium',
    name: ' Mira ',
    slots,
    leaders: 'random' as const,
    variant: {},
    options: OPTIONS,
  }

  it('names me and the bots', () => {
    expect(newTable(setup)).toEqual({
      game: 'imperium',
      seats: [
        { kind: 'human', bot: null, name: 'Mira' },
        ...[1, 2, 3].map(() => ({ kind: 'bot', bot: 'greedy', name: '' })),
      ],
      options: { leaders: 'random' },
      joint: true,
    })
  })

  it('lists picked leaders by seat', () => {
    const picked = slots.map((slot, i) => ({ ...slot, leader: i === 2 ? 'paul_atreides' : '' }))
    expect(newTable({ ...setup, leaders: 'pick', slots: picked })['options']).toEqual({
      leaders: ['random', 'random', 'paul_atreides', 'random'],
    })
  })

  it('has the variant that was picked, as far as the game has the options', () => {
    const variant = { difficulty: 'mentat', alliances: true }
    expect(newTable({ ...setup, variant })['options']).toEqual({ leaders: 'random', difficulty: 'mentat' })
    expect(newTable({ ...setup, variant, options: {} })['options']).toEqual({})
  })

  it('finds a leader picked twice, closed seats apart', () => {
    const twice = slots.map((slot) => ({ ...slot, leader: 'paul_atreides' }))
    expect(doubledLeader(twice)).toBe('paul_atreides')
    expect(
      doubledLeader(twice.map((slot, i) => (i ? { ...slot, kind: 'closed' as const } : slot))),
    ).toBeNull()
  })
})

describe('a game of one to four or six seats', () => {
  const game = { seats: [1, 2, 3, 4, 6], default_seats: 4 }

  it('opens the last two seats together, and closes them together', () => {
    const four = firstSlots(game, ['greedy'])
    expect(kinds(four)).toBe('you bot bot bot closed closed')
    const six = cycle(four, 4, game)
    expect(kinds(six)).toBe('you bot bot bot bot bot')
    const again = cycle(cycle(cycle(six, 4, game), 4, game), 4, game)
    expect(kinds(again)).toBe('you bot bot bot closed closed')
  })
})
