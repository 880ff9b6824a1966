import type { AttackView } from './view'
import type { DawnGame } from './game.svelte'

/** What one tribe brings to an attack, and out of which territories. */
export interface Part {
  seat: number
  much: number
  from: string
  barred: boolean
}
export interface Fight {
  attack: Part[]
  defence: Part[]
  /** Strength moved in by the attacker. */
  moved: number
  /** Who bears on the target and has not said for whom. */
  open: Part[]
}

/** "Tsimpo 2, Arsunt 1": the territories of a tribe that bear on a place. */
export function bearers(game: DawnGame, place: string, seat: number): string {
  return Object.entries(game.land(place)?.bears ?? {})
    .filter(([near]) => game.land(near)?.owner === seat)
    .map(([near, much]) => `${game.title(near)} ${much}`)
    .join(', ')
}

/** Who stands on which side of an attack. */
export function fightOf(game: DawnGame, { target, seat: attacker, sides, attack }: AttackView): Fight {
  const land = game.land(target)
  const owner = land?.owner ?? null
  const fight: Fight = { attack: [], defence: [], moved: 0, open: [] }
  if (land && owner !== null)
    fight.defence.push({ seat: owner, much: land.strength, from: game.title(target), barred: false })
  for (const [key, much] of Object.entries(land?.bearing ?? {})) {
    const seat = Number(key)
    const barred =
      game.view?.table.barred.some((bar) => bar.territory === target && bar.seat === seat) ?? false
    const part = { seat, much, from: bearers(game, target, seat), barred }
    const side = seat === attacker ? 'attack' : seat === owner ? 'defence' : sides[seat]
    if (side === 'attack') fight.attack.push(part)
    else if (side === 'defence') fight.defence.push(part)
    else if (side === null) fight.open.push(part)
  }
  fight.attack.sort((a, b) => Number(b.seat === attacker) - Number(a.seat === attacker))
  fight.moved = Math.max(
    0,
    attack - fight.attack.reduce((sum, part) => sum + (part.barred ? 0 : part.much), 0),
  )
  return fight
}
