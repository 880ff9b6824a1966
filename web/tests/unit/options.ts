import type { OptionView } from '@/lib/view'

/** An option as the server sends it; each spot is written as its kind and its key. */
export function option(notation: string, ...spots: string[]): OptionView {
  const at = spots.map((spot) => {
    const [kind = '', ...key] = spot.split(' ')
    return { kind, key: key.join(' ') }
  })
  return { notation, text: notation, verb: notation.split(' ')[0] ?? '', at, plain: false, aside: false }
}
