import type { SpaceSheet, Token } from '../view'

const or: Token = { text: 'or' }

/** What the plaque of a space has room for, where its effect is long; its words tell all. */
const BRIEF: Readonly<Record<string, readonly Token[]>> = {
  high_council: [{ icon: 'council' }, { text: 'seat' }],
  imperial_privilege: [{ icon: 'draw' }, { icon: 'agent' }],
  gather_support: [{ icon: 'troop', n: 2 }, { icon: 'water' }],
  shipping: [{ icon: 'solari', n: 5 }, { icon: 'influence' }],
  secrets: [{ icon: 'influence', of: ['faction-bene_gesserit'] }, { icon: 'intrigue' }, { text: 'steal' }],
  spice_refinery: [{ icon: 'solari', n: 2 }, or, { icon: 'solari', n: 4 }],
  sietch_tabr: [{ icon: 'hooks' }, { icon: 'troop' }, { icon: 'water' }, or, { icon: 'wall' }],
  hagga_basin: [{ icon: 'spice', n: 2 }, or, { icon: 'sandworm' }],
  military_support: [
    { icon: 'influence', of: ['faction-emperor'] },
    { icon: 'troop', n: 3 },
    { text: 'allies' },
  ],
  economic_support: [{ icon: 'influence', of: ['faction-emperor'] }, { icon: 'spice' }, { text: 'trade' }],
  deep_desert: [{ icon: 'spice', n: 4 }, or, { icon: 'sandworm', n: 2 }],
}

/** The signs of a space's effect, short where they would not fit (in Uprising alone). */
export function briefly(space: SpaceSheet, uprising: boolean): Token[] {
  const short = uprising ? BRIEF[space.key] : undefined
  return short ? [...short] : (space.effect?.tokens ?? [])
}
