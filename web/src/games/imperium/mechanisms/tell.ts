// The things of Uprising in words.
import type { Told } from '@/chrome/words/words'
import type { TableGame } from '../game.svelte'

type Tell = (game: TableGame, key: string) => Told | null

const post: Tell = (game, key) => {
  const found = game.view?.table.posts?.find((one) => one.key === key)
  const sheet = game.sheet.posts[key]
  if (!found) return null
  const spies = found.spies.map((seat) => `A spy of ${game.name(seat)} stands here`)
  return {
    title: `Observation post: ${sheet?.name ?? key}`,
    icon: { id: 'spy', tone: 'brass' },
    lines: [...(spies.length ? spies : ['No spy stands here']), ...(sheet?.lines ?? [])],
    rule: 'IMP 39.2.1',
    options: game.placed.laid.at('post', key) ?? (game.placed.laid.has('post') ? [] : undefined),
  }
}

const contract: Tell = (game, key) => {
  const sheet = game.sheet.contracts[key] ?? game.sheet.first_contracts[key]
  if (!sheet) return null
  return {
    title: sheet.name,
    sort: game.player?.contracts?.includes(key) ? 'your contract' : 'contract',
    icon: { id: 'contract', tone: 'brass' },
    lines: sheet.lines,
    rule: 'IMP 42.2.1',
    options: game.placed.laid.at('contract', key),
  }
}

const wall: Tell = (game) => ({
  title: game.view?.table.shield_wall ? 'The Shield Wall stands' : 'The Shield Wall has fallen',
  icon: { id: 'wall', tone: 'brass' },
  lines: [
    'While it stands, no sandworm comes to a conflict at Arrakeen, the Spice Refinery or the Imperial Basin',
    'It falls once, for everybody and for good',
  ],
  rule: 'IMP 40.3.1',
})

export const TELL: Record<string, Tell> = { post, contract, wall }
