import type { LogLine } from '@/lib/wire'

/** What just happened on the map: a way from area to area, or something at one. */
export interface Trace {
  id: number
  kind: 'way' | 'burst'
  from: string
  at: string
  icon: string
  tone: string
  text: string
  /** Milliseconds to wait, so that the desert strikes area by area. */
  delay: number
}

const APART = 190
const MOST = 24
const WAYS: Record<string, { icon: string; tone: string }> = {
  move: { icon: '', tone: 'own' },
  attack: { icon: 'combat', tone: 'danger' },
  advance: { icon: '', tone: 'own' },
  retreat: { icon: '', tone: 'own' },
  worm_moves: { icon: 'worm', tone: 'spice' },
  pushed: { icon: '', tone: 'spice' },
  sietch_moves: { icon: 'sietch', tone: 'own' },
}
const BURSTS: Record<string, { icon: string; tone: string }> = {
  sign: { icon: 'wormsign', tone: 'spice' },
  emerge: { icon: 'worm', tone: 'spice' },
  worm_attacks: { icon: 'worm', tone: 'danger' },
  desert_roll: { icon: 'storm', tone: 'danger' },
  strike: { icon: 'hit', tone: 'danger' },
  harvester_lost: { icon: 'harvester', tone: 'danger' },
  saved: { icon: 'carryall', tone: 'ok' },
  destroyed: { icon: 'settlement', tone: 'danger' },
  harvester: { icon: 'harvester', tone: 'own' },
  wormsign: { icon: 'wormsign', tone: 'own' },
  eliminated: { icon: 'hit', tone: 'danger' },
  flip: { icon: 'ui-eye', tone: 'own' },
  station: { icon: 'station', tone: 'ok' },
  token_placed: { icon: 'deployment', tone: 'own' },
  atomics: { icon: 'hit', tone: 'danger' },
}
/** Events that carry a number of hits after the area. */
const COUNTED = new Set(['desert_roll', 'strike'])
/** Events that name a piece before the area. */
const PIECE_FIRST: Record<string, string> = { place: 'deployment', leader: 'leadership' }
let made = 0

const key = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The traces of new lines of the story, in their order. */
export function tracesOf(
  lines: readonly LogLine[],
  more: (kind: string) => { icon: string; tone: string } | undefined = () => undefined,
): Trace[] {
  const found: Trace[] = []
  const desert = lines.some(
    (line) => line.kind === 'hazards' || line.kind === 'sign' || line.kind === 'desert_roll',
  )
  for (const line of lines) {
    const own = line.seat >= 0 ? `var(--war${line.seat + 1})` : 'var(--ember-pale)'
    const tone = (name: string) => (name === 'own' ? own : `var(--map-${name})`)
    const id = ++made
    const delay = desert ? found.length * APART : 0
    const [first, second] = line.public
    const way = WAYS[line.kind]
    const burst = BURSTS[line.kind] ?? more(line.kind)
    const piece = PIECE_FIRST[line.kind]
    if (way)
      found.push({
        id,
        kind: 'way',
        from: key(first),
        at: key(second),
        icon: way.icon,
        tone: tone(way.tone),
        text: '',
        delay,
      })
    else if (piece)
      found.push({
        id,
        kind: 'burst',
        from: '',
        at: key(second),
        icon: piece,
        tone: own,
        text: '',
        delay,
      })
    else if (burst)
      found.push({
        id,
        kind: 'burst',
        from: '',
        at: key(first),
        icon: burst.icon,
        tone: tone(burst.tone),
        text: COUNTED.has(line.kind) ? String(second) : '',
        delay,
      })
  }
  return found.filter((trace) => trace.at).slice(-MOST)
}
