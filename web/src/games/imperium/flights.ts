import type { Flight } from '@/chrome/table/flights'
import type { LogLine } from '@/lib/wire'
import { keyAt } from '@/lib/story'
import { factionOf, resourceOf } from './events'
import { TOLD } from './mechanisms'
import type { Sheet } from './view'

const MOST = 10

/** What moves on the table, told from the story: pieces travel, nothing else is implied. */
export function flightsOf(lines: LogLine[], sheet: Sheet, me: number | null): Flight[] {
  const flights: Flight[] = []
  let place = ''
  for (const line of lines) {
    const seat = `seat:${line.seat}`
    const own = `var(--seat${line.seat + 1})`
    const fly = (icon: string, tone: string, from: string, to: string) =>
      flights.push({ icon, tone, from, to })
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
      case 'recruit':
        fly('troop', 'var(--troop)', place || 'conflict', seat)
        break
      case 'deploy':
        fly('troop', own, seat, 'conflict')
        break
      case 'retreat':
        fly('troop', own, 'conflict', seat)
        break
      case 'draw':
        if (line.seat === me) fly('draw', 'var(--text)', 'deck', 'hand')
        break
      case 'intrigue':
        fly('intrigue', 'var(--intrigue)', place || 'conflict', seat)
        break
      case 'influence':
        fly('influence', own, seat, `track:${factionOf(line)}`)
        break
      case 'acquire':
        fly('acquire', 'var(--ok)', `market:${keyAt(sheet.cards, line.public[0])}`, seat)
        break
      case 'vp':
        fly('vp', 'var(--vp)', 'conflict', seat)
        break
      default: {
        const told = TOLD.flights[line.kind]
        if (told) flights.push(told({ line, sheet, seat, own, place }))
      }
    }
  }
  return flights.slice(-MOST)
}
