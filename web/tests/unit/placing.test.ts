import { describe, expect, it } from 'vitest'
import { lay as layOnMap } from '@/games/dawn/placing'
import { place } from '@/games/imperium/placing'
import { keyOf, Laid } from '@/lib/laid'
import { option } from './options'

describe('options', () => {
  const build = option('build crysknife tsimpo', 'token crysknife', 'place tsimpo')
  const laid = new Laid([build, option('done')], new Set(['place']))

  it('lie at the things they name, and at no others', () => {
    expect(laid.at('place', 'tsimpo')).toEqual([build])
    expect([laid.at('place', 'arsunt'), laid.at('token', 'crysknife')]).toEqual([undefined, undefined])
    expect([laid.has('place'), laid.has('token', 'border')]).toEqual([true, false])
    expect(keyOf(build, 'token')).toBe('crysknife')
  })

  it('become buttons where nothing is drawn that they name', () => {
    expect(laid.buttons.map(({ notation }) => notation)).toEqual(['done'])
  })
})

describe('a table of Imperium', () => {
  it('lays sends out by card and space', () => {
    const { sends, laid } = place([
      option('send dagger conspire', 'hand dagger', 'space conspire'),
      option('send dagger wealth', 'hand dagger', 'space wealth'),
      option('send diplomacy wealth', 'hand diplomacy', 'space wealth'),
    ])
    expect([...(sends.get('dagger')?.keys() ?? [])]).toEqual(['conspire', 'wealth'])
    expect(sends.get('diplomacy')?.get('wealth')?.notation).toBe('send diplomacy wealth')
    expect(laid.has('hand', 'space')).toBe(false)
  })

  it('keeps both ways of acquiring a card at that card', () => {
    const { laid } = place([
      option('acquire chani', 'market chani'),
      option('acquire chani on_deck', 'market chani'),
    ])
    expect(laid.at('market', 'chani')).toHaveLength(2)
  })

  it('offers effects as chips, and what stands on a space there as well', () => {
    const { chips, laid } = place([
      option('resolve conspire buy_commander', 'source conspire', 'effect buy_commander', 'space conspire'),
      option('resolve conspire troops_2', 'source conspire', 'effect troops_2'),
      option('recruit commander', 'supply commander'),
    ])
    expect(chips).toHaveLength(3)
    expect([...laid.of('space').keys()]).toEqual(['conspire'])
    expect(laid.at('space', 'conspire')).toHaveLength(1)
  })

  it('tells units to choose from units of a house', () => {
    const { numbers, laid } = place([
      option('deploy 1', 'amount 1'),
      option('deploy dreadnought', 'unit dreadnought'),
      option('rout helena_richese troop', 'house helena_richese', 'unit troop'),
    ])
    expect(numbers).toHaveLength(2)
    expect(laid.at('house', 'helena_richese')).toHaveLength(1)
  })

  it('loses no option', () => {
    const all = [
      option('deploy 1', 'amount 1'),
      option('resolve carthag troops_1', 'source carthag', 'effect troops_1'),
      option('faction guild', 'faction guild'),
      option('lead paul_atreides', 'leader paul_atreides'),
      option('skill hardy', 'skill hardy'),
      option('course navigation_swap', 'course navigation_swap'),
      option('use windtraps', 'own windtraps'),
      option('recall agent', 'fighting agent'),
      option('take swords', 'answer swords'),
      option('something new', 'unheard_of thing'),
      option('done'),
    ]
    const { numbers, chips, laid, buttons } = place(all)
    const lying = laid.all('faction', 'leader', 'skill', 'course', 'own')
    expect(numbers.length + chips.length + lying.length + buttons.length).toBe(all.length)
    expect(buttons.map(({ verb }) => verb)).toEqual(['recall', 'take', 'something', 'done'])
  })
})

describe('the map of Dawn of the Fremen', () => {
  const options = [
    option('build crysknife tsimpo', 'token crysknife', 'place tsimpo'),
    option('build stillsuit tsimpo', 'token stillsuit', 'place tsimpo'),
    option('build stillsuit arsunt', 'token stillsuit', 'place arsunt'),
    option('barrier arsunt old_gap', 'border arsunt old_gap'),
    option('done'),
  ]

  it('has places, borders and the tokens to narrow them by', () => {
    const { places, borders, tokens, buttons } = layOnMap(options, null)
    expect(places.get('tsimpo')).toHaveLength(2)
    expect([...borders.keys()]).toEqual(['arsunt old_gap'])
    expect(tokens).toEqual(['crysknife', 'stillsuit'])
    expect(buttons).toHaveLength(1)
  })

  it('shows the places of a chosen token only', () => {
    const { places, tokens } = layOnMap(options, 'crysknife')
    expect([...places.keys()]).toEqual(['tsimpo'])
    expect(tokens).toHaveLength(2)
  })
})
