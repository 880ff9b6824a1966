// The things of the table in words: what each is, what it does, and what to ask where it is closed.
import type { Told } from '@/chrome/words/words'
import type { TableGame } from './game.svelte'
import { six, uprising } from './mechanisms/parts'
import type { Faction, SpaceSheet } from './view'
import { signsOf } from './cards/signs'
import { areaName, ICON_WORDS, intrigueKind } from './words'

type Tell = (game: TableGame, key: string) => Told | null

const PLACES = ['First reward', 'Second reward', 'Third reward']

function spaceSort(space: SpaceSheet): string {
  const parts = [
    areaName(space.area),
    `${ICON_WORDS[space.icon] ?? space.icon} sign`,
    space.maker ? 'maker' : '',
    space.combat ? 'combat' : '',
  ]
  return [...new Set(parts)].filter(Boolean).join(' · ')
}

function spaceOptions(game: TableGame, key: string) {
  const card = game.selected?.kind === 'card' ? game.selected.key : null
  const sends = [...game.placed.sends].flatMap(([from, spaces]) => {
    const option = card === null || card === from ? spaces.get(key) : undefined
    return option ? [option] : []
  })
  return [...(game.placed.laid.at('space', key) ?? []), ...sends]
}

const space: Tell = (game, key) => {
  const sheet = game.sheet.spaces[key]
  if (!sheet) return null
  const lines = [...sheet.lines]
  const bonus = game.view?.table.bonus_spice[key]
  if (bonus) lines.push(`${bonus} bonus spice lies here`)
  if (game.view?.table.commanders?.includes(key))
    lines.push('A Sardaukar Commander stands here: it can be acquired on a turn that sends an agent here')
  return {
    title: sheet.name,
    sort: spaceSort(sheet),
    icon: { id: `icon-${sheet.icon}`, tone: sheet.icon },
    lines,
    ask: game.whySpace(key),
    options: spaceOptions(game, key),
    // With a card chosen the prompt bar previews an open space; words would only cover the board.
    hushed: game.openSpaces.has(key) && game.selected?.kind === 'card',
  }
}

/** What to ask about a card of the hand that does nothing now: any space of its icons. */
function whyCard(game: TableGame, key: string): string {
  const icons = game.sheet.cards[key]?.icons ?? []
  const place = game.spaces.find((one) => icons.includes(one.icon))
  return `send ${key} ${place?.key ?? 'arrakeen'}`
}

const cardSort = (game: TableGame, key: string): string => {
  const card = game.sheet.cards[key]
  const cost = card?.cost ?? null
  const signs = (card ? signsOf(card) : []).map((icon) => ICON_WORDS[icon] ?? icon).join(', ')
  return [cost === null ? '' : `costs ${cost}`, signs || 'no agent signs: for the reveal']
    .filter(Boolean)
    .join(' · ')
}

const card: Tell = (game, key) => {
  const sheet = game.sheet.cards[key]
  if (!sheet) return null
  return {
    title: sheet.name,
    sort: cardSort(game, key),
    lines: sheet.lines,
    ask: game.cardOpen(key) ? '' : whyCard(game, key),
    options: [...(game.placed.laid.at('hand', key) ?? []), ...(game.placed.sends.get(key)?.values() ?? [])],
  }
}

const market: Tell = (game, key) => {
  const sheet = game.sheet.cards[key]
  if (!sheet) return null
  return {
    title: sheet.name,
    sort: cardSort(game, key),
    lines: sheet.lines,
    ask: `acquire ${key}`,
    options: game.placed.laid.at('market', key) ?? [],
  }
}

const intrigue: Tell = (game, key) => {
  const sheet = game.sheet.intrigue[key]
  if (!sheet) return null
  const option = game.placed.laid.at('intrigue', key)?.[0]
  return {
    title: sheet.name,
    sort: `Intrigue · ${intrigueKind(sheet)}`,
    icon: { id: 'intrigue', tone: 'intrigue' },
    lines: sheet.lines,
    ask: `play ${key}`,
    options: option ? [option] : [],
  }
}

const tech: Tell = (game, key) => {
  const sheet = game.sheet.tech[key]
  if (!sheet) return null
  const option = game.placed.laid.at('tech', key)?.[0]
  const stacks = game.view?.table.tech ?? []
  const at = stacks.findIndex((stack) => stack.top === key)
  const { left = 1, price } = stacks[at] ?? {}
  const bottom = game.player?.glimpsed?.[at]
  const below = `${left - 1} more below${bottom && left > 1 ? `, ${game.title(bottom)} at the bottom` : ''}`
  const bargain = price !== undefined && price < sheet.cost
  return {
    title: sheet.name,
    sort: `tech tile · costs ${sheet.cost} spice`,
    icon: { id: 'tech', tone: 'tech' },
    lines: [
      ...(bargain ? [`Costs you ${price} spice instead of ${sheet.cost}`] : []),
      ...sheet.lines,
      ...(at < 0 ? [] : [below]),
    ],
    ask: `tech ${key}`,
    options: option ? [option] : [],
  }
}

const tile: Tell = (game, key) => {
  const sheet = game.sheet.tech[key]
  if (!sheet) return null
  const option = game.placed.laid.at('own', key)?.[0]
  return {
    title: sheet.name,
    sort: 'your tech tile',
    icon: { id: 'tech', tone: 'tech' },
    lines: sheet.lines,
    ask: sheet.flip ? `use ${key}` : '',
    options: option ? [option] : [],
  }
}

