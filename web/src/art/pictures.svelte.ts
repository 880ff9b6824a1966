type Drawing = typeof import('./drawing')

let drawing = $state.raw<Drawing | null>(null)
let held = $state(false)
import('./drawing').then(
  (found) => (drawing = found),
  () => {},
)

/** Pictures follow the words: a table is painted once before the first of them is drawn. */
export const pictures = {
  get drawing(): Drawing | null {
    return held ? null : drawing
  },
  get held(): boolean {
    return held
  },
  /** Let the next paint come first. */
  hold(): void {
    held = true
    requestAnimationFrame(() => setTimeout(() => (held = false)))
  },
}
