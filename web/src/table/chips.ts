import type { OptionView, Token } from '../lib/imperium'
import type { TableGame } from './game.svelte'

export interface Chip {
  option: OptionView | null
  /** Where it comes from. */
  source: string
  tokens: Token[]
  /** Words if no icons are known. */
  text: string
  state: 'open' | 'waiting'
}

/** "resolve carthag troops_1" → its source and its icons. */
function drawn(game: TableGame, notation: string, text: string): { source: string; tokens: Token[]; text: string } {
  const [verb, source = '', label = ''] = notation.split(' ')
  if (verb === 'recruit') return { source: 'from your supply', tokens: [{ text: 'recruit' }, { icon: source }], text }
  const tokens = game.sheet.answers[source]?.[label]?.tokens ?? []
  const words = text.startsWith(`${game.title(source)}: `) ? text.slice(game.title(source).length + 2) : text
  return { source: game.title(source), tokens, text: words }
}

/** Unfinished business: what the decision offers to resolve, then what waits. */
export function chipsOf(game: TableGame): Chip[] {
  const offered = game.placed.chips
  const open = offered.map((option): Chip => ({ option, state: 'open', ...drawn(game, option.notation, option.text) }))
  const names = new Set(offered.map((option) => option.notation))
  const waiting = (game.view?.table.agenda ?? [])
    .filter((item) => !names.has(item.option))
    .map((item): Chip => ({ option: null, state: 'waiting', ...drawn(game, item.option, item.text) }))
  return [...open, ...waiting]
}

const TRACK = { shipping_track: { name: 'Shipping track' } }

/** The icons of "take swords" and the like, by the source that asks. */
export function takeTokens(game: TableGame, notation: string): Token[] {
  const source = game.decision?.source ?? ''
  const tables = [game.sheet.cards, game.sheet.intrigue, game.sheet.spaces, game.sheet.leaders, game.sheet.conflicts, game.sheet.tech, game.sheet.skills, game.sheet.navigation, TRACK]
  for (const table of tables) {
    for (const [key, part] of Object.entries(table)) {
      if (part.name !== source && key !== source) continue
      const found = game.sheet.answers[key]?.[notation]
      if (found) return found.tokens
    }
  }
  return []
}
