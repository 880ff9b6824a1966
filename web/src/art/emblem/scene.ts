import { bust } from '../bust/bust'
import type { Recipe } from '../bust/recipe'
import { chance, hash, type Chance } from '../chance'
import { BACKDROPS } from './backdrops'
import { GROUNDS, wave } from './grounds'
import { r1 } from './ink'
import { MOODS, type Faction, type Mood } from './palette'
import { HEROES, KIN, RULES } from './rules'
import { GROUNDED, SYMBOLS, UPRIGHT, type Symbol } from './symbols'

/** What a backdrop and a ground are drawn from: the mood, and where the sun stands. */
export interface Scene extends Mood {
  /** A phase, for waves and columns. */
  ph: number
  dx: number
  dy: number
  dr: number
}
export interface Subject {
  /** The picture is drawn from it, and never changes. */
  key: string
  factions?: readonly string[]
  /** Whoever the picture shows, if it is a person. */
  person?: Recipe
  /** The hero, if no word of the key leads to it. */
  hero?: Symbol
}

const BEHIND_PEOPLE: Readonly<Record<Faction, readonly (keyof typeof BACKDROPS)[]>> = {
  emperor: ['columns', 'rays'],
  guild: ['planet'],
  bene_gesserit: ['arcade', 'moons'],
  fremen: ['sun', 'wind', 'moons'],
  none: ['ringed', 'city', 'sun'],
}
const factionOf = (name: string | undefined): Faction => (name && name in MOODS ? (name as Faction) : 'none')

/** The picture of a thing, 282 by 188: palette, backdrop, far ground, kin, hero, ground before. */
export function scene(subject: Subject, id: string): string {
  const R = chance(hash(subject.key))
  const faction = factionOf(subject.factions?.[0])
  const pick = <T>(list: readonly T[]): T => list[Math.floor(R() * list.length)] as T
  const mood = pick(MOODS[faction])
  const rule = RULES.find(([words]) => words.test(subject.key))
  const hero = rule?.[1] ?? subject.hero ?? pick(HEROES[faction])
  const back = subject.person
    ? pick(BEHIND_PEOPLE[faction])
    : pick(rule?.[2] ?? (['sun', 'ringed', 'rays'] as const))
  const fore = subject.person ? 'none' : pick(rule?.[3] ?? (['dune', 'rocks'] as const))
  const q: Scene = { ...mood, ph: R() * 6.283, dx: 60 + R() * 160, dy: 52 + R() * 40, dr: 20 + R() * 22 }
  const deep = fore === 'dunes' || fore === 'rocks'
  return [
    ground(mood, subject.factions?.[1], id),
    BACKDROPS[back](q, R),
    deep ? GROUNDS[fore](q) : '',
    subject.person ? '' : kin(hero, mood, R),
    subject.person ? person(subject.person, R) : figure(hero, mood, fore === 'steps' ? 168 : 178, R),
    deep ? `<path d="${wave(176, 5, q.ph + 4, 5)}" fill="${q.near}"/>` : GROUNDS[fore](q, R),
  ].join('')
}

/** The four tones of a picture's hero, as a style. */
export function tones(subject: Subject): string {
  const R = chance(hash(subject.key))
  const moods = MOODS[factionOf(subject.factions?.[0])]
  return toned(moods[Math.floor(R() * moods.length)] as Mood)
}
const toned = ({ a, b, c, k }: Pick<Mood, 'a' | 'b' | 'c' | 'k'>): string =>
  `--a:${a};--b:${b};--c:${c};--k:${k}`

function ground(mood: Mood, second: string | undefined, id: string): string {
  const other = second ? MOODS[factionOf(second)][0] : undefined
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.sky}"/>` +
    `<stop offset=".86" stop-color="${mood.foot}"/></linearGradient></defs>` +
    `<rect x="-10" y="-10" width="302" height="208" fill="url(#${id})"/>` +
    (other ? `<path d="M282 0 V188 H150z" fill="${other.foot}" fill-opacity=".35"/>` : '')
  )
}

function kin(hero: Symbol, { far, near }: Mood, R: Chance): string {
  const one = KIN[hero]
  if (!one) return ''
  const style = toned({ a: far, b: far, c: near, k: near })
  return Array.from({ length: 2 + Math.floor(R() * 3) }, () => {
    const place = `translate(${r1(24 + R() * 110)} ${r1(26 + R() * 60)}) scale(${r1(0.12 + R() * 0.16)})`
    return `<g transform="${place} translate(-50 -50)" style="${style}" opacity=".85">${SYMBOLS[one]()}</g>`
  }).join('')
}

function person(recipe: Recipe, R: Chance): string {
  return `<svg x="${r1(116 + R() * 18)}" y="2" width="168" height="196" viewBox="0 0 120 140">${bust(recipe)}</svg>`
}

function figure(hero: Symbol, mood: Mood, floor: number, R: Chance): string {
  const size = 1.34 + R() * 0.3
  const x = 172 + R() * 34
  const grounded = GROUNDED.has(hero)
  const y = grounded ? floor - 50 * size : 100 + R() * 8
  const turn = (R() - 0.5) * (grounded || UPRIGHT.has(hero) ? 3 : 36)
  const mirror = R() > 0.5 ? -1 : 1
  const shadow = grounded
    ? `cy="168" rx="${r1(62 * size)}" ry="9" fill="${mood.near}" fill-opacity=".35"`
    : `cy="${r1(y + 4)}" rx="${r1(62 * size)}" ry="${r1(58 * size)}" fill="${mood.near}" fill-opacity=".16"`
  const place = `translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)}) scale(${r1(size * mirror)} ${r1(size)})`
  return `<ellipse cx="${r1(x)}" ${shadow}/><g transform="${place} translate(-50 -50)">${SYMBOLS[hero]()}</g>`
}
