// A line of "Your games": what to say of a table from its summary.
import type { MyTable } from '@/lib/tables'
import type { TableSummary } from '@/lib/wire'
import { inTeams } from '@/lib/sides'
import { wonWith } from '../parts/words'

export interface GameLine {
  href: string
  title: string
  detail: string
  badge: string
  /** The badge calls for action. */
  mine: boolean
  ended: boolean
}

/** The secret to come back with: a seat's, else the host's or spectator's. */
export function keyOf(mine: MyTable): string {
  return Object.values(mine.seats)[0] || mine.host || mine.spectator
}

function mySeats(mine: MyTable): number[] {
  return Object.keys(mine.seats).map(Number)
}

function seatName(now: TableSummary, seat: number): string {
  return now.seats[seat]?.name || `Seat ${seat + 1}`
}

/** "with Ann, Belit and Corvin": who sits in the other seats. */
function company(mine: MyTable, now: TableSummary): string {
  const others = now.seats.filter((seat) => !mySeats(mine).includes(seat.seat))
  const names = others.map((seat) => seatName(now, seat.seat))
  if (!names.length) return 'alone'
  return `with ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ` : ''}${names.at(-1)}`
}

function ending(mine: MyTable, now: TableSummary): { detail: string; badge: string } {
  if (now.ended === 'abandoned') return { detail: 'ended without a result', badge: 'Replay' }
  const winners = now.winners ?? []
  if (!winners.length) return { detail: 'a rival won', badge: 'Replay' }
  const won = winners.some((seat) => mySeats(mine).includes(seat))
  const who = inTeams(mine.game, now.seats.length)
    ? won
      ? 'your team'
      : `${winners.includes(0) ? 'Muad’Dib' : 'Shaddam'}’s team`
    : won
      ? 'you'
      : winners.map((seat) => seatName(now, seat)).join(', ')
  return { detail: wonWith(who, winners[0] ?? 0, now.scores ?? []), badge: 'Replay' }
}

/** The line of a table; `now` is null while its state is not known. */
export function gameLine(mine: MyTable, now: TableSummary | null): GameLine {
  const key = keyOf(mine)
  const table = `/table/${mine.table}${key ? `#${key}` : ''}`
  const name = (now?.title || mine.title || mine.game || 'Table').replace(/^Dune: /, '')
  if (!now) return { href: table, title: name, detail: '', badge: '', mine: false, ended: false }
  if (now.ended) {
    return { href: `/replay/${mine.table}`, title: name, mine: false, ended: true, ...ending(mine, now) }
  }
  const { round } = now
  const title = round ? `${name} · round ${round}` : name
  const open = now.seats.filter((seat) => seat.kind === 'open').length
  const detail = open ? `${open === 1 ? '1 seat' : `${open} seats`} still open` : company(mine, now)
  if (now.paused) return { href: table, title, detail, badge: 'Paused', mine: false, ended: false }
  if (now.turn !== null && mySeats(mine).includes(now.turn)) {
    return { href: table, title, detail, badge: 'Your turn', mine: true, ended: false }
  }
  const badge = now.turn === null ? '' : seatName(now, now.turn)
  return { href: table, title, detail, badge, mine: false, ended: false }
}
