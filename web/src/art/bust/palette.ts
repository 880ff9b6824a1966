/** The colours that busts are painted with. */
export type Tones = readonly [string, string, string]
export interface House {
  c: Tones
  m: string
  g: readonly [string, string]
  sign: string
}

/** Four tones each: lit, middle, shaded, line. */
export const SKIN = {
  pale: ['#f4d9be', '#dfb396', '#a1716b', '#7a4f58'],
  rose: ['#f0c8ac', '#d79c80', '#99625c', '#724650'],
  warm: ['#e8bd92', '#c8936b', '#8a5748', '#643c3e'],
  olive: ['#d9ad7d', '#b3835a', '#785344', '#55393a'],
  brown: ['#bd8458', '#945f41', '#613f38', '#452c30'],
  dark: ['#91603f', '#6d4533', '#462f31', '#30212a'],
  chalk: ['#efe6df', '#cbbfc0', '#877c8c', '#625a70'],
  amber: ['#f0c07c', '#cf8f52', '#8f5547', '#673c44'],
} as const satisfies Record<string, readonly [string, string, string, string]>
/** Three tones each: lit, middle, shaded. */
export const HAIR = {
  black: ['#3a3550', '#201c30', '#14111f'],
  brown: ['#6d4938', '#472d29', '#2d1d20'],
  auburn: ['#a8573a', '#74362a', '#4c2224'],
  blond: ['#e7c483', '#bd9150', '#83603c'],
  grey: ['#b9b5c0', '#88848f', '#5b586a'],
  white: ['#f4efe8', '#c9c4c6', '#8f8a98'],
  red: ['#c2603a', '#8b3a2a', '#5a2525'],
  oxblood: ['#8a3340', '#5b2030', '#3a1624'],
} as const satisfies Record<string, Tones>
/** House colours: cloth light, mid, dark; metal; ground light and dark; motif. */
export const HOUSE = {
  atreides: { c: ['#4f8f6b', '#2d5d4a', '#1b3a36'], m: '#d8c48f', g: ['#3c6a60', '#16243a'], sign: 'hawk' },
  harkonnen: { c: ['#a8542c', '#5b2a2c', '#251a28'], m: '#e2a15a', g: ['#7a3a2c', '#211627'], sign: 'horn' },
  corrino: { c: ['#a7b2cc', '#616c8e', '#353c5c'], m: '#e6cf8f', g: ['#66719a', '#1d2142'], sign: 'lion' },
  thorvald: { c: ['#5d8fa3', '#3a5f78', '#22384f'], m: '#c9d4da', g: ['#3d6a80', '#152036'], sign: 'wave' },
  richese: { c: ['#c9a550', '#8a6b35', '#473828'], m: '#f0dca0', g: ['#7a6640', '#241f33'], sign: 'lens' },
  ecaz: { c: ['#86a854', '#557240', '#2f4430'], m: '#e6d9a8', g: ['#557a4a', '#182a2c'], sign: 'leaf' },
  vernius: { c: ['#c07a4a', '#7d4a4a', '#3f2a42'], m: '#e9b98a', g: ['#6f4a72', '#20183a'], sign: 'helix' },
  moritani: { c: ['#a83f4f', '#6b2840', '#351a30'], m: '#e0b0a0', g: ['#7a2f48', '#20142e'], sign: 'claw' },
  fremen: { c: ['#a98b68', '#6f5a4c', '#3d3540'], m: '#9fd0f2', g: ['#3f7ea6', '#142742'], sign: 'moon' },
  sister: { c: ['#6a5a86', '#3c3358', '#1f1b36'], m: '#d9c6f2', g: ['#5c4690', '#1a1538'], sign: 'arch' },
  guild: { c: ['#c8705a', '#84443f', '#43283a'], m: '#f2c29a', g: ['#9a4f42', '#24162f'], sign: 'ring' },
  smuggler: { c: ['#8c7a5c', '#5b5048', '#35303c'], m: '#e0b468', g: ['#6b6a58', '#1d2238'], sign: 'star' },
  metulli: { c: ['#d09a3e', '#8a5f34', '#4a3430'], m: '#ffd27a', g: ['#9a6a34', '#2a1c30'], sign: 'drop' },
  mentat: { c: ['#7a86b8', '#4a5384', '#282d52'], m: '#c9a566', g: ['#4a5490', '#171a36'], sign: 'dots' },
} as const satisfies Record<string, House>

/** What stands behind the head, on a ground of 120 by 110. */
export const SIGN = {
  hawk: 'M60 30 92 20 84 34 98 32 84 46 90 52 74 54 70 78 60 66 50 78 46 54 30 52 36 46 22 32 36 34 28 20z',
  horn: 'M22 20c8 30 18 40 38 44 20-4 30-14 38-44-2 34-14 52-32 58l-6 14-6-14C36 72 24 54 22 20z',
  lion: 'M60 14l7 14 15-6-3 16 16 4-11 12 9 13-16 2 1 16-14-6-4 15-4-15-14 6 1-16-16-2 9-13-11-12 16-4-3-16 15 6z',
  wave: 'M14 40c12-12 22-12 32 0s20 12 30 0 20-12 30 0v8c-10-12-20-12-30 0s-20 12-30 0-20-12-32 0zM14 62c12-12 22-12 32 0s20 12 30 0 20-12 30 0v8c-10-12-20-12-30 0s-20 12-30 0-20-12-32 0z',
  lens: 'M10 54C28 26 92 26 110 54 92 82 28 82 10 54zm50-20a20 20 0 1 0 .1 0z',
  leaf: 'M60 10c26 20 30 48 2 78V60l14-14-2-4-12 11V36h-4v17L46 42l-2 4 14 14v28C30 58 34 30 60 10z',
  helix: 'M34 10c0 30 52 34 52 64h-8c0-26-52-32-52-64zM86 10c0 30-52 34-52 64h8c0-26 52-32 52-64z',
  claw: 'M26 12c16 14 22 36 18 66-6-22-14-40-26-54zM56 8c12 16 14 40 6 74-2-26-8-46-16-62zM86 12c8 18 6 40-8 62 0-22-4-38-8-52z',
  moon: 'M74 14a36 36 0 1 0 20 56A32 32 0 0 1 74 14z',
  arch: 'M60 8c24 14 34 30 34 56v40H82V66c0-20-8-32-22-42-14 10-22 22-22 42v38H26V64C26 38 36 22 60 8z',
  ring: 'M60 12a42 42 0 1 0 .1 0zm0 10a32 32 0 1 1-.1 0z',
  star: 'M60 10l9 34 35 10-35 10-9 34-9-34-35-10 35-10z',
  drop: 'M60 8c20 26 32 42 32 58a32 32 0 0 1-64 0C28 50 40 34 60 8z',
  dots: 'M60 14a11 11 0 1 0 .1 0zM30 66a11 11 0 1 0 .1 0zM90 66a11 11 0 1 0 .1 0zM60 30 84 70H36zM60 40 45 65h30z',
} as const satisfies Record<string, string>
