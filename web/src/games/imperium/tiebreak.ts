import type { PlayerView } from './view'

const ORDER = [
  ['spice', 'spice'],
  ['solari', 'solari'],
  ['water', 'water'],
  ['garrison', 'troops in the garrison'],
] as const

/** "Both had 10 points: 4 spice against 2 decided." Empty if points alone did. */
export function tiebreak(
  players: readonly PlayerView[],
  winners: readonly number[],
  name: (seat: number) => string,
): string {
  const first = winners[0]
  const best = first === undefined ? undefined : players[first]
  if (!best || first === undefined) return ''
  const level = players.flatMap((player, seat) => (seat !== first && player.vp === best.vp ? [seat] : []))
  if (!level.length) return ''
  const tied = `${level.map(name).join(' and ')} had ${best.vp} points too`
  for (const [key, words] of ORDER) {
    const next = Math.max(...level.map((seat) => players[seat]?.[key] ?? 0))
    if (best[key] !== next) return `${tied}: ${best[key]} ${words} against ${next} decided.`
  }
  return `${tied}: the later reveal decided.`
}
