import type { OptionView } from '@/lib/view'

/** A thing of the table in words, as the game tells it now. */
export interface Told {
  title: string
  /** What kind of thing it is: "spice trade · combat". */
  sort?: string
  icon?: { id: string; tone: string }
  /** What it does, a sentence each, and what stands over these where it is closed. */
  lines: string[]
  heading?: string
  /** The rule that says so. */
  rule?: string
  /** What to ask the rules about it where it is closed. */
  ask?: string
  /** What it offers now; left out where it never offers anything. */
  options?: OptionView[]
  /** Something else already shows what pointing at it would show. */
  hushed?: boolean
}

/** A thing that words are shown of: "space:arrakeen", and where it lies. */
export interface Spoken {
  about: string
  element: Element
  rect: DOMRect
  /** It was clicked, and nothing there can be chosen. */
  refused: boolean
}

/** "space:arrakeen" → its kind and its key. */
export function parted(about: string): [kind: string, key: string] {
  const at = about.indexOf(':')
  return at < 0 ? [about, ''] : [about.slice(0, at), about.slice(at + 1)]
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.')
}
