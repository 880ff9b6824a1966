import { describe, expect, it } from 'vitest'
import type { Sheet } from '@/games/imperium/view'
import type { MyTable } from '@/lib/tables'
import type { TableSummary } from '@/lib/wire'
import { entries, fits, NO_FILTER, readFilter, writeFilter } from '@/pages/cards/catalogue'
import { gameLine } from '@/pages/home/gamelist'
import { readLink } from '@/pages/home/links'
import { references, ruleNumber, sift } from '@/pages/rules/rulebook'
import { matches, pieces } from '@/pages/parts/search'
import { problem, sentence, titled } from '@/pages/parts/words'

describe('searching', () => {
  it('wants every word, without case and accents', () => {
    expect(matches('Café of the Desert', 'cafe DESERT')).toBe(true)
    expect(matches('Café of the Desert', 'cafe water')).toBe(false)
    expect(matches('anything', '  ')).toBe(true)
  })

  it('marks the words, and takes them literally', () => {
    expect(pieces('+2 water (each)', '2 (e')).toEqual([
      { text: '+', hit: false },
      { text: '2', hit: true },
      { text: ' water ', hit: false },
      { text: '(e', hit: true },
      { text: 'ach)', hit: false },
    ])
  })
})

describe('the rules', () => {
  const book = {
    chapters: [
      {
        number: '4',
        title: 'Agent turns',
        sections: [
          {
            number: '4.3',
            title: 'Costs',
            rules: [
              { number: '4.3.1', text: 'Pay first.' },
              { number: '4.3.2', text: 'See IMP 4.3.1.' },
            ],
          },
        ],
      },
      {
        number: '5',
        title: 'Reveal',
        sections: [{ number: '5.1', title: 'Turn', rules: [{ number: '5.1.1', text: 'Show the hand.' }] }],
      },
    ],
  }

  it('are found by number in any spelling', () => {
    expect(['4.3.2', 'IMP%204.3.2', 'IMP 4.3.2', 'imp-4.3.2'].map(ruleNumber)).toEqual([
      '4.3.2',
      '4.3.2',
      '4.3.2',
      '4.3.2',
    ])
    expect(ruleNumber('%')).toBe('')
  })

  it('are sifted by words or by number', () => {
    const found = (query: string): string[] =>
      sift(book, query).flatMap((c) => c.sections.flatMap((s) => s.rules.map((r) => r.number)))
    expect(found('')).toHaveLength(3)
    expect(found('hand')).toEqual(['5.1.1'])
    expect(found('imp 4.3')).toEqual(['4.3.1', '4.3.2'])
    expect(found('4.3.2')).toEqual(['4.3.2'])
    expect(found('sandwich')).toEqual([])
  })

  it('link to each other where the other exists', () => {
    const known = new Set(['4.3.1'])
    expect(references('See IMP 4.3.1, not 9.9.9.', known)).toEqual([
      { text: 'See ', rule: '' },
      { text: 'IMP 4.3.1', rule: '4.3.1' },
      { text: ', not ', rule: '' },
      { text: '9.9.9', rule: '' },
      { text: '.', rule: '' },
    ])
  })
})

describe('the catalogue', () => {
  const card = {
    key: 'chani',
    name: 'Chani',
    set: 'Dune: Imperium',
    lines: ['Reveal: +2 persuasion'],
    factions: ['fremen'],
    cost: 5,
  }
  const sheet = {
    cards: {
      chani: card,
      dagger: { ...card, key: 'dagger', name: 'Dagger', factions: [], cost: null, lines: ['+1 sword'] },
    },
    skills: {},
    navigation: {},
    hagal: { chani: { key: 'chani', name: 'Chani', set: 'Dune: Imperium', lines: [], designed: true } },
    spaces: {},
    intrigue: {},
    conflicts: {},
    leaders: {},
    tracks: [],
    shipping: [],
    tech: {
      flagship: { key: 'flagship', name: 'Flagship', set: 'Rise of Ix', lines: ['Cost 8 spice'], cost: 8 },
    },
  } as unknown as Sheet
  const all = entries(sheet)
  const ids = (filter: Partial<typeof NO_FILTER>): string[] =>
    all.filter((entry) => fits(entry, { ...NO_FILTER, ...filter })).map((entry) => entry.id)

  it('tells kinds with the same key apart and marks designed records', () => {
    expect(all.map((entry) => entry.id)).toEqual([
      'card/chani',
      'card/dagger',
      'tech/flagship',
      'hagal/chani',
    ])
    expect(all.map((entry) => entry.designed)).toEqual([false, false, false, true])
  })

  it('filters', () => {
    expect(ids({ query: 'persuasion' })).toEqual(['card/chani'])
    expect(ids({ kind: 'hagal' })).toEqual(['hagal/chani'])
    expect(ids({ faction: 'fremen' })).toEqual(['card/chani'])
    expect(ids({ cost: '5' })).toEqual(['card/chani'])
    expect(ids({ cost: 'none' })).toEqual(['card/dagger'])
    expect(ids({ set: 'other' })).toEqual([])
    expect(ids({ set: 'Rise of Ix' })).toEqual(['tech/flagship'])
    expect(ids({ kind: 'tech', cost: '8' })).toEqual(['tech/flagship'])
  })

  it('keeps its filter in the address', () => {
    const filter = { ...NO_FILTER, query: 'water', kind: 'card' as const, cost: '5' }
    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
    expect(writeFilter(NO_FILTER)).toBe('')
    expect(readFilter(new URLSearchParams('kind=spaceship')).kind).toBe('')
  })
})

