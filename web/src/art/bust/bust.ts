import { BEARDS } from './beards'
import { COLLARS } from './collars'
import { GEAR } from './gear'
import { HAIRS } from './hair'
import { eyes, geometry, headPath, mouth, shadePath } from './head'
import { fill, n } from './ink'
import { MARKS, MASKS } from './marks'
import { HAIR, HOUSE, SIGN, SKIN, type House } from './palette'
import type { Geometry, Layers, Recipe, Skin } from './recipe'
import { tankHead } from './tank'

/** Masks that hair falls over; the others lie over the hair. */
const UNDER_HAIR = new Set(['plate', 'patch', 'monocle', 'mesh'])
const BEHIND = new Set(['hilt', 'baliset'])

/** The ground behind a head: its house's light, ring and sign. `id` names its gradient. */
export function ground(recipe: Recipe, id: string): string {
  const house = houseOf(recipe)
  const sign = (SIGN as Record<string, string>)[house.sign] ?? ''
  return (
    `<defs><radialGradient id="${id}" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="${house.g[0]}"/>` +
    `<stop offset="1" stop-color="${house.g[1]}"/></radialGradient></defs>` +
    `<rect width="120" height="140" fill="url(#${id})"/>` +
    `<circle cx="60" cy="58" r="46" fill="${house.m}" fill-opacity=".13"/>` +
    `<circle cx="60" cy="58" r="54" fill="none" stroke="${house.m}" stroke-width="1" stroke-opacity=".35"/>` +
    fill(
      sign,
      house.m,
      'fill-rule="evenodd" fill-opacity=".2" transform="translate(60 56) scale(1.12) translate(-60 -54)"',
    )
  )
}

/** Head and shoulders of a recipe, on a ground of 120 by 140; light falls from the left. */
export function bust(recipe: Recipe): string {
  const house = houseOf(recipe)
  const skin = SKIN[recipe.skin ?? 'warm']
  const g = geometry(recipe)
  const marks = recipe.marks ?? []
  const mark = (key: keyof typeof MARKS) => MARKS[key](g, house, skin)
  const behind = marks.filter((key) => BEHIND.has(key)).map(mark)
  const before = marks.filter((key) => !BEHIND.has(key) && key !== 'jowls').map(mark)
  const inside = recipe.tank ? tank(house) : person(recipe, house, skin, g)
  return [...behind, inside, ...before].join('')
}

const houseOf = (recipe: Recipe): House => ({ ...HOUSE[recipe.house ?? 'smuggler'], ...recipe.colours })

function tank(house: House): string {
  const glass = 'stroke="#fff3d8" stroke-width="2" stroke-opacity=".35"'
  return tankHead() + COLLARS.tank(house) + fill('M30 24 C22 44 20 78 28 108', 'none', glass)
}

function person(recipe: Recipe, house: House, skin: Skin, g: Geometry): string {
  const hair: Layers = recipe.hair ? HAIRS[recipe.hair](g, HAIR[recipe.hairc ?? 'black']) : {}
  const gear: Layers = recipe.gear
    ? GEAR[recipe.gear](g, { ...house, c: recipe.gearc ?? house.c }, recipe)
    : {}
  const collar = COLLARS[recipe.collar ?? 'robe'](house, recipe, skin)
  const throat = neck(recipe, skin, g)
  // A fan stands behind the neck, every other collar before it.
  const shoulders = recipe.collar === 'fan' ? collar + throat : throat + collar
  const mask = recipe.mask ? MASKS[recipe.mask](g, house) : ''
  const under = recipe.mask && UNDER_HAIR.has(recipe.mask)
  const second: Layers = recipe.gear2 ? GEAR[recipe.gear2](g, house, recipe) : {}
  return [
    gear.back,
    hair.back,
    shoulders,
    face(recipe, house, skin, g),
    under ? mask : '',
    hair.front,
    under ? '' : mask,
    gear.front,
    second.front,
  ]
    .filter(Boolean)
    .join('')
}

function neck(recipe: Recipe, skin: Skin, g: Geometry): string {
  const half = recipe.head === 'heavy' ? 17 : recipe.head === 'square' ? 13.5 : recipe.lash ? 9 : 11
  const w = recipe.head === 'fine' ? 9 : half
  return (
    fill(
      `M${60 - w} ${g.jaw - 4} L${60 - w - 1} 108 Q60 118 ${60 + w + 1} 108 L${60 + w} ${g.jaw - 4}z`,
      skin[1],
    ) +
    fill(
      `M${60 - w} ${g.jaw + 2} Q60 ${g.chin + 16} ${60 + w} ${g.jaw + 2} L${60 + w + 1} 108 Q66 115 60 114 ` +
        `L60 ${g.chin + 8} Q48 ${g.chin + 6} ${60 - w} ${g.jaw + 6}z`,
      skin[2],
    )
  )
}

function face(recipe: Recipe, house: House, skin: Skin, g: Geometry): string {
  const { w, cw, jw, t, eye, nose, jaw, chin } = g
  const ear = (x: number, tone: string) =>
    `<ellipse cx="${x}" cy="${eye + 5}" rx="4" ry="6.5" fill="${tone}"/>`
  const bearded = recipe.beard === 'full' || recipe.beard === 'long'
  // Half tone along the edge of the shadow, and a lit triangle under the far eye.
  const triangle = `M${n(60 + w * 0.2 + t)} ${eye + 5} L${n(60 + w * 0.62 + t)} ${eye + 4.5} L${n(60 + w * 0.34 + t)} ${n(nose + 3)}z`
  const cheek =
    `M${60 - w + 1} ${eye + 4} C${60 - cw + 2} ${jaw - 8} ${60 - jw + 1} ${jaw} 52 ${chin - 1} ` +
    `C${60 - jw + 6} ${jaw - 2} ${60 - cw + 6} ${jaw - 10} ${60 - w + 1} ${eye + 4}z`
  return [
    recipe.noears ? '' : ear(60 - w, skin[1]) + ear(60 + w, skin[2]),
    fill(headPath(g), skin[0]),
    fill(shadePath(g), skin[2]),
    fill(triangle, skin[1], 'fill-opacity=".85"'),
    fill(cheek, skin[1], 'fill-opacity=".7"'),
    recipe.marks?.includes('jowls') ? MARKS.jowls(g, house, skin) : '',
    recipe.beard ? BEARDS[recipe.beard](g, HAIR[recipe.beardc ?? recipe.hairc ?? 'black']) : '',
    bearded ? '' : mouth(recipe, g, skin),
    recipe.blush
      ? `<ellipse cx="${60 - cw + 7}" cy="${nose + 2}" rx="5" ry="2.6" fill="#d9705c" fill-opacity=".25"/>`
      : '',
    eyes(recipe, g, skin),
  ].join('')
}
