import { count } from '@/lib/plural'
import type { LogLine, UndoState } from '@/lib/wire'

/** A wish to take something back, as it stood. */
export interface Wish {
  seat: number
  target: number
  /** The number of the position it was asked at. */
  at: number
}

export function wishOf(undo: UndoState | null, at: number): Wish | null {
  const seat = undo?.asked_by ?? null
  return seat === null ? null : { seat, target: undo?.target ?? at, at }
}

/** How a wish ended, in words; it is no longer asked at this position. */
export function ended(wish: Wish, now: number, name: (seat: number) => string): string {
  if (now <= wish.target) return `Everybody agreed: ${name(wish.seat)} took it back.`
  if (now > wish.at) return `The game went on, so ${name(wish.seat)} no longer asks to take back.`
  return `Not everybody agreed: nothing is taken back.`
}

/** "Ann asks to take back 3 choices, 1 of them yours, including “Ann sends an agent to Arrakeen”." */
export function wished(
  undo: UndoState,
  log: readonly LogLine[],
  deeds: ReadonlySet<string>,
  me: number | null,
  name: (seat: number) => string,
): string {
  const mine = undo.takes_back.filter((seat) => seat === me).length
  const many = undo.takes_back.length
  const whose = mine && mine < many ? `, ${mine} of them yours` : mine ? ' of yours' : ''
  const done = log.filter((line) => line.at >= (undo.target ?? 0) && deeds.has(line.kind))
  const first = done.find((line) => line.seat === undo.asked_by) ?? done[0]
  const told = first ? `${many > 1 ? ', including' : ':'} “${first.text.replace(/\.$/, '')}”` : ''
  return `${name(undo.asked_by ?? 0)} asks to take back ${count(many, 'choice')}${whose}${told}.`
}
