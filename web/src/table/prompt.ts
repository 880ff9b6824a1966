import type { TableGame } from './game.svelte'
import { doing } from './words'

export interface Prompt {
  seat: number | null
  title: string
  hint: string
  rule: string
}

const ICON_WORDS: Record<string, string> = {
  emperor: 'Emperor', guild: 'Guild', bene_gesserit: 'Bene Gesserit', fremen: 'Fremen',
  landsraad: 'Landsraad', city: 'city', spice_trade: 'spice trade',
}

/** The sentence of the prompt bar: what I decide, or whom the table waits for. */
export function promptOf(game: TableGame): Prompt {
  const decision = game.decision
  const info = game.link.info
  if (game.past) return { seat: null, title: 'You are looking back', hint: `choice ${game.past.at} of ${game.link.number}`, rule: '' }
  if (info?.ended === 'abandoned') return plain('The game was abandoned', 'Its replay stays readable.')
  if (game.over || !decision) return plain('The game is over', '')
  if (info?.paused) return plain('The table is paused', info.host ? 'Go on from the menu.' : 'The host can go on.')
  if (!game.mine) return waiting(game, decision.seat, decision.ask)
  const seat = game.me
  if (game.menu) return { seat, title: `${game.menu.title}: how?`, hint: '', rule: decision.rule }
  if (game.selected?.kind === 'card') {
    const icons = game.sheet.cards[game.selected.key]?.icons ?? []
    const words = icons.map((icon) => ICON_WORDS[icon] ?? icon)
    const list = words.length > 4 ? 'many spaces' : words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? 'any space')
    return { seat, title: `Send ${game.title(game.selected.key)} to a glowing space`, hint: list, rule: 'IMP 4.2.1' }
  }
  if (game.selected?.kind === 'space') {
    return { seat, title: `To ${game.title(game.selected.key)} with which card?`, hint: 'choose a glowing card', rule: 'IMP 4.1.1' }
  }
  return { seat, title: decision.prompt ?? '', hint: hint(game), rule: decision.rule }
}

function hint(game: TableGame): string {
  switch (game.decision?.ask) {
    case 'turn': return 'card, then space'
    case 'reveal_turn': return `${game.player?.persuasion ?? 0} persuasion left`
    case 'deploy': return garrison(game)
    case 'agent_turn': return 'in any order'
    default: return ''
  }
}

function garrison(game: TableGame): string {
  const ships = game.player?.dreadnoughts?.garrison ?? 0
  return `${game.player?.garrison ?? 0} in your garrison${ships ? `, and ${ships === 1 ? 'a dreadnought' : `${ships} dreadnoughts`}` : ''}`
}

function plain(title: string, words: string): Prompt {
  return { seat: null, title, hint: words, rule: '' }
}

function pace(game: TableGame): string {
  if (game.hurrying) return 'hurrying'
  return game.botsPlay && game.link.info?.pace !== 'instant' && matchMedia('(hover: hover)').matches ? 'hold Space to hurry' : ''
}

function waiting(game: TableGame, seat: number, ask: string): Prompt {
  const info = game.link.info?.seats.find((one) => one.seat === seat)
  const name = game.name(seat)
  if (game.link.status !== 'open') return { seat, title: 'Reconnecting …', hint: 'The table stays as it was.', rule: '' }
  if (seat === game.me) return { seat, title: info?.stand_in ? 'A bot plays for you' : 'One moment …', hint: '', rule: '' }
  if (info?.kind === 'open') return { seat, title: `Waiting for somebody to take ${name}`, hint: 'share the link from the menu', rule: '' }
  return { seat, title: `${name} is ${doing(ask)}`, hint: info?.kind === 'human' && !info.connected && !info.stand_in ? 'away at the moment' : pace(game), rule: '' }
}
