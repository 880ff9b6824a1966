import { keyOf, Laid } from '@/lib/laid'
import type { OptionView } from '@/lib/view'

const ON_MAP = new Set(['place', 'border'])

/** Where each option of a decision lies on the map. */
export interface OnMap {
  /** Territory or drum sand → options, those of one token only if one is chosen. */
  places: ReadonlyMap<string, OptionView[]>
  /** "arsunt old_gap" → options. */
  borders: ReadonlyMap<string, OptionView[]>
  /** Tokens that options at places begin with: choosing one narrows the places. */
  tokens: string[]
  /** What has no place there. */
  buttons: OptionView[]
}

/** Lay the options out on the map. */
export function lay(options: readonly OptionView[], chosen: string | null): OnMap {
  const all = new Laid(options, ON_MAP)
  const tokens = new Set(all.all('place').flatMap((option) => keyOf(option, 'token') ?? []))
  const shown =
    chosen === null
      ? all
      : new Laid(
          all.all('place').filter((option) => keyOf(option, 'token') === chosen),
          ON_MAP,
        )
  return { places: shown.of('place'), borders: all.of('border'), tokens: [...tokens], buttons: all.buttons }
}