const project: Tell = (game, key) => {
  const sheet = game.sheet.tech[key]
  if (!sheet) return null
  const price = game.player?.project_price ?? sheet.cost
  return { title: sheet.name, sort: `your secret project · ${price} spice`, lines: sheet.lines }
}

const skill: Tell = (game, key) => {
  const sheet = game.sheet.skills[key]
  if (!sheet) return null
  const option = game.placed.laid.at('skill', key)?.[0]
  return {
    title: sheet.name,
    sort: 'skill of commanders',
    icon: { id: 'skill', tone: 'emperor' },
    lines: sheet.lines,
    options: option ? [option] : undefined,
  }
}

const conflict: Tell = (game) => {
  const sheet = game.sheet.conflicts[game.view?.table.conflict ?? '']
  if (!sheet) return null
  return {
    title: sheet.name,
    sort: `conflict of level ${sheet.level}`,
    icon: { id: 'combat', tone: 'sword' },
    lines: sheet.lines,
    rule: 'IMP 6.2.1',
  }
}

const reward: Tell = (game, key) => {
  const sheet = game.sheet.conflicts[game.view?.table.conflict ?? '']
  const place = Number(key)
  const row = sheet?.rewards[place]
  if (!sheet || !row) return null
  return {
    title: PLACES[place] ?? 'Reward',
    sort: sheet.name,
    lines: [row.text, 'Strength is 2 for each troop and 1 for each sword; a tie moves a reward down'],
    rule: ['IMP 6.2.1', 'IMP 6.3.1', 'IMP 6.2.2'][place],
  }
}

/** What six players must know of a track. */
const SHARED = 'A Commander has no cube here: the ally who has more counts, and the activated ally moves'
const IN_TEAMS: Record<Faction, string[]> = {
  emperor: ['The Emperor’s sign means the Great Houses here; Shaddam may use his own board instead', SHARED],
  guild: [SHARED],
  bene_gesserit: [SHARED],
  fremen: ['The sign of the Fremen means the Fringe Worlds here; Muad’Dib may use his own board', SHARED],
}

const track: Tell = (game, key) => {
  const faction = key as Faction
  const bonus = game.tracks.find((one) => one.faction === faction)?.bonus
  const option = game.placed.laid.at('faction', faction)?.[0]
  const standing = (game.view?.players ?? []).flatMap((player, seat) =>
    player.commander ? [] : [`${game.name(seat)} ${player.influence[faction]}`],
  )
  return {
    title: game.factions[faction],
    sort: 'influence',
    icon: { id: `faction-${faction}`, tone: faction },
    lines: [
      standing.join(', '),
      'Step 2 gives 1 victory point, as long as you stay there',
      `Step 4 gives its bonus: ${bonus?.text ?? ''}`,
      'The first at 4 takes the alliance, worth 1 victory point',
      ...(game.six ? IN_TEAMS[faction] : []),
    ],
    rule: game.six ? 'IMP 60.3.1' : 'IMP 9.1.2',
    options: option ? [option] : undefined,
  }
}

const alliance: Tell = (game, key) => {
  const faction = key as Faction
  const holder = game.view?.table.alliances[faction] ?? null
  return {
    title: `Alliance with the ${game.factions[faction]}`,
    icon: { id: 'alliance', tone: 'brass' },
    lines: [
      holder === null ? 'Nobody holds it' : `${game.name(holder)} holds it`,
      'Worth 1 victory point to its holder; it passes to whoever rises above them',
    ],
    rule: 'IMP 9.2.1',
  }
}

const council: Tell = (game) => ({
  title: 'Seats of the High Council',
  icon: { id: 'council', tone: 'landsraad' },
  lines: [
    (game.view?.players ?? [])
      .flatMap((player, seat) => (player.council ? [game.name(seat)] : []))
      .join(', ') || 'Nobody has a seat yet',
    'A seat is worth 2 persuasion on every reveal turn',
  ],
  rule: 'IMP 11.5.1',
})

const shipping: Tell = (game) => ({
  title: 'Shipping track',
  icon: { id: 'freighter', tone: 'spice_trade' },
  lines: game.sheet.shipping
    .slice(1)
    .map((rows, i) => `Step ${i + 1}: ${rows.map((row) => row.text).join(', ') || 'nothing'}`),
})

const points: Tell = (game) => ({
  title: 'Victory points',
  icon: { id: 'vp', tone: 'vp' },
  lines: [
    (game.view?.players ?? []).map((player, seat) => `${game.name(seat)} ${player.vp}`).join(', '),
    game.six
      ? `One player at ${game.goal} at the end of a round ends the game; the team with more points together wins`
      : `Somebody at ${game.goal} at the end of a round ends the game; the most points win`,
  ],
  rule: game.six ? 'IMP 60.8.2' : 'IMP 8.1.1',
})

const leader: Tell = (game, key) => {
  const sheet = game.sheet.leaders[game.view?.players[Number(key)]?.leader ?? '']
  if (!sheet) return null
  return { title: sheet.name, sort: `${game.name(Number(key))}’s leader`, lines: sheet.lines }
}

const TELL: Record<string, Tell> = {
  space, card, market, intrigue, tech, tile, project, skill, conflict, reward, track, alliance,
  council, shipping, points, leader,
} // prettier-ignore

export function tellOf(game: TableGame, kind: string, key: string): Told | null {
  const tell =
    TELL[kind] ?? (game.uprising ? uprising.TELL[kind] : undefined) ?? (game.six ? six.TELL[kind] : undefined)
  return tell?.(game, key) ?? null
}
