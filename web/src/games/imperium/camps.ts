// Whom the great moments show: who fought with what strength and what the winner takes, and who has won.
import type { Camp } from '@/chrome/table/base.svelte'
import type { LogLine } from '@/lib/wire'
import type { TableGame } from './game.svelte'

/** The first place that was taken tells of the whole field, as it stood before the rewards. */
function fought(game: TableGame, { seat, public: [place, strength] }: LogLine): Camp[] {
  const { players = [], table } = game.before ?? {}
  const field = players.map((player, nth) => (nth === seat ? Number(strength) : player.strength))
  if (Number(strength) < Math.max(0, ...field)) return []
  const reward = game.sheet.conflicts[table?.conflict ?? '']?.rewards[Number(place)]
  return field
    .map((much, nth): Camp => ({
      seat: nth,
      much,
      won: nth === seat,
      ...(nth === seat && reward ? { wins: reward.text } : {}),
    }))
    .filter((camp) => camp.much || camp.won)
    .toSorted((a, b) => (b.much ?? 0) - (a.much ?? 0))
}

export function campsOf(game: TableGame, line: LogLine): Camp[] {
  if (line.kind === 'place') return fought(game, line)
  if (line.kind !== 'winner') return []
  return game.together(line.seat).map((seat) => ({ seat, won: true }))
}
