import type { WarSheet } from '../../lib/war'
import type { OptionView } from '../../lib/view'

type Places = Map<string, OptionView[]>

/** Where each option of a decision lies on the table; what has no place there becomes a button. */
export interface Laid {
  areas: Places
  zones: Places
  /** Planning cards of the hand. */
  cards: Places
  /** Results of my own dashboard, and of the other. */
  dice: Places
  theirs: Places
  leaders: Places
  foresight: Places
  /** Pieces to lose, leave behind, take along. */
  pieces: OptionView[]
  /** Markers of the tracks, to keep or to move. */
  markers: OptionView[]
  buttons: OptionView[]
}

/** Free actions: never taken by a mere click, since they show something for good. */
const FREE = new Set(['train', 'scout', 'detonate', 'scheme'])
const WITH_DICE = new Set(['die', 'token', 'as', 'change', 'bene_gesserit'])
const WITH_LEADERS = new Set(['special', 'seize', 'recall'])
const WITH_PIECES = new Set(['lose', 'leave', 'remove', 'with', 'apply'])

export const verbOf = (option: OptionView): string => option.notation.split(' ')[0] ?? ''
export const isFree = (option: OptionView): boolean => FREE.has(verbOf(option))

/** Lay the options out on the table. */
export function lay(options: readonly OptionView[], sheet: WarSheet): Laid {
  const laid: Laid = {
    areas: new Map(), zones: new Map(), cards: new Map(), dice: new Map(), theirs: new Map(), leaders: new Map(), foresight: new Map(),
    pieces: [], markers: [], buttons: [],
  }
  for (const option of options) {
    const [verb = '', key = ''] = option.notation.split(' ')
    const put = (places: Places, at = key) => places.set(at, [...(places.get(at) ?? []), option])
    if (verb === 'blast') put(laid.areas, sheet.atomics[key]?.area ?? key)
    else if (verb === 'draw') laid.buttons.push(option)
    else if (key in sheet.areas) put(laid.areas)
    else if (key in sheet.zones) put(laid.zones)
    else if (key in sheet.planning) put(laid.cards)
    else if (WITH_DICE.has(verb)) put(laid.dice)
    else if (verb === 'force') put(laid.theirs)
    else if (WITH_LEADERS.has(verb)) put(laid.leaders)
    else if (key in sheet.prescience || verb === 'claim' || verb === 'attach' || verb === 'withdraw' || verb === 'drop') put(laid.foresight)
    else if (WITH_PIECES.has(verb)) laid.pieces.push(option)
    else if (key in sheet.imperium || key in sheet.markers) laid.markers.push(option)
    else laid.buttons.push(option)
  }
  return laid
}

/** Whether a lone option may be taken without asking: it neither fights, spends nor shows anything. */
export function harmless(notation: string): boolean {
  return /^(done|decline|stay|lose|remove|change|resolve|fresh|apply|stand)\b/.test(notation)
}
