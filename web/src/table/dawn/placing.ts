import type { DawnSheet } from '../../lib/dawn'
import type { OptionView } from '../../lib/view'

/** Where each option of a decision lies on the map; what has no place there becomes a button. */
export interface Laid {
  /** Territory or drum sand → options. */
  places: Map<string, OptionView[]>
  /** "arsunt old_gap" → option. */
  borders: Map<string, OptionView>
  /** Tokens that options at places begin with: choosing one narrows the places. */
  tokens: string[]
  buttons: OptionView[]
}

/** The things that an option names, by the keys of the sheet. */
export interface Named {
  verb: string
  places: string[]
  token: string | null
}

/** "build crysknife tsimpo" → what it names. */
export function named(notation: string, sheet: DawnSheet): Named {
  const words = notation.split(' ')
  const places = words.slice(1).filter((word) => word in sheet.territories || word in sheet.drum_sand)
  const token = words.slice(1).find((word) => word in sheet.tokens) ?? null
  return { verb: words[0] ?? '', places, token }
}

/** Lay the options out on the map, those of one token only if one is chosen. */
export function lay(options: readonly OptionView[], sheet: DawnSheet, chosen: string | null): Laid {
  const laid: Laid = { places: new Map(), borders: new Map(), tokens: [], buttons: [] }
  for (const option of options) {
    const { places, token } = named(option.notation, sheet)
    const [first, second] = places
    if (first === undefined) laid.buttons.push(option)
    else if (second !== undefined) laid.borders.set(`${first} ${second}`, option)
    else {
      if (token !== null && !laid.tokens.includes(token)) laid.tokens.push(token)
      if (chosen === null || token === chosen) laid.places.set(first, [...(laid.places.get(first) ?? []), option])
    }
  }
  return laid
}

/** Whether a lone option may be taken without asking: it neither fights, spends nor leaves. */
export function harmless(notation: string): boolean {
  return /^(done|pass|stop|strike|go|put|from|keep|take|no)\b/.test(notation)
}
