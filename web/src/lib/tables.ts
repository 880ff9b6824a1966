import { read, write } from './storage'
import type { Opened } from './wire'

/** A table this browser knows, with the secrets it holds. */
export interface MyTable {
  table: string
  game: string
  title: string
  /** Seat → secret; several for a hot seat, none for a spectator. */
  seats: Record<number, string>
  spectator: string
  /** The spectator's secret that may host, if no seat is a person's. */
  host: string
  /** Secrets of seats to give away, for whoever made the table. */
  links: Record<number, string>
  ended: string
  /** What this browser gave to the deal. */
  share: string
  /** When it was last open here, in ISO form. */
  seen: string
}

const KEY = 'landsraad.tables'

function all(): Record<string, MyTable> {
  return read<Record<string, MyTable>>(KEY, {})
}

/** My tables, the latest first. */
export function myTables(): MyTable[] {
  return Object.values(all()).sort((a, b) => b.seen.localeCompare(a.seen))
}

export function myTable(table: string): MyTable | undefined {
  return all()[table]
}

/** Merge what is known of a table into the list. */
export function remember(table: string, part: Partial<MyTable>): MyTable {
  const tables = all()
  const known = tables[table]
  const merged: MyTable = {
    table,
    game: part.game ?? known?.game ?? '',
    title: part.title ?? known?.title ?? '',
    seats: { ...known?.seats, ...part.seats },
    spectator: part.spectator ?? known?.spectator ?? '',
    host: part.host ?? known?.host ?? '',
    links: { ...known?.links, ...part.links },
    ended: part.ended ?? known?.ended ?? '',
    share: part.share ?? known?.share ?? '',
    seen: new Date().toISOString(),
  }
  write(KEY, { ...tables, [table]: merged })
  return merged
}

export function forget(table: string): void {
  write(KEY, Object.fromEntries(Object.entries(all()).filter(([key]) => key !== table)))
}

/** Keep the answer to a new table: the seats to sit at, and the links to give away. */
export function rememberOpened(opened: Opened, game: string, title: string, mine: number[]): MyTable {
  const secrets = Object.fromEntries(opened.links.map((link) => [link.seat, link.secret]))
  const seats = Object.fromEntries(mine.map((seat) => [seat, secrets[seat] ?? '']))
  const links = Object.fromEntries(
    opened.links.filter((link) => !mine.includes(link.seat)).map((link) => [link.seat, link.secret]),
  )
  return remember(opened.table, {
    game,
    title,
    seats,
    links,
    spectator: opened.spectator,
    host: opened.host ?? '',
  })
}

/** The rematch of a table is opened by the same secrets. */
export function rememberRematch(table: string, rematch: string): void {
  const { game, title, seats, spectator, host, links } = myTable(table) ?? {}
  remember(rematch, { game, title, seats, spectator, host, links })
}

/** What this browser gives to the deal of a table: 128 random bits, the same for all its seats. */
export function shareOf(table: string): string {
  const known = myTable(table)?.share
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  remember(table, { share })
  return share
}

/** A link to hand to somebody: the secret stays in the fragment. */
export function shareLink(table: string, secret: string): string {
  return `${location.origin}/table/${table}#${secret}`
}
