// Straight from a door to the table.
import { openTable } from '@/lib/api'
import { inviteGuide } from '@/chrome/table/guide.svelte'
import { companyOf } from '@/lib/opponents'
import { go } from '@/lib/router.svelte'
import { rememberOpened } from '@/lib/tables'
import type { GameCard, NewSeat } from '@/lib/wire'

async function start(
  game: GameCard,
  seats: NewSeat[],
  options: Record<string, unknown>,
  guided = false,
): Promise<void> {
  const opened = await openTable({ game: game.name, seats, options, joint: true })
  const kept = rememberOpened(opened, game.name, game.title, [0])
  if (guided) inviteGuide(opened.table)
  go(`/table/${opened.table}#${kept.seats[0] ?? ''}`)
}

/** Who leads a first house: a leader of one plain line, who asks nothing before the first turn. */
const FIRST: Readonly<Record<string, Record<string, unknown>>> = {
  imperium: { leaders: ['paul_atreides'] },
}

const me = (name: string): NewSeat => ({ kind: 'human', bot: null, name: name.trim() })

/** Alone against the rivals of the rulebook. */
export function startSolo(game: GameCard, name: string, difficulty: string): Promise<void> {
  return start(game, [me(name)], { difficulty })
}

/** Against bots, in all the seats the game is best with. */
export function startBots(game: GameCard, name: string, company: string, guided = false): Promise<void> {
  const others = companyOf(company, game.default_seats - 1)
  return start(
    game,
    [me(name), ...others.map((bot): NewSeat => ({ kind: 'bot', bot, name: '' }))],
    guided ? (FIRST[game.name] ?? {}) : {},
    guided,
  )
}
