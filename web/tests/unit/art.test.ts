import { describe, expect, it } from 'vitest'
import { bust, ground } from '@/art/bust/bust'
import { LEADERS } from '@/art/bust/recipes'
import { RULES } from '@/art/emblem/rules'
import { scene, tones } from '@/art/emblem/scene'
import { SYMBOLS } from '@/art/emblem/symbols'
import { faceOf, leaderFace } from '@/art/faces'
import * as worlds from '@/art/place/panels'

const clean = (drawn: string) => !/NaN|undefined|null/.test(drawn)
/** Tags that are opened are closed, in their order. */
function nested(drawn: string): boolean {
  const open: string[] = []
  for (const [, end, name = '', self] of drawn.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end && open.pop() !== name) return false
    if (!end && !self) open.push(name)
  }
  return open.length === 0
}

describe('faces', () => {
  it('are whole for every leader, and no two are alike', () => {
    const drawn = Object.values(LEADERS).map((recipe) => ground(recipe, 'g') + bust(recipe))
    expect(drawn.every(clean)).toBe(true)
    expect(drawn.every(nested)).toBe(true)
    expect(new Set(drawn).size).toBe(drawn.length)
  })
  it('are found under the keys that games give them', () => {
    expect(faceOf('leader_chani')).toBe(LEADERS['chani'])
    expect(faceOf('baron_harkonnen')).toBe(LEADERS['baron_vladimir_harkonnen'])
    expect(faceOf('dagger')).toBeUndefined()
  })
  it('are made from the key for whom nobody has drawn yet, always the same', () => {
    const stranger = bust(leaderFace('somebody_new', 'Ecaz'))
    expect(stranger).toBe(bust(leaderFace('somebody_new', 'Ecaz')))
    expect(stranger).not.toBe(bust(leaderFace('somebody_else', 'Ecaz')))
    expect(clean(stranger) && nested(stranger)).toBe(true)
  })
})

describe('planning cards', () => {
  it('show whoever they are about, and no face but that', () => {
    expect(faceOf('smugglers_b')).toBe(LEADERS['gurney_halleck'])
    expect(faceOf('rage_overcame_shaddam_iv_c')).toBe(LEADERS['shaddam_corrino_iv'])
    expect(faceOf('wall_of_sandworms')).toBeUndefined()
  })
  it('are painted by what they tell of, before words that lead astray', () => {
    const hero = (key: string) => RULES.find(([words]) => words.test(key))?.[1]
    expect(hero('death_commandos')).toBe('ranks')
    expect(hero('sympathetic_houses')).toBe('hands')
    expect(hero('wall_of_sandworms')).toBe('worm')
  })
})

describe('emblems', () => {
  it('has all its symbols whole', () => {
    for (const [name, draw] of Object.entries(SYMBOLS))
      expect(clean(draw()) && nested(draw()), name).toBe(true)
  })
  it('draws the same key always the same, and no two keys alike', () => {
    const keys = [
      'bene_gesserit_sister',
      'missionaria_protectiva',
      'sietch_reverend_mother',
      'worm_riders',
      'x_y',
    ]
    const drawn = keys.map((key) => scene({ key, factions: ['bene_gesserit'] }, 'e') + tones({ key }))
    expect(drawn).toEqual(
      keys.map((key) => scene({ key, factions: ['bene_gesserit'] }, 'e') + tones({ key })),
    )
    expect(new Set(drawn).size).toBe(keys.length)
    expect(drawn.every(clean) && drawn.every(nested)).toBe(true)
  })
})

describe('every drawing', () => {
  it('is light to paint: a shape that shines through has no layer of its own', () => {
    const faces = Object.values(LEADERS).map((recipe) => ground(recipe, 'g') + bust(recipe))
    const places = Object.values(worlds).map((draw) => draw('w'))
    const cards = ['dagger', 'worm_riders', 'opulence', 'x_y'].map((key) => scene({ key, factions: [] }, 'e'))
    for (const drawn of [...faces, ...places, ...cards])
      expect(drawn.match(/<(path|rect|circle|ellipse)[^>]*\sopacity=[^>]*>/)?.[0]).toBeUndefined()
  })
})
