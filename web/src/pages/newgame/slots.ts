// The seats of a new table as slots that one taps through: you, bot, open, here, closed.

/** `here` is another person at this screen. */
export type SlotKind = 'you' | 'bot' | 'here' | 'open' | 'closed'

export interface Slot {
  kind: SlotKind
  /** The bot that would sit here; kept while the slot is something else. */
  bot: string
  /** The leader picked for it; empty for a random one. */
  leader: string
  /** The name of another person at this screen. */
  name?: string
}

export interface SeatRange {
  seats: readonly number[]
  default_seats: number
}

export type Leaders = 'random' | 'draft' | 'pick'

export interface Setup {
  game: string
  name: string
  slots: readonly Slot[]
  leaders: Leaders
  /** The options of the game that were picked. */
  variant: Readonly<Record<string, unknown>>
  /** The options that the game has. */
  options: Readonly<Record<string, unknown>>
}

export interface NewSeat {
  kind: 'human' | 'bot' | 'open'
  bot: string | null
  name: string
}

const ORDER: readonly SlotKind[] = ['you', 'bot', 'open', 'here', 'closed']

/** As many slots as the game has seats at most: you, then bots by turns, the rest closed. */
export function firstSlots(game: SeatRange, bots: readonly string[]): Slot[] {
  return Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
    kind: seat === 0 ? 'you' : seat < game.default_seats ? 'bot' : 'closed',
    bot: bots[Math.max(0, seat - 1) % bots.length] ?? '',
    leader: '',
  }))
}

/** How many slots are seats of the game. */
export function taken(slots: readonly Slot[]): number {
  return slots.filter((slot) => slot.kind !== 'closed').length
}

/** The seat number each slot becomes; null for a closed one. */
export function seatNumbers(slots: readonly Slot[]): (number | null)[] {
  let seat = 0
  return slots.map((slot) => (slot.kind === 'closed' ? null : seat++))
}

/** What a slot may become, in the order of the taps. */
export function choices(slots: readonly Slot[], index: number, game: SeatRange): SlotKind[] {
  const others = slots.filter((_, other) => other !== index)
  const seated = taken(others)
  return ORDER.filter((kind) => {
    const host = others.some((slot) => slot.kind === 'you')
    if (kind === 'you') return !host
    if (kind === 'here' && !host) return false
    return game.seats.some((seats) => (kind === 'closed' ? seats <= seated : seats > seated))
  })
}

/** The slots after a tap on one of them. */
export function cycle(slots: readonly Slot[], index: number, game: SeatRange): Slot[] {
  const slot = slots[index]
  if (!slot) return [...slots]
  const open = choices(slots, index, game)
  const after = [...ORDER, ...ORDER].slice(ORDER.indexOf(slot.kind) + 1)
  const kind = after.find((next) => open.includes(next)) ?? slot.kind
  return fill(slots.with(index, { ...slot, kind }), index, game)
}

/** Where a game has no such number of seats, bots fill up to the next one, or leave down to the last. */
function fill(slots: readonly Slot[], index: number, game: SeatRange): Slot[] {
  const next = [...slots]
  const closing = next[index]?.kind === 'closed'
  while (!game.seats.includes(taken(next))) {
    const fits = (slot: Slot, i: number) =>
      i !== index && (closing ? !['closed', 'you'].includes(slot.kind) : slot.kind === 'closed')
    const at = closing ? next.findLastIndex(fits) : next.findIndex(fits)
    const found = next[at]
    if (!found) return next
    next[at] = { ...found, kind: closing ? 'closed' : 'bot' }
  }
  return next
}

/** The slots with everybody a bot: a game to watch. */
export function allBots(slots: readonly Slot[], game: SeatRange): Slot[] {
  return slots.map((slot, seat) => ({
    ...slot,
    kind: seat < Math.max(game.default_seats, 2) ? 'bot' : 'closed',
  }))
}

/** The seats that this browser plays: yours first, then the others at this screen. */
export function seatsHere(slots: readonly Slot[]): number[] {
  const numbers = seatNumbers(slots)
  const of = (kind: SlotKind) =>
    numbers.filter((seat, i): seat is number => seat !== null && slots[i]?.kind === kind)
  return [...of('you'), ...of('here')]
}

/** What the one button says. */
export function startLabel(slots: readonly Slot[]): string {
  const kinds = slots.map((slot) => slot.kind)
  if (!kinds.includes('you')) return kinds.includes('open') ? 'Open the table' : 'Watch the bots'
  return kinds.includes('open') ? 'Open the table' : 'Start the game'
}

/** The body of POST /api/tables. */
export function newTable(setup: Setup): Record<string, unknown> {
  const seated = setup.slots.filter((slot) => slot.kind !== 'closed')
  const options: Record<string, unknown> = {}
  if ('leaders' in setup.options) {
    options['leaders'] =
      setup.leaders === 'pick' ? seated.map((slot) => slot.leader || 'random') : setup.leaders
  }
  for (const [key, value] of Object.entries(setup.variant)) if (key in setup.options) options[key] = value
  const seats = seated.map((slot): NewSeat => {
    if (slot.kind === 'bot') return { kind: 'bot', bot: slot.bot, name: '' }
    if (slot.kind === 'open') return { kind: 'open', bot: null, name: '' }
    if (slot.kind === 'here') return { kind: 'human', bot: null, name: slot.name?.trim() ?? '' }
    return { kind: 'human', bot: null, name: setup.name.trim() || 'Guest' }
  })
  return { game: setup.game, seats, options, joint: true }
}

/** A leader may lead one house only: the first slot that names a leader twice. */
export function doubledLeader(slots: readonly Slot[]): string | null {
  const seen = new Set<string>()
  for (const slot of slots) {
    if (slot.kind === 'closed' || !slot.leader) continue
    if (seen.has(slot.leader)) return slot.leader
    seen.add(slot.leader)
  }
  return null
}
