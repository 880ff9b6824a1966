// Whom the great moments of War show: who attacks whom with what, what was rolled, and who won.
import type { Camp } from '@/chrome/table/base.svelte'
import type { LogLine } from '@/lib/wire'
import type { WarGame } from './game.svelte'
import type { Side } from './view'
import { hiddenIn, other, SIDES, unitsIn } from './words'

const DICE = ['hit', 'shield', 'special'] as const

/** How many units a side has in an area, where all of them are known. */
function unitsAt(game: WarGame, area: unknown, side: Side): number | undefined {
  const legion = game.area(String(area))?.legion
  return legion?.side === side && !hiddenIn(legion) ? unitsIn(legion).length : undefined
}

/** The icons of the last dice of a side among these lines. */
function rolledBy(game: WarGame, lines: readonly LogLine[], side: Side): string[] {
  const roll = lines.findLast(({ kind, seat }) => kind === 'roll' && SIDES[game.sideOf(seat)] === side)
  return DICE.flatMap((face, i) => Array<string>(Number(roll?.public[i] ?? 0)).fill(face))
}

function attacked(game: WarGame, { seat, public: [from, at] }: LogLine): Camp[] {
  const side = SIDES[game.sideOf(seat)] ?? 'harkonnen'
  return [
    { seat, role: 'attacks', much: unitsAt(game, from, side) },
    { seat: game.houseOf(other(side)), role: 'defends', much: unitsAt(game, at, other(side)) },
  ]
}

function fought(game: WarGame, line: LogLine): Camp[] {
  const story = game.link.log
  const end = story.findLastIndex(({ kind, at }) => kind === line.kind && at === line.at)
  const lines = story.slice(0, end < 0 ? story.length : end)
  const start = lines.findLastIndex(({ kind }) => kind === 'attack')
  const attack = lines[start]
  if (!attack) return []
  const winner = line.seat < 0 ? null : game.sideOf(line.seat)
  return attacked(game, attack).map(({ seat, role = '' }) => ({
    seat,
    role,
    rolled: rolledBy(game, lines.slice(start), SIDES[game.sideOf(seat)] ?? 'harkonnen'),
    won: winner === game.sideOf(seat),
  }))
}

export function campsOf(game: WarGame, line: LogLine): Camp[] {
  switch (line.kind) {
    case 'attack':
      return attacked(game, line)
    case 'battle_over':
      return fought(game, line)
    case 'won':
      return line.seat < 0 ? [] : game.together(line.seat).map((seat) => ({ seat, won: true }))
    default:
      return []
  }
}
