// What the guide would look at first: good choices of a first round, and what each is good for.
import type { Pick } from '@/chrome/table/kit'
import type { TableGame } from './game.svelte'
import { signsOf } from './cards/signs'
import { ICON_WORDS } from './words'

const MOST = 3

/** Spaces that are seldom wrong early on, the best first. */
const SPACES: readonly (readonly [space: string, why: string])[] = [
  ['swordmaster', 'a third agent, in every round from now on'],
  ['high_council', 'a seat: more persuasion at each reveal'],
  ['arrakeen', 'a troop and a card, and you may fight'],
  ['carthag', 'a troop and an intrigue card, and you may fight'],
  ['wealth', 'solari, and a friend at court'],
  ['stillsuits', 'water for the desert, and a Fremen friend'],
  ['hall_of_oratory', 'a troop, and more to buy cards with'],
  ['assembly_hall', 'an intrigue card, and more to buy cards with'],
  ['gather_support', 'troops for the fights to come'],
  ['secrets', 'an intrigue card, and a friend among the sisters'],
  ['deliver_supplies', 'water for the desert, and a friend in the Guild'],
  ['spice_refinery', 'solari for the council and the swordmaster'],
  ['imperial_basin', 'spice, which buys a great deal'],
  ['secure_contract', 'solari for the council and the swordmaster'],
  ['hagga_basin', 'spice, which buys a great deal'],
  ['research_station', 'cards, for water'],
]

/** The spaces that an agent may be sent to; with a card chosen, by that card. */
function toSend(game: TableGame): Pick[] {
  return SPACES.filter(([space]) => game.openSpaces.has(space)).map(([space, why]) => ({
    about: `space:${space}`,
    name: game.title(space),
    why,
  }))
}

/** The cards that can be paid for, the dearest first. */
function toBuy(game: TableGame): Pick[] {
  const cards = [...game.placed.laid.of('market')].flatMap(([key]) => game.sheet.cards[key] ?? [])
  const dear = cards.toSorted(
    (a, b) => (b.cost ?? 0) - (a.cost ?? 0) || signsOf(b).length - signsOf(a).length,
  )
  return dear.map((card) => {
    const opens = [...new Set(signsOf(card).map((icon) => ICON_WORDS[icon] ?? icon))]
    return {
      about: `market:${card.key}`,
      name: card.name,
      why: opens.length
        ? `opens ${opens.length > 3 ? 'many spaces' : opens.join(', ')}`
        : (card.lines.at(-1) ?? ''),
    }
  })
}

/** Up to three good choices for what is asked now. */
export function picks(game: TableGame): Pick[] {
  const ask = game.mine ? game.decision?.ask : ''
  if (ask === 'turn' && game.selected?.kind !== 'space') return toSend(game).slice(0, MOST)
  return ask === 'reveal_turn' ? toBuy(game).slice(0, MOST) : []
}
