import { count } from '@/lib/plural'
import type { DawnGame } from './game.svelte'
import { siteName } from './words'

/** "Tsimpo, of the Tribe of Tabr, strength 4, stillsuit, 2 water, spice site; attack it". */
export function landLabel(game: DawnGame, key: string): string {
  const now = game.land(key)
  const name = game.title(key)
  if (!now) return name
  const words = [
    name,
    now.owner === null ? 'free' : `held by ${game.name(now.owner)}, strength ${now.strength}`,
  ]
  words.push(...now.tokens.map((token) => game.title(token)))
  words.push(...Object.entries(now.resources).map(([kind, much]) => `${much} ${game.title(kind)}`))
  if (now.site) words.push(siteName(now.site))
  const options = game.laid.places.get(key) ?? []
  const offered = options.length ? `; ${options.map((option) => option.text).join(' or ')}` : ''
  return words.join(', ') + offered
}

/** A tribe in words. */
export function tribeWords(game: DawnGame, seat: number): string {
  const tribe = game.view?.players[seat]
  if (!tribe) return ''
  if (tribe.vanished)
    return `${game.name(seat)}, ${tribe.name}: ${tribe.wiped_out ? 'wiped out' : 'vanished'}`
  const others = game.view?.players ?? []
  const debts = others.flatMap((other, owner) => {
    const much = tribe.debts[other.tribe] ?? 0
    return much && owner !== seat ? [`${count(much, 'water debt')} of ${game.name(owner)}`] : []
  })
  const words = [
    count(tribe.sietches, 'sietch', 'sietches'),
    count(tribe.territories, 'territory', 'territories'),
    `${count(tribe.warriors, 'warrior')} left`,
    ...debts,
    `thumper on the ${tribe.thumper.replace('_', ' ')}`,
  ]
  if (tribe.cards.length) words.push(`cards: ${tribe.cards.map((card) => game.title(card)).join(', ')}`)
  if (tribe.allies.length) words.push(`allied with ${tribe.allies.map(game.name).join(' and ')}`)
  return `${game.name(seat)}, ${tribe.name}: ${words.join(', ')}`
}

/** Who bears on a territory, in words. */
export function bearingWords(game: DawnGame, key: string): string {
  const all = Object.entries(game.land(key)?.bearing ?? {})
  return all.map(([seat, much]) => `${game.name(Number(seat))} bears ${much}`).join(', ')
}
