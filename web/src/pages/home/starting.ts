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
  const first = guided ? FIRST[game.name] : undefined
  const deal = first ? { seed: first.seed, options: first.options } : { options, joint: true }
  const opened = await openTable({ game: game.name, seats, ...deal })
  const kept = rememberOpened(opened, game.name, game.title, [0])
  if (guided) inviteGuide(opened.table)
  go(`/table/${opened.table}#${kept.seats[0] ?? ''}`)
}

/** A first game that shows everything once: a leader of one plain line, who asks nothing before the first
 * turn, and a deal in which one begins, can send both agents, and has enough left to buy a card. */
const FIRST: Readonly<Record<string, { seed: string; options: Record<string, unknown> }>> = {
  imperium: { seed: '35', options: { leaders: ['paul_atreides'] } },
}

const me = (name: string): NewSeat => ({ kind: 'human', bot: null, name: name.trim() || 'Guest' })

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
    {},
    guided,
  )
}
