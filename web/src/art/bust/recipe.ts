import type { BEARDS } from './beards'
import type { COLLARS } from './collars'
import type { GEAR } from './gear'
import type { HAIRS } from './hair'
import type { HEADS } from './head'
import type { MARKS, MASKS } from './marks'
import type { HAIR, House, HOUSE, SKIN, Tones } from './palette'

export type Skin = (typeof SKIN)[keyof typeof SKIN]

/** Where the parts of a head lie on a ground of 120 by 140. */
export interface Geometry {
  cx: number
  /** How far the face is turned. */
  t: number
  /** Half the width at the temples, the cheeks and the jaw. */
  w: number
  cw: number
  jw: number
  top: number
  eye: number
  nose: number
  mouth: number
  jaw: number
  chin: number
}
/** What is drawn behind the head, and before it. */
export interface Layers {
  back?: string
  front?: string
}

/** Of which parts a bust is made. */
export interface Recipe {
  house?: keyof typeof HOUSE
  /** Colours that differ from those of the house. */
  colours?: Partial<House>
  head?: keyof typeof HEADS
  skin?: keyof typeof SKIN
  hair?: keyof typeof HAIRS
  hairc?: keyof typeof HAIR
  beard?: keyof typeof BEARDS
  beardc?: keyof typeof HAIR
  collar?: keyof typeof COLLARS
  fur?: keyof typeof HAIR
  gear?: keyof typeof GEAR
  gearc?: Tones
  gear2?: keyof typeof GEAR
  mask?: keyof typeof MASKS
  marks?: (keyof typeof MARKS)[]
  brow?: 'flat' | 'arch' | 'stern' | 'sad'
  browHeavy?: boolean
  eyes?: 'spice' | 'closed'
  iris?: string
  bigeyes?: number
  lash?: boolean
  lips?: string
  gem?: string
  smile?: boolean
  sneer?: boolean
  blush?: boolean
  noears?: boolean
  /** In a tank, where nothing else holds. */
  tank?: boolean
}
