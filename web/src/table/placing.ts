import type { OptionView } from '../lib/imperium'

export type Zone = 'hand' | 'discard' | 'play'

/** Where each option of a decision lies on the table; what has no place becomes a button. */
export interface Placed {
  /** Card of the hand → space → option. */
  sends: Map<string, Map<string, OptionView>>
  spaces: Map<string, OptionView[]>
  /** Cards of the row, the reserve or set aside. */
  market: Map<string, OptionView[]>
  intrigue: Map<string, OptionView>
  /** "hand dagger" → options. */
  cards: Map<string, OptionView[]>
  factions: Map<string, OptionView>
  /** Seats by their leader's key. */
  houses: Map<string, OptionView[]>
  /** Tech tiles to acquire. */
  tech: Map<string, OptionView>
  /** Own tech tiles to use. */
  tiles: Map<string, OptionView>
  /** Skills of commanders to choose from. */
  skills: Map<string, OptionView>
  leaders: OptionView[]
  /** Choices of a leader in setup: navigation cards, a secret project. */
  offers: OptionView[]
  chips: OptionView[]
  numbers: OptionView[]
  buttons: OptionView[]
}

export function nothing(): Placed {
  return {
    sends: new Map(), spaces: new Map(), market: new Map(), intrigue: new Map(), cards: new Map(),
    factions: new Map(), houses: new Map(), tech: new Map(), tiles: new Map(), skills: new Map(), leaders: [], offers: [], chips: [], numbers: [], buttons: [],
  }
}

function add(map: Map<string, OptionView[]>, key: string, option: OptionView): void {
  map.set(key, [...(map.get(key) ?? []), option])
}

function send(placed: Placed, card: string, space: string, option: OptionView): void {
  const spaces = placed.sends.get(card) ?? new Map<string, OptionView>()
  placed.sends.set(card, spaces.set(space, option))
}

/** Lay the options out by their notation; a card is set aside from the row, or from the hand for a second turn. */
export function place(options: readonly OptionView[], ask = ''): Placed {
  const placed = nothing()
  for (const option of options) {
    const [verb = '', first = '', second = ''] = option.notation.split(' ')
    switch (verb) {
      case 'send': send(placed, first, second, option); break
      case 'from': case 'recall': case 'name': case 'station': case 'smuggle':
        if (first === 'leader' || first === 'agent') placed.buttons.push(option)
        else add(placed.spaces, first, option)
        break
      case 'acquire': add(placed.market, first, option); break
      case 'set_aside':
        if (ask === 'set_ahead') add(placed.cards, `hand ${first}`, option)
        else add(placed.market, first, option)
        break
      case 'play': case 'bury': case 'scrap': case 'hand_over': placed.intrigue.set(first, option); break
      case 'discard': add(placed.cards, `hand ${first}`, option); break
      case 'recover': add(placed.cards, `discard ${first}`, option); break
      case 'trash': add(placed.cards, `${second} ${first}`, option); break
      case 'faction': placed.factions.set(first, option); break
      case 'target': case 'give': case 'rout': add(placed.houses, first, option); break
      case 'tech': placed.tech.set(first, option); break
      case 'use': case 'dismantle': placed.tiles.set(first, option); break
      case 'skill': placed.skills.set(first, option); break
      case 'course': case 'project': placed.offers.push(option); break
      case 'lead': placed.leaders.push(option); break
      case 'resolve':
        placed.chips.push(option)
        // A commander is acquired where it stands.
        if (second === 'buy_commander') add(placed.spaces, first, option)
        break
      case 'recruit': placed.chips.push(option); break
      case 'deploy': case 'retreat': case 'sell': case 'return': case 'commanders': placed.numbers.push(option); break
      default: placed.buttons.push(option)
    }
  }
  return placed
}

/** Whether a lone option may be taken without asking: it neither spends, reveals nor trashes. */
export function harmless(notation: string): boolean {
  const [verb = '', , label = ''] = notation.split(' ')
  if (['reveal', 'trash', 'sell', 'send', 'acquire', 'play', 'lead', 'discard', 'tech', 'use', 'bury', 'set_aside', 'recruit', 'skill', 'course', 'project', 'dismantle', 'scrap', 'hand_over'].includes(verb)) return false
  return !(verb === 'resolve' && /^pay_|^buy_|trash|lose|retreat|deploy/.test(label))
}
