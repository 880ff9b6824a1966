// Whom the great moments of Dawn show: who attacks whom with what strength, how all voted, and who won.
import type { Camp } from '@/chrome/table/base.svelte'
import type { LogLine } from '@/lib/wire'
import type { DawnGame } from './game.svelte'

/** The story before a line. */
function before(game: DawnGame, { kind, at }: LogLine): LogLine[] {
  const story = game.link.log
  const end = story.findLastIndex((line) => line.kind === kind && line.at === at)
  return story.slice(0, end < 0 ? story.length : end)
}

function attacked(game: DawnGame, { seat, public: [, owner] }: LogLine): Camp[] {
  const { attack, defence } = game.view?.table.attack ?? {}
  const camps: Camp[] = [{ seat, role: 'attacks', much: attack }]
  if (Number(owner) >= 0) camps.push({ seat: Number(owner), role: 'defends', much: defence })
  return camps
}

function decided(game: DawnGame, line: LogLine): Camp[] {
  const [, attacking, defending, taken] = line.public
  const attack = before(game, line).findLast(({ kind }) => kind === 'attack')
  const owner = Number(attack?.public[1] ?? -1)
  const camps: Camp[] = [{ seat: line.seat, role: 'attacks', much: Number(attacking), won: Boolean(taken) }]
  if (owner >= 0) camps.push({ seat: owner, role: 'defends', much: Number(defending), won: !taken })
  return camps
}

function voted(game: DawnGame, line: LogLine): Camp[] {
  const story = before(game, line)
  const motion = story.findLastIndex(({ kind }) => kind === 'motion')
  const votes = story.slice(motion + 1).filter(({ kind }) => kind === 'council_vote')
  return [
    { seat: story[motion]?.seat ?? line.seat, role: 'proposes' },
    ...votes.map(({ seat, public: [yes] }) => ({
      seat,
      role: yes ? 'agrees' : 'refuses',
      won: Boolean(yes),
    })),
  ]
}

export function campsOf(game: DawnGame, line: LogLine): Camp[] {
  switch (line.kind) {
    case 'attack':
      return attacked(game, line)
    case 'result':
      return decided(game, line)
    case 'adopted':
    case 'rejected':
      return voted(game, line)
    case 'trade':
      return [{ seat: line.seat }, { seat: Number(line.public[0]) }]
    case 'over':
      return (game.view?.table.won ?? []).map((seat) => ({ seat, won: true }))
    default:
      return []
  }
}
