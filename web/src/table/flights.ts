import type { Sheet } from '../lib/imperium'
import type { LogLine } from '../lib/wire'
import { placeOf, stillness } from '../lib/places'
import { factionOf, keyAt, resourceOf } from './story'

const TIME = 260
const APART = 60
const MOST = 10

export interface Flight {
  icon: string
  tone: string
  from: string
  to: string
}

/** What moves on the table, told from the story: pieces travel, nothing else is implied. */
export function flightsOf(lines: LogLine[], sheet: Sheet, me: number | null): Flight[] {
  const flights: Flight[] = []
  let place = ''
  for (const line of lines) {
    const seat = `seat:${line.seat}`
    const own = `var(--seat${line.seat + 1})`
    const fly = (icon: string, tone: string, from: string, to: string) => flights.push({ icon, tone, from, to })
    switch (line.kind) {
      case 'send':
      case 'rival_send':
        place = `space:${keyAt(sheet.spaces, line.public.at(-1))}`
        fly('agent', own, seat, place)
        break
      case 'gain': {
        const what = resourceOf(line)
        if (what) fly(what, `var(--${what})`, place || 'conflict', seat)
        break
      }
      case 'recruit': fly('troop', 'var(--troop)', place || 'conflict', seat); break
      case 'deploy': fly('troop', own, seat, 'conflict'); break
      case 'retreat': fly('troop', own, 'conflict', seat); break
      case 'draw': if (line.seat === me) fly('draw', 'var(--text)', 'deck', 'hand'); break
      case 'intrigue': fly('intrigue', 'var(--intrigue)', place || 'conflict', seat); break
      case 'influence': fly('influence', own, seat, `track:${factionOf(line)}`); break
      case 'acquire': fly('acquire', 'var(--ok)', `market:${keyAt(sheet.cards, line.public[0])}`, seat); break
      case 'commission': fly('dreadnought', own, 'space:dreadnought', seat); break
      case 'deploy_dreadnought': fly('dreadnought', own, seat, 'conflict'); break
      case 'retreat_dreadnought': fly('dreadnought', own, 'conflict', seat); break
      case 'station': fly('dreadnought', own, 'conflict', `space:${keyAt(sheet.spaces, line.public[0])}`); break
      case 'flag_home': fly('dreadnought', own, `space:${keyAt(sheet.spaces, line.public[0])}`, seat); break
      case 'detonate': fly('dreadnought', own, 'conflict', seat); break
      case 'advance': fly('freighter', own, `step:${Number(line.public[0]) - 1}`, `step:${line.public[0]}`); break
      case 'recall_freighter': fly('freighter', own, `step:${line.public[0]}`, 'step:0'); break
      case 'tech': fly('tech', 'var(--tech)', 'ix', seat); break
      case 'negotiator': fly('negotiator', own, seat, 'ix'); break
      case 'negotiators_home': fly('negotiator', own, 'ix', seat); break
      case 'snooper': fly('snooper', 'var(--tech)', `track:${factionOf(line)}`, seat); break
      case 'commander': fly('commander', 'var(--emperor)', place || 'skills', seat); break
      case 'commanders_move': fly('commander', own, line.public[0] === 'deploy' ? seat : 'conflict', line.public[0] === 'deploy' ? 'conflict' : seat); break
      case 'commander_gone': fly('commander', 'var(--emperor)', `space:${keyAt(sheet.spaces, line.public[0])}`, 'conflict'); break
      case 'skill': fly('skill', 'var(--emperor)', `skill:${keyAt(sheet.skills, line.public[0])}`, seat); break
      case 'navigation': fly('navigation', 'var(--guild)', seat, 'board'); break
      case 'twisted': fly('twisted', 'var(--intrigue)', 'board', seat); break
      case 'give': fly('intrigue', 'var(--intrigue)', seat, `seat:${line.public[0]}`); break
      case 'smuggle_in': fly('spice', 'var(--spice)', seat, `space:${keyAt(sheet.spaces, line.public[0])}`); break
      case 'smuggle_out': fly('spice', 'var(--spice)', `space:${keyAt(sheet.spaces, line.public[0])}`, seat); break
      case 'fray': fly('agent', own, `space:${keyAt(sheet.spaces, line.public[0])}`, 'conflict'); break
      case 'vp': fly('vp', 'var(--vp)', 'conflict', seat); break
    }
  }
  return flights.slice(-MOST)
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
    piece.style.cssText = `position:fixed;left:0;top:0;width:26px;height:26px;z-index:70;pointer-events:none;color:${flight.tone};filter:drop-shadow(0 0 3px #17132b);opacity:0`
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
