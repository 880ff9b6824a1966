import { count } from '@/lib/plural'
import type { ImperiumView, IntrigueSheet, PlayerView, Row, Sheet, SpaceSheet, Token } from './view'
import { FACTION_NAMES, factionNames } from './factions'

export const PHASES: Record<string, string> = {
  setup: 'setting up',
  round_start: 'the round begins',
  turns: "agents' turns",
  combat: 'combat',
  makers: 'makers',
  recall: 'recall',
  endgame: 'endgame',
  over: 'the end',
}

const ASKS: Record<string, string> = {
  turn: 'choosing a turn',
  agent_turn: 'on an agent turn',
  deploy: 'deploying units',
  reveal_turn: 'on a reveal turn',
  end_turn: 'ending the turn',
  combat: 'in combat',
  win: 'taking the reward',
  reward: 'taking a reward',
  leader: 'choosing a leader',
  secret: 'choosing in secret',
  endgame: 'in the endgame',
  trash: 'choosing a card to trash',
  discard: 'choosing a card to discard',
  acquire: 'acquiring a card',
  faction_up: 'choosing a faction',
  faction_down: 'choosing a faction',
  tech: 'acquiring a tech tile',
  freighter: 'moving the freighter',
  station: 'placing a dreadnought',
  negotiators: 'calling negotiators home',
  skill: 'choosing a skill',
  which_troops: 'choosing which troops go',
  course: 'plotting a course',
  project: 'choosing a secret project',
  scrap: 'giving up an intrigue card',
  hand_over: 'giving away an intrigue card',
  activate: 'activating an ally',
  for_whom: 'playing a card for an ally',
  ally_deploys: 'deploying units',
  track_up: 'choosing a faction',
  track_down: 'choosing a faction',
  enthrone: 'filling the Throne row',
  reinforce: 'sharing out troops',
  partner: 'trading',
  goods: 'trading',
  goods_amount: 'trading',
  gift: 'trading',
  share_contract: 'taking a contract',
  levy: 'contributing',
  split: 'sharing a gain',
  yield: 'letting a team-mate go first, or not',
}

/** "on a reveal turn": what another seat is doing. */
export function doing(ask: string): string {
  return ASKS[ask] ?? 'choosing'
}

const SHORT: Record<string, string> = {
  'IMP 4.2.2': 'occupied',
  'IMP 4.3.3': 'once only',
  'IMP 13.2.16': 'closed',
  'IMP 18.2.4': 'not here',
  'IMP 60.2.2': 'no arrow',
  'IMP 60.4.2': 'not yours',
}

/** The two-word form of a reason at a space; the sentence stays with the server. */
export function shortReason(rule: string, space: SpaceSheet): string {
  if (rule === 'IMP 4.3.1')
    return `lacks ${space.cost?.tokens[0]?.icon ?? space.prices[0]?.cost.tokens[0]?.icon ?? ''}`
  if (rule === 'IMP 4.3.2' && space.requirement) return `needs ${space.requirement.height}`
  return SHORT[rule] ?? ''
}

const AREAS: Record<string, string> = {
  choam: 'CHOAM',
  dune: 'Arrakis',
  landsraad: 'Landsraad',
  ix: 'Ix',
  great_houses: 'Great Houses',
  fringe_worlds: 'Fringe Worlds',
  emperor_board: 'Emperor board',
  fremen_board: 'Fremen board',
}

export function areaName(area: string): string {
  return AREAS[area] ?? (FACTION_NAMES as Record<string, string>)[area] ?? area
}

export const ICON_WORDS: Record<string, string> = {
  emperor: 'Emperor',
  guild: 'Spacing Guild',
  bene_gesserit: 'Bene Gesserit',
  fremen: 'Fremen',
  landsraad: 'Landsraad',
  city: 'city',
  spice_trade: 'spice trade',
  spy: 'what your spies watch',
}

/** "Hagga Basin, spice trade, costs 1 water, gives 2 spice plus 2 bonus, combat, free". */
export function spaceLabel(space: SpaceSheet, view: ImperiumView, names: (seat: number) => string): string {
  const words = [space.name, ICON_WORDS[space.icon] ?? space.icon]
  if (space.cost) words.push(`costs ${space.cost.text.replace('+', '')}`)
  if (space.prices.length) words.push('sells spice for solari')
  if (space.effect) words.push(space.effect.text.replaceAll('+', ''))
  const bonus = view.table.bonus_spice[space.key]
  if (bonus) words.push(`plus ${bonus} bonus spice`)
  if (space.combat) words.push('combat')
  if (space.requirement)
    words.push(
      `needs ${space.requirement.height} ${factionNames(view.seats)[space.requirement.faction]} influence`,
    )
  const owner = view.table.control[space.key]
  if (owner !== undefined && owner !== null) words.push(`controlled by ${names(owner)}`)
  const flag = view.table.flags?.[space.key]
  if (flag !== undefined) words.push(`held by a dreadnought of ${names(flag)}`)
  if (view.table.commanders?.includes(space.key)) words.push('a Sardaukar Commander stands here')
  const there = view.table.agents[space.key] ?? []
  words.push(there.length ? `agents of ${there.map(names).join(' and ')}` : 'free')
  return words.join(', ')
}

