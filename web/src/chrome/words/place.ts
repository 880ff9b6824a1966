export const WIDE = 352
const GAP = 10
const EDGE = 8
/** How finely free room is looked for, and what covering costs against going far. */
const STEP = 32
const DEAR = 4
const OWN = 1

export interface Spot {
  left: number
  top: number
  /** How much of what may be chosen lies under it, in square pixels. */
  covers: number
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

function shared(left: number, top: number, high: number, box: Box): number {
  const wide = Math.min(left + WIDE, box.right) - Math.max(left, box.left)
  const tall = Math.min(top + high, box.bottom) - Math.max(top, box.top)
  return wide > 0 && tall > 0 ? wide * tall : 0
}

/** Where a popover stands: over its thing, else under or beside it, always on the screen, and off what may be chosen as far as there is room. */
export function beside(
  rect: DOMRect,
  high: number,
  screen: { w: number; h: number },
  open: readonly Box[] = [],
): Spot {
  const most = { left: screen.w - WIDE - EDGE, top: Math.max(EDGE, screen.h - high - EDGE) }
  const middle = rect.left + rect.width / 2 - WIDE / 2
  const level = rect.top + rect.height / 2 - high / 2
  const at = (left: number, top: number): Spot & { cost: number } => {
    const spot = {
      left: Math.min(Math.max(left, EDGE), most.left),
      top: Math.min(Math.max(top, EDGE), most.top),
    }
    const covers = open.reduce((sum, box) => sum + shared(spot.left, spot.top, high, box), 0)
    const away = Math.hypot(spot.left - middle, spot.top - level)
    return { ...spot, covers, cost: DEAR * covers + OWN * shared(spot.left, spot.top, high, rect) + away }
  }
  const near = [
    at(middle, rect.top - GAP - high),
    at(middle, rect.bottom + GAP),
    at(rect.right + GAP, level),
    at(rect.left - GAP - WIDE, level),
  ]
  const good = near.find((spot) => !spot.covers && !shared(spot.left, spot.top, high, rect))
  if (good) return good
  for (let left = EDGE; left <= most.left; left += STEP)
    for (let top = EDGE; top <= most.top; top += STEP) near.push(at(left, top))
  return near.reduce((best, spot) => (spot.cost < best.cost ? spot : best))
}

/** The boxes of what may be chosen now, the words themselves left out. */
export function choosable(): DOMRect[] {
  return [...document.querySelectorAll('[data-open]')]
    .filter((element) => !element.closest('[data-words]') && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
}

/** How far a point lies from a box. */
export function distance(x: number, y: number, box: Box): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}
