import { describe, expect, it } from 'vitest'
import { harmless, place } from '../../src/table/placing'

const option = (notation: string) => ({ notation, text: notation })
const placed = (...notations: string[]) => place(notations.map(option))

describe('place', () => {
  it('lays sends out by card and space', () => {
    const { sends } = placed('send dagger conspire', 'send dagger wealth', 'send diplomacy wealth')
    expect([...(sends.get('dagger')?.keys() ?? [])]).toEqual(['conspire', 'wealth'])
    expect(sends.get('diplomacy')?.get('wealth')?.notation).toBe('send diplomacy wealth')
  })

  it('keeps both ways of acquiring a card at that card', () => {
    expect(placed('acquire chani', 'acquire chani on_deck').market.get('chani')).toHaveLength(2)
  })

  it('knows the zone of a card to trash', () => {
    const { cards } = placed('trash dagger hand', 'trash dagger discard', 'discard diplomacy', 'recover chani')
    expect([...cards.keys()]).toEqual(['hand dagger', 'discard dagger', 'hand diplomacy', 'discard chani'])
  })

  it('makes a button of what has no place', () => {
    const { buttons, spaces } = placed('reveal', 'take swords', 'from leader', 'from arrakeen', 'recall agent', 'something new')
    expect(buttons.map((one) => one.notation)).toEqual(['reveal', 'take swords', 'from leader', 'recall agent', 'something new'])
    expect([...spaces.keys()]).toEqual(['arrakeen'])
  })

  it('knows the tiles, the stations and both units of a house', () => {
    const found = placed('tech flagship', 'use windtraps', 'station arrakeen', 'rout helena_richese troop', 'rout helena_richese dreadnought', 'deploy dreadnought')
    expect([[...found.tech.keys()], [...found.tiles.keys()], [...found.spaces.keys()]]).toEqual([['flagship'], ['windtraps'], ['arrakeen']])
    expect(found.houses.get('helena_richese')).toHaveLength(2)
    expect(found.numbers).toHaveLength(1)
  })

  it('buys a commander at its space, and lays skills and choices of setup out', () => {
    const found = placed('resolve conspire buy_commander', 'resolve conspire troops_2', 'recruit commander', 'skill hardy', 'course navigation_swap', 'project windtraps', 'smuggle hagga_basin')
    expect(found.chips.map((one) => one.notation)).toEqual(['resolve conspire buy_commander', 'resolve conspire troops_2', 'recruit commander'])
    expect([...found.spaces.keys()]).toEqual(['conspire', 'hagga_basin'])
    expect([...found.skills.keys()]).toEqual(['hardy'])
    expect(found.offers).toHaveLength(2)
  })

  it('finds own tiles to trash, intrigue to give up, and how many commanders go', () => {
    const found = placed('dismantle windtraps', 'scrap bypass_protocol', 'hand_over ambush', 'commanders 0', 'commanders 1', 'rout leader_chani commander')
    expect([...found.tiles.keys()]).toEqual(['windtraps'])
    expect([...found.intrigue.keys()]).toEqual(['bypass_protocol', 'ambush'])
    expect(found.numbers).toHaveLength(2)
    expect(found.houses.has('leader_chani')).toBe(true)
  })

  it('sets a card aside from the row, or from the hand for a second turn', () => {
    expect(placed('set_aside chani').market.has('chani')).toBe(true)
    expect(place([option('set_aside dagger')], 'set_ahead').cards.has('hand dagger')).toBe(true)
  })

  it('loses no option', () => {
    const all = ['deploy 1', 'resolve carthag troops_1', 'faction guild', 'target helena_richese', 'lead paul_atreides', 'play ambush', 'done']
    const found = placed(...all)
    const count = found.numbers.length + found.chips.length + found.factions.size + found.houses.size + found.leaders.length + found.intrigue.size + found.buttons.length
    expect(count).toBe(all.length)
  })
})

describe('harmless', () => {
  it('asks before anything that spends, reveals or trashes', () => {
    const asked = ['reveal', 'sell 2', 'trash dagger hand', 'resolve power_play trash_self', 'resolve stillsuits pay_water_1', 'play ambush']
    expect(asked.filter(harmless)).toEqual([])
  })

  it('goes on by itself where nothing is lost', () => {
    expect(['done', 'pass', 'resolve carthag troops_1', 'faction guild'].filter(harmless)).toHaveLength(4)
  })
})
