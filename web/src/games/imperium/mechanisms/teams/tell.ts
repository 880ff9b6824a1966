// Teams in words: the teams themselves, personal boards, the Throne row.
import type { Told } from '@/chrome/words/words'
import type { TableGame } from '../../game.svelte'
import { BOARDS, BOARD_NAMES, SIGNS, TEAM_NAMES, teamsOf } from './teams'

type Tell = (game: TableGame, key: string) => Told | null

const team: Tell = (game, key) => {
  const found = teamsOf(game.view)[Number(key)]
  if (!found) return null
  const points = (seat: number) => `${game.name(seat)} ${game.view?.players[seat]?.vp ?? 0}`
  const [left = 0, right = 0] = found.allies
  return {
    title: TEAM_NAMES[found.number] ?? '',
    sort: `${found.score} points together`,
    icon: { id: SIGNS[found.number] ?? '', tone: `team${found.number + 1}` },
    lines: [
      `${points(found.commander)}, ${found.seats.slice(1).map(points).join(', ')}`,
      `On the Commander’s left sits ${game.name(left)}, on the right ${game.name(right)}`,
      'The team with the larger sum of points wins; the game ends as soon as one player has 10',
      'Hands and intrigue cards stay hidden from team-mates too, and all talk is open',
    ],
    rule: 'IMP 60.8.2',
  }
}

const GIFTS = [
  'Step 1 gives each of the team 1 spice, step 3 each 1 water',
  'Step 1 gives each of the team 1 solari, step 3 each a spy, if wanted',
]

const own: Tell = (game, key) => {
  const found = teamsOf(game.view)[Number(key)]
  if (!found) return null
  const option = game.me === found.commander ? game.offered('take own_board') : undefined
  const height = game.view?.players[found.commander]?.own_track ?? 0
  return {
    title: BOARD_NAMES[found.number] ?? '',
    sort: `personal board of ${game.calling(found.commander)}`,
    icon: {
      id: `faction-${BOARDS[found.number] ?? 'emperor'}`,
      tone: BOARDS[found.number] ?? 'emperor',
    },
    lines: [
      `${game.name(found.commander)} stands at ${height} of 4`,
      GIFTS[found.number] ?? '',
      'Step 2 gives the Commander 1 victory point, step 4 the alliance with another',
      'Only the Commander moves here and goes to its two spaces; no post watches them',
    ],
    rule: 'IMP 60.3.4',
    ...(option ? { options: [option] } : {}),
  }
}

const throne: Tell = (game) => ({
  title: 'Throne row',
  sort: `${game.view?.table.throne_row?.length ?? 0} cards`,
  icon: { id: 'faction-emperor', tone: 'emperor' },
  lines: [
    'Only Shaddam and his allies acquire these cards, for the usual persuasion',
    'Effects on the Imperium row do not reach them',
    'A card that goes here is replaced in the Imperium row at once; cards of the Fremen stay there',
  ],
  rule: 'IMP 60.6.2',
})

export const TELL: Record<string, Tell> = { team, own, throne }