export function stores(player: PlayerView): string {
  return (
    `${count(player.vp, 'victory point')}, ${player.solari} solari, ${player.spice} spice, ${player.water} water, ` +
    `${count(player.intrigue_size, 'intrigue card')}, ${army(player)}${count(player.agents, 'agent')} left` +
    fleet(player) +
    house(player)
  )
}

/** A Commander has no troops, but a personal board. */
function army(player: PlayerView): string {
  return player.commander
    ? `${player.own_track ?? 0} on the personal board, `
    : `garrison ${player.garrison}, ${player.conflict} in the conflict, `
}

/** The pieces of Rise of Ix in words. */
function fleet(player: PlayerView): string {
  const { dreadnoughts, freighter, negotiators, tech } = player
  if (!dreadnoughts) return tech ? `, ${count(tech.length, 'tech tile')}` : ''
  return (
    `, dreadnoughts: ${dreadnoughts.garrison} in garrison, ${dreadnoughts.conflict} in the conflict, ${dreadnoughts.control.length} holding a space, ` +
    `freighter on step ${freighter}, ${count(negotiators ?? 0, 'negotiator')}, ${count(tech?.length ?? 0, 'tech tile')}`
  )
}

/** The pieces of Bloodlines in words. */
function house(player: PlayerView): string {
  const { commanders, skills, tactics, course_left: course, twisted_size: twisted } = player
  if (!commanders) return ''
  const words = [
    `commanders: ${commanders.garrison} in garrison, ${commanders.conflict} in the conflict, ${commanders.supply} in supply`,
    count(skills?.length ?? 0, 'skill'),
    tactics !== null && tactics !== undefined ? `tactics token on space ${tactics}` : '',
    course ? `${count(course, 'navigation card')} face down` : '',
    twisted ? count(twisted, 'twisted intrigue card') : '',
    player.has_project ? 'a secret project set aside' : '',
  ]
  return words
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('')
}

const some = (count: number, one: string): string =>
  count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${count} ${one}s`

/** "2 troops, a commander and a dreadnought" in the conflict. */
export function unitWords(player: PlayerView): string {
  const others: [number, string][] = [
    [player.commanders?.conflict ?? 0, 'commander'],
    [player.dreadnoughts?.conflict ?? 0, 'dreadnought'],
    [player.agents_fighting ?? 0, 'agent'],
  ]
  const words = [
    count(player.conflict, 'troop'),
    ...others.filter(([count]) => count).map(([count, one]) => some(count, one)),
  ]
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
}

export function intrigueKind(card: IntrigueSheet): string {
  const kinds = card.kinds.map((kind) => kind.charAt(0).toUpperCase() + kind.slice(1))
  return [...(card.twisted ? ['Twisted'] : []), ...kinds].join(' · ')
}

/** When an effect of a tech tile works. */
export const TECH_KINDS: Record<string, string> = {
  acquire: 'now',
  round_start: 'each round',
  reveal: 'reveal',
  ability: 'use',
  win: 'win',
  instead: 'win',
  endgame: 'end',
  commander: 'recruiting',
  intrigue: 'each',
}

export const ROMAN = ['', 'I', 'II', 'III']

const COUNCIL_SEAT = 2

/** Persuasion and swords of the coming reveal that need no condition: of cards, of a council seat, of spaces. */
export function forecast(
  view: ImperiumView,
  seat: number,
  sheet: Sheet,
): { persuasion: number; sword: number } {
  const sum = { persuasion: 0, sword: 0 }
  const player = view.players[seat]
  for (const key of player?.hand ?? []) add(sheet.cards[key]?.reveal ?? null, sum)
  for (const [key, there] of Object.entries(view.table.agents))
    if (there.includes(seat)) add(sheet.spaces[key]?.reveal ?? null, sum)
  if (player?.council) sum.persuasion += COUNCIL_SEAT
  return sum
}

function add(row: Row | null, sum: { persuasion: number; sword: number }): void {
  for (const token of row?.tokens ?? []) {
    if (!plain(token)) return
    const amount = Number(token.n ?? 1)
    if (token.icon === 'persuasion') sum.persuasion += amount
    if (token.icon === 'sword') sum.sword += amount
  }
}

function plain(token: Token): boolean {
  return !token.when && token.icon !== 'ui-right' && token.text !== 'or'
}

/** The one icon that tells a skill or a navigation card from the others: of its condition, else of what it gives. */
export function signOf(row: Row): string {
  const when = row.tokens[0]?.when
  if (when) return when.findLast((token) => token.icon)?.icon ?? 'skill'
  return row.tokens.findLast((token) => token.icon)?.icon ?? 'skill'
}

/** A stable number from a key, for drawn scenes. */
