import type { TableBase } from '../table/base.svelte'

export interface Prompt {
  seat: number | null
  title: string
  /** The same in few words, where there is little room. */
  brief?: string
  hint: string
  rule: string
}

/** The sentence of the prompt bar: what I decide, or whom the table waits for. */
export function promptOf(game: TableBase): Prompt {
  const decision = game.decision
  const info = game.link.info
  if (game.past)
    return {
      seat: null,
      title: 'You are looking back',
      hint: `choice ${game.past.at} of ${game.link.number}`,
      rule: '',
    }
  if (info?.ended === 'abandoned') return plain('The game was abandoned', 'Its replay stays readable.')
  if (game.over || !decision) return plain('The game is over', '')
  if (info?.paused)
    return plain('The table is paused', info.host ? 'Go on from the menu.' : 'The host can go on.')
  if (!game.mine) return waiting(game, decision.seat, decision.ask)
  const seat = game.me
  if (game.menu)
    return {
      seat,
      title: game.menu.options.length > 1 ? `${game.menu.title}: how?` : game.menu.title,
      hint: '',
      rule: decision.rule,
    }
  return game.ownPrompt(decision)
}

function plain(title: string, words: string): Prompt {
  return { seat: null, title, hint: words, rule: '' }
}

function pace(game: TableBase): string {
  if (game.hurrying) return 'hurrying'
  return game.botsPlay && game.link.info?.pace !== 'instant' && matchMedia('(hover: hover)').matches
    ? 'hold Space to hurry'
    : ''
}

function waiting(game: TableBase, seat: number, ask: string): Prompt {
  const info = game.link.info?.seats.find((one) => one.seat === seat)
  const name = game.name(seat)
  if (game.link.status !== 'open')
    return { seat, title: 'Reconnecting …', hint: 'The table stays as it was.', rule: '' }
  if (seat === game.me)
    return { seat, title: info?.stand_in ? 'A bot plays for you' : 'One moment …', hint: '', rule: '' }
  if (info?.kind === 'open')
    return {
      seat,
      title: `Waiting for somebody to take ${name}`,
      hint: 'share the link from the menu',
      rule: '',
    }
  return {
    seat,
    title: `${name} is ${game.doing(ask)}`,
    hint: info?.kind === 'human' && !info.connected && !info.stand_in ? 'away at the moment' : pace(game),
    rule: '',
  }
}
