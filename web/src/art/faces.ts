import { HAIRS } from './bust/hair'
import { HAIR, HOUSE, SKIN } from './bust/palette'
import type { Recipe } from './bust/recipe'
import { BOTS, LEADERS, PEOPLE } from './bust/recipes'
import { chance, hash } from './chance'

/** One face under several keys. */
const SAME: Readonly<Record<string, string>> = {
  reverend_mother_mohiam: 'gaius_helen_mohiam',
  baron_harkonnen: 'baron_vladimir_harkonnen',
  beast_rabban: 'glossu_the_beast_rabban',
  feyd_rautha: 'feyd_rautha_harkonnen',
  emperor_shaddam_iv: 'shaddam_corrino_iv',
  paul_muad_dib: 'muad_dib',
  duke_leto: 'duke_leto_atreides',
  thufir_hawat_atreides: 'thufir_hawat',
  count_fenring: 'count_hasimir_fenring',
  lady_fenring: 'lady_margot_fenring',
  // Cards of War for Arrakis that are about somebody.
  alia_the_abomination: 'alia',
  smugglers_a: 'gurney_halleck',
  smugglers_b: 'gurney_halleck',
  smugglers_c: 'gurney_halleck',
  usul: 'muad_dib',
  voice_from_the_outer_world: 'paul_atreides',
  i_am_stilgar: 'stilgar',
  beloved_feyd_rautha: 'feyd_rautha_harkonnen',
  hawats_scheming: 'thufir_hawat',
  mudir_nahya: 'glossu_the_beast_rabban',
  rage_overcame_shaddam_iv_a: 'shaddam_corrino_iv',
  rage_overcame_shaddam_iv_b: 'shaddam_corrino_iv',
  rage_overcame_shaddam_iv_c: 'shaddam_corrino_iv',
  i_decide: 'captain_aramsham',
  twisted_mentat: 'piter_de_vries',
  trained_in_the_bene_gesserit_ways: 'lady_margot_fenring',
}
const ALL: Readonly<Record<string, Recipe>> = { ...LEADERS, ...PEOPLE, ...BOTS }

/** The face that a key names, if it is the key of a person. */
export function faceOf(key: string): Recipe | undefined {
  const plain = key.replace(/^(leader|rival)_/, '')
  return ALL[SAME[plain] ?? plain]
}

/** The face of a leader; one whom nobody has drawn yet is put together from the key. */
export function leaderFace(key: string, house = ''): Recipe {
  return faceOf(key) ?? madeFrom(key, house)
}

const HEADS = ['oval', 'youth', 'long', 'square', 'gaunt', 'fine', 'round', 'elder'] as const
const COLLARS = ['uniform', 'robe', 'armor', 'cloak', 'sash', 'vest', 'gown'] as const
const BROWS = ['flat', 'arch', 'stern', 'sad'] as const

function madeFrom(key: string, house: string): Recipe {
  const R = chance(hash(key))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(R() * list.length)] as T
  const named = house.toLowerCase()
  const known = named in HOUSE ? (named as keyof typeof HOUSE) : undefined
  return {
    house: known ?? pick(Object.keys(HOUSE) as (keyof typeof HOUSE)[]),
    head: pick(HEADS),
    skin: pick((Object.keys(SKIN) as (keyof typeof SKIN)[]).filter((skin) => skin !== 'amber')),
    hair: pick(Object.keys(HAIRS) as (keyof typeof HAIRS)[]),
    hairc: pick(Object.keys(HAIR) as (keyof typeof HAIR)[]),
    collar: pick(COLLARS),
    brow: pick(BROWS),
  }
}
