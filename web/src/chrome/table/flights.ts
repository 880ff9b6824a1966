import { placeOf, stillness } from '@/lib/places'

const TIME = 260
const APART = 60

/** A piece on its way from one place of the table to another. */
export interface Flight {
  icon: string
  tone: string
  from: string
  to: string
}

/** Let the pieces travel, 260 ms each along a slight arc; not at all if motion is unwelcome. */
export function launch(flights: Flight[]): void {
  if (stillness() || document.hidden) return
  flights.forEach((flight, i) => {
    const from = placeOf(flight.from)
    const to = placeOf(flight.to)
    if (!from || !to) return
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    piece.setAttribute('aria-hidden', 'true')
    piece.style.cssText = `position:fixed;left:0;top:0;width:26px;height:26px;z-index:70;pointer-events:none;color:${flight.tone};filter:drop-shadow(0 0 3px var(--ink-warm));opacity:0`
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${flight.icon}`)
    piece.append(use)
    document.body.append(piece)
    const at = (rect: DOMRect) => [rect.left + rect.width / 2 - 13, rect.top + rect.height / 2 - 13] as const
    const [x, y] = at(from)
    const [u, v] = at(to)
    const moves = piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 1 },
        { transform: `translate(${(x + u) / 2}px, ${(y + v) / 2 - 26}px) scale(1.15)`, opacity: 1 },
        { transform: `translate(${u}px, ${v}px) scale(1)`, opacity: 0.9 },
      ],
      { duration: TIME, delay: i * APART, easing: 'ease-out' },
    )
    const gone = () => piece.remove()
    moves.onfinish = gone
    moves.oncancel = gone
  })
}
