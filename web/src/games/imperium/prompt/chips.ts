import { keyOf } from '@/lib/laid'
import type { OptionView } from '@/lib/view'
import type { Token } from '../view'
import type { TableGame } from '../game.svelte'

export interface Chip {
  option: OptionView | null
  /** Where it comes from. */
  source: string
  tokens: Token[]
  /** Words if no icons are known. */
  text: string
  state: 'open' | 'waiting'
}

/** An effect: its source by name and its icons, or its words without the name. */
function drawn(
  game: TableGame,
  source: string,
  effect: string,
  text: string,
): Omit<Chip, 'option' | 'state'> {
  const name = game.title(source)
  const begins = text.startsWith(`${name}: `)
  const tokens = game.sheet.answers[source]?.[effect]?.tokens ?? []
  return { source: name, tokens, text: begins ? text.slice(name.length + 2) : text }
}

/** What is offered: an effect, or a unit of one's own supply. */
function open(game: TableGame, option: OptionView): Chip {
  const unit = keyOf(option, 'supply')
  const tokens = unit ? [{ text: 'recruit' }, { icon: unit }] : []
  return {
    option,
    state: 'open',
    ...(unit
      ? { source: 'from your supply', tokens, text: option.text }
      : drawn(game, keyOf(option, 'source') ?? '', keyOf(option, 'effect') ?? '', option.text)),
  }
}

/** Unfinished business: what the decision offers to resolve, then what waits. */
export function chipsOf(game: TableGame): Chip[] {
  const offered = game.placed.chips
  const notations = new Set(offered.map((option) => option.notation))
  const waiting = (game.view?.table.agenda ?? [])
    .filter((item) => !notations.has(item.option))
    .map((item): Chip => ({
      option: null,
      state: 'waiting',
      ...drawn(game, item.source, item.effect, item.text),
    }))
  return [...offered.map((option) => open(game, option)), ...waiting]
}

/** The icons of an alternative, by the source that asks. */
export function takeTokens(game: TableGame, option: OptionView): Token[] {
  const source = game.decision?.source ?? ''
  for (const [key, answers] of Object.entries(game.sheet.answers)) {
    const found = answers[option.notation]
    if (found && (key === source || game.title(key) === source)) return found.tokens
  }
  return []
}
