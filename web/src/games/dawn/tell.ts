// The things of the table in words: what each is, what it does, and what to ask where it is closed.
import type { Told } from '@/chrome/words/words'
import type { DawnGame } from './game.svelte'
import { bearingWords, tribeWords } from './labels'
import { PANELS } from './tell_panels'
import { iconOfToken, siteName, toneOfToken } from './words'

type Tell = (game: DawnGame, key: string) => Told | null

const place: Tell = (game, key) => {
  const now = game.land(key)
  const sand = game.sheet.drum_sand[key]
  const common = {
    title: game.title(key),
    heading: 'What is there',
    ask: game.like(key),
    options: game.laid.places.get(key) ?? [],
    // The panel beside the map tells of a place that can be chosen.
    hushed: game.laid.places.has(key) || !game.mine || !game.laid.places.size,
  }
  if (sand)
    return {
      ...common,
      sort: 'drum sand',
      lines: [
        `Nothing can enter it. It lies between ${sand.around.map((near) => game.title(near)).join(', ')}`,
      ],
    }
  if (!now) return null
  const things = now.tokens.map((token) => game.title(token))
  const goods = Object.entries(now.resources).map(([kind, much]) => `${much} ${game.title(kind)}`)
  const bearing = bearingWords(game, key)
  return {
    ...common,
    sort:
      now.owner === null ? 'nobody holds it' : `held by ${game.name(now.owner)} · strength ${now.strength}`,
    lines: [
      ...(things.length ? [`Here stands: ${things.join(', ')}`] : []),
      ...(goods.length ? [`Here lies: ${goods.join(', ')}`] : []),
      ...(now.site ? [siteName(now.site)] : []),
      ...(bearing ? [`Around it: ${bearing}`] : []),
    ],
  }
}

const tribe: Tell = (game, key) => {
  const seat = Number(key)
  const sheet = game.view?.players[seat]
  if (!sheet) return null
  const { single_wins: alone = 0, alliance_wins: allied = 0 } = game.view?.table ?? {}
  return {
    title: game.name(seat),
    sort: sheet.name,
    lines: [tribeWords(game, seat), `One tribe wins with ${alone} sietches, an alliance with ${allied}`],
    rule: 'DOF 13.1.1',
  }
}

const token: Tell = (game, key) => {
  const sheet = game.sheet.tokens[key]
  if (!sheet) return null
  const left = game.view?.table.supply[key]
  return {
    title: sheet.name,
    icon: { id: iconOfToken(key), tone: toneOfToken(key) },
    lines: [
      ...sheet.lines,
      `Adds ${sheet.strength} strength; moves over ${sheet.move} borders`,
      ...(left === undefined ? [] : [`${left} left in the supply`]),
    ],
    rule: 'DOF 2.2.1',
  }
}

const TELL: Record<string, Tell> = { place, tribe, token, ...PANELS }

export function tellOf(game: DawnGame, kind: string, key: string): Told | null {
  return TELL[kind]?.(game, key) ?? null
}