describe('pasted links', () => {
  const here = 'http://127.0.0.1:8010'

  it('lead to tables and replays', () => {
    expect(readLink(` ${here}/table/abc#s-1_x `, here)).toEqual({ kind: 'table', id: 'abc', secret: 's-1_x' })
    expect(readLink('/replay/abc', here)).toEqual({ kind: 'replay', id: 'abc', secret: '' })
  })

  it.each([
    ['', /Paste/],
    [`${here}/table/abc`, /after #/],
    [`${here}/cards`, /looks like/],
    ['https://elsewhere.example/table/abc#x', /another server, elsewhere.example/],
    ['javascript:alert(1)', /not a link/],
    ['http://[', /not a link/],
  ])('says what is wrong with %s', (text, why) => {
    const found = readLink(text, here)
    expect(found.kind === 'bad' && found.why).toMatch(why)
  })
})

describe('my games', () => {
  const mine: MyTable = {
    table: 't',
    game: 'imperium',
    title: 'Dune: Imperium',
    seats: { 1: 'secret' },
    spectator: 'look',
    host: '',
    links: {},
    ended: '',
    share: '',
    seen: '',
  }
  const seats = ['Mira', 'Jonas'].map((name, seat) => ({
    seat,
    kind: 'human' as const,
    name,
    bot: null,
    connected: true,
    stand_in: false,
  }))
  const now: TableSummary = {
    table: 't',
    game: 'imperium',
    title: 'Dune: Imperium',
    options: {},
    seats,
    choices: 12,
    turn: 1,
    paused: false,
    ended: '',
    seed_hash: '',
    seed: null,
    created: '',
    forked_from: null,
    scores: null,
    winners: null,
    round: null,
    chosen: '',
    shares: null,
  }

  it('say whose turn it is', () => {
    expect(gameLine(mine, now)).toMatchObject({
      href: '/table/t#secret',
      badge: 'Your turn',
      mine: true,
      detail: 'with Mira',
    })
    expect(gameLine(mine, { ...now, turn: 0 })).toMatchObject({ badge: 'Mira', mine: false })
    expect(gameLine(mine, { ...now, paused: true })).toMatchObject({ badge: 'Paused', mine: false })
  })

  it('lead to the replay when they have ended', () => {
    const over = { ...now, ended: 'over' as const, turn: null, scores: [7, 10], winners: [1] }
    expect(gameLine(mine, over)).toMatchObject({ href: '/replay/t', detail: 'you won with 10', ended: true })
    expect(gameLine(mine, { ...over, winners: [0] }).detail).toBe('Mira won')
    expect(gameLine(mine, { ...over, winners: [] }).detail).toBe('a rival won')
    expect(gameLine(mine, { ...over, ended: 'abandoned' }).detail).toBe('ended without a result')
  })

  it('show what is known before the server answers', () => {
    expect(gameLine(mine, null)).toMatchObject({ title: 'Imperium', badge: '', href: '/table/t#secret' })
  })
})

describe('words', () => {
  it('are sentences', () => {
    expect(sentence('there is no such table')).toBe('There is no such table.')
    expect(problem(new Error('no seat'))).toBe('No seat.')
    expect(problem(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/)
    expect(titled('kwisatz_haderach')).toBe('Kwisatz Haderach')
  })
})
