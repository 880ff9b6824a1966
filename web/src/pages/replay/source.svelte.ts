// How to come to a table's positions: over the line of a running game, or, when it has ended and
// everything is public, by plain requests that need no secret.
import { get, summary } from '@/lib/api'
import { TableLink } from '@/lib/socket.svelte'
import { myTable } from '@/lib/tables'
import type { LogLine, Past, TableInfo, TableSummary } from '@/lib/wire'
import { keyOf } from '../home/gamelist'

/** The numbers of a finished game after every choice, and whose choice each was. */
export interface Course {
  choices: number
  players: Record<string, number[]>[]
  turns: number[]
}

const asked = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`)

/** A finished table: nothing moves any more, so it is read and not listened to. */
export class PastLink extends TableLink {
  private stories = new Map<number | null, LogLine[]>()

  constructor(table: string) {
    super(table, '')
  }

  /** Read the table; throws with words if it cannot be shown. */
  async read(now: TableSummary): Promise<void> {
    this.number = now.choices
    this.info = infoOf(now)
    const [last] = await Promise.all([this.position(now.choices, null), this.tell(null)])
    this.view = last.view
    this.status = 'open'
  }

  /** The log as a seat read it. */
  async tell(seat: number | null): Promise<void> {
    const told =
      this.stories.get(seat) ?? (await get<LogLine[]>(`/api/tables/${this.table}/story${asked(seat)}`))
    this.stories.set(seat, told)
    this.log = told
  }

  course(): Promise<Course> {
    return get(`/api/tables/${this.table}/course`)
  }

  override async look(at: number, seat: number | null = null): Promise<Past | null> {
    try {
      return await this.position(at, seat)
    } catch {
      return null
    }
  }

  private position(at: number, seat: number | null): Promise<Past> {
    return get(`/api/tables/${this.table}/at/${at}${asked(seat)}`)
  }
}

function infoOf(now: TableSummary): TableInfo {
  const { table, game, title, options, seats, ended, seed_hash, seed, created } = now
  return {
    table,
    game,
    title,
    options,
    seats,
    you: null,
    host: false,
    host_seat: null,
    paused: false,
    ended,
    pace: 'normal',
    seed_hash,
    seed,
    created,
    hints: false,
    rematch: null,
    chosen: now.chosen,
    waits_for: [],
    shares: now.shares,
  }
}

/** The way to a table's positions. A running one needs a secret: of the link, or of my own list. */
export async function linkTo(table: string, fragment: string): Promise<{ link: TableLink; game: string }> {
  const now = await summary(table)
  if (now.ended) {
    const past = new PastLink(table)
    await past.read(now)
    return { link: past, game: now.game }
  }
  const mine = myTable(table)
  const secret = fragment || (mine ? keyOf(mine) : '')
  if (!secret)
    throw new Error('This game is still running; without a link to it there is nothing to see yet.')
  return { link: new TableLink(table, secret), game: now.game }
}
