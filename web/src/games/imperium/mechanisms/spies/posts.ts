import type { Box } from '../../board/positions'

/** The middle of each observation post on the board, 808 wide and 454 high. */
const AT: Readonly<Record<string, readonly [x: number, y: number]>> = {
  emperor: [158, 86],
  guild: [158, 198],
  bene_gesserit: [158, 310],
  fremen: [158, 422],
  council: [496, 34],
  assembly: [496, 115],
  choam: [742, 110],
  arrakeen: [474, 260],
  refinery: [640, 260],
  sietch: [724, 304],
  imperial_basin: [366, 344],
  hagga_basin: [628, 420],
  deep_desert: [640, 372],
}
const WIDE = 26
const HIGH = 34

/** Where a post stands; one that nobody has placed yet, at the foot of the board. */
export function postBox(key: string, nth: number, moved: typeof AT = {}): Box {
  const name = key.replace(/^post_/, '')
  const [x, y] = moved[name] ?? AT[name] ?? [340 + 30 * nth, 436]
  return { x: x - WIDE / 2, y: y - HIGH / 2, w: WIDE, h: HIGH }
}
