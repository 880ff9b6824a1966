import { chance } from '../chance'
import { disc, door, fill, grade, lamp, line, many, pane, paint, r1, rect } from './ink'
import { dunes, man, stars, tower } from './parts'

function sky(id: string): string {
  const glow = [
    [0, 'sun-glow', 0.95],
    [0.3, 'sun-warm', 0.5],
    [1, 'sun-rim', 0],
  ] as const
  const stops = glow
    .map(([at, tone, much]) => `<stop offset="${at}" stop-color="${paint(tone)}" stop-opacity="${much}"/>`)
    .join('')
  return (
    grade(id, [
      [0, 'sky1'],
      [0.1, 'sky2'],
      [0.21, 'sky3'],
      [0.3, 'sky4'],
    ]) +
    `<defs><radialGradient id="${id}-sun">${stops}</radialGradient></defs><rect width="486" height="270" fill="url(#${id})"/>`
  )
}
function arrakeen(x: number, b: number): string {
  const s = 'arrakeen' // about 140 wide, base at b
  let o =
    tower(x + 8, b, 14, 22, 'cren') +
    tower(x + 116, b, 16, 24, 'cren') +
    tower(x + 24, b, 22, 16, 'flat') +
    tower(x + 94, b, 20, 18, 'dome') +
    tower(x + 30, b, 9, 27, 'spire') +
    tower(x + 48, b, 44, 30, 'cren') +
    tower(x + 56, b, 28, 40, 'step') +
    tower(x + 64, b, 12, 48, 'flat') +
    tower(x + 104, b, 7, 32, 'flat')
  o += many(4, (i) => line(`M${x + 105} ${b - 28 + i * 5} h5`, 'stone3', 1.2))
  o += [
    [13, 15],
    [34, 20],
    [29, 9],
    [53, 24],
    [59, 34],
    [67, 42],
    [72, 42],
    [79, 34],
    [84, 24],
    [53, 14],
    [84, 14],
    [101, 10],
    [122, 16],
    [61, 22],
    [78, 22],
  ]
    .map(([a = 0, c = 0]) => pane(s, x + a, b - c))
    .join('')
  o +=
    rect(x, b - 9, 140, 12, 'stone2') +
    rect(x, b - 9, 58, 12, 'stone1') +
    many(20, (i) => rect(x + i * 7, b - 11.5, 4, 3, i < 8 ? 'stone1' : 'stone2')) +
    fill(`M${x + 60} ${b + 3} v-9 a9 8 0 0 1 18 0 v9z`, 'stone3') +
    door(s, x + 64, b + 3, 10, 12)
  return o
}
function carthag(x: number, b: number): string {
  const s = 'carthag'
  let o =
    fill(`M${x + 2} ${b} L${x + 14} ${b - 24} H${x + 40} L${x + 48} ${b}z`, 'stone2') +
    fill(`M${x + 2} ${b} L${x + 14} ${b - 24} H${x + 24} L${x + 20} ${b}z`, 'stone1')
  o +=
    tower(x + 48, b, 9, 42, 'flat') +
    tower(x + 61, b, 9, 36, 'flat') +
    rect(x + 47, b - 44, 11, 3, 'stone3') +
    rect(x + 60, b - 38, 11, 3, 'stone3')
  o +=
    fill(`M${x + 72} ${b} L${x + 78} ${b - 34} H${x + 100} L${x + 112} ${b}z`, 'stone2') +
    fill(`M${x + 72} ${b} L${x + 78} ${b - 34} H${x + 87} L${x + 88} ${b}z`, 'stone1') +
    tower(x + 84, b - 34, 10, 8, 'flat') +
    tower(x + 112, b, 12, 28, 'slant') +
    tower(x + 126, b, 14, 17, 'step') +
    line(`M${x + 40} ${b - 14} H${x + 78} M${x + 100} ${b - 20} H${x + 114}`, 'stone3', 2)
  o += line(
    `M${x + 52} ${b - 46} c-4 -5 4 -7 0 -12 M${x + 65} ${b - 40} c-3 -5 4 -7 1 -13`,
    'stone2',
    2.4,
    'stroke-opacity=".5"',
  )
  o += [
    [18, 18],
    [26, 18],
    [34, 18],
    [14, 9],
    [24, 9],
    [34, 9],
    [51, 30],
    [51, 20],
    [64, 26],
    [81, 26],
    [89, 26],
    [81, 15],
    [91, 15],
    [100, 15],
    [116, 18],
    [131, 10],
    [88, 40],
  ]
    .map(([a = 0, c = 0]) => pane(s, x + a, b - c))
    .join('')
  return o + rect(x, b - 3, 142, 4, 'stone3') + door(s, x + 60, b, 8, 10)
}
function station(x: number, b: number): string {
  const s = 'research_station'
  let o =
    fill(
      `M${x} ${b + 2} L${x + 10} ${b - 12} L${x + 26} ${b - 9} L${x + 40} ${b - 16} L${x + 96} ${b - 16} L${x + 112} ${b - 8} L${x + 128} ${b - 11} L${x + 138} ${b + 2}z`,
      'rock2',
    ) +
    fill(
      `M${x} ${b + 2} L${x + 10} ${b - 12} L${x + 26} ${b - 9} L${x + 40} ${b - 16} L${x + 34} ${b + 2}z`,
      'rock1',
    )
  const dome = (cx: number, by: number, r: number) =>
    fill(`M${cx - r} ${by} A${r} ${r} 0 0 1 ${cx + r} ${by}z`, 'stone2') +
    fill(`M${cx - r} ${by} A${r} ${r} 0 0 1 ${cx} ${by - r} L${r1(cx - r * 0.15)} ${by}z`, 'stone1') +
    line(
      `M${cx - r} ${by} A${r} ${r * 0.45} 0 0 1 ${cx + r} ${by} M${cx} ${by - r} V${by} M${r1(cx - r * 0.5)} ${r1(by - r * 0.86)} Q${r1(cx - r * 0.34)} ${r1(by - r * 0.4)} ${r1(cx - r * 0.4)} ${by} M${r1(cx + r * 0.5)} ${r1(by - r * 0.86)} Q${r1(cx + r * 0.34)} ${r1(by - r * 0.4)} ${r1(cx + r * 0.4)} ${by}`,
      'stone3',
      0.8,
    )
  o +=
    dome(x + 52, b - 14, 11) +
    dome(x + 74, b - 14, 18) +
    dome(x + 98, b - 12, 9) +
    tower(x + 24, b - 8, 9, 14, 'slant') +
    line(
      `M${x + 112} ${b - 9} V${b - 44} M${x + 106} ${b - 34} H${x + 118} M${x + 108} ${b - 40} H${x + 116}`,
      'stone3',
      1.4,
    ) +
    line(
      `M${x + 112} ${b - 42} L${x + 122} ${b - 9} M${x + 112} ${b - 42} L${x + 104} ${b - 10}`,
      'stone3',
      0.7,
    )
  o +=
    [
      [50, 19],
      [68, 22],
      [78, 22],
      [73, 29],
      [96, 17],
      [27, 15],
      [27, 20],
    ]
      .map(([a = 0, c = 0]) => pane(s, x + a, b - c, 3, 4))
      .join('') +
    lamp(s, x + 112, b - 45, 2) +
    door(s, x + 70, b - 14, 8, 7)
  return (
    o +
    fill(
      `M${x + 84} ${b - 1} c2 -6 6 -7 8 -8 c0 4 -2 7 -8 8z M${x + 44} ${b - 2} c-2 -5 -5 -6 -7 -7 c0 4 2 6 7 7z`,
      'landsraad',
      'fill-opacity=".8"',
    )
  )
}
function sietch(x: number, b: number): string {
  const s = 'sietch_tabr'
  let o = fill(
    `M${x - 12} ${b + 8} L${x + 4} ${b - 18} L${x + 18} ${b - 14} L${x + 34} ${b - 42} L${x + 48} ${b - 30} L${x + 62} ${b - 46} L${x + 82} ${b - 24} L${x + 96} ${b - 30} L${x + 116} ${b - 10} L${x + 134} ${b - 12} L${x + 150} ${b + 8}z`,
    'rock2',
  )
  o +=
    fill(
      `M${x - 12} ${b + 8} L${x + 4} ${b - 18} L${x + 18} ${b - 14} L${x + 34} ${b - 42} L${x + 40} ${b - 16} L${x + 28} ${b + 8}z M${x + 62} ${b - 46} L${x + 66} ${b - 22} L${x + 56} ${b + 8} L${x + 48} ${b - 4} L${x + 52} ${b - 28}z M${x + 96} ${b - 30} L${x + 98} ${b - 12} L${x + 90} ${b + 8} L${x + 82} ${b - 6}z`,
      'rock1',
    ) +
    fill(
      `M${x + 62} ${b - 46} L${x + 82} ${b - 24} L${x + 86} ${b} L${x + 72} ${b - 18}z M${x + 116} ${b - 10} L${x + 134} ${b - 12} L${x + 150} ${b + 8} L${x + 124} ${b + 8}z`,
      'rock3',
    )
  o +=
    fill(`M${x + 56} ${b + 4} v-10 a9 9 0 0 1 18 0 v10z`, 'rock3') +
    door(s, x + 60, b + 4, 10, 14) +
    pane(s, x + 32, b - 24, 3, 3.4) +
    pane(s, x + 42, b - 14, 3, 3.4) +
    pane(s, x + 92, b - 14, 3, 3.4) +
    pane(s, x + 20, b - 6, 3, 3.4) +
    pane(s, x + 104, b - 6, 3, 3.4)
  return o + man(x + 80, b + 4, 10, 'rock3') + man(x + 50, b + 4, 10, 'rock3')
}
const harvester = (x: number, y: number, k: number, s: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  fill('M2 -10 L6 -18 H12 V-24 H15 V-18 H26 L34 -10z', 'rock2') +
  fill('M2 -10 L6 -18 H12 V-24 H15 V-18 H18 V-10z', 'rock1') +
  fill('M0 -10 H38 L40 -6 L36 0 H3 L-1 -6z', 'rock3') +
  many(4, (i) => disc(6 + i * 9, -5, 2.6, 'rock1')) +
  pane(s, 8, -15, 3, 2.4) +
  pane(s, 20, -15, 3, 2.4) +
  pane(s, 26, -15, 3, 2.4) +
  '</g>'
const thopter = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  fill(
    'M0 0 C3 -3 9 -3 14 -1 L24 2 L26 0 L25 4 L15 4 C9 5 3 4 0 0z M11 -1 L-2 -11 L-3 -9 L8 1z M12 -1 L26 -10 L27 -8 L15 1z M10 3 L-3 10 L-2 12 L13 4z M14 3 L26 11 L27 9 L17 2z',
    'rock3',
  ) +
  '</g>'
const glitter = (seed: number, cx: number, cy: number, rx: number, ry: number, n: number) => {
  const r = chance(seed)
  return many(n, () => {
    const a = r() * 6.283,
      q = Math.sqrt(r())
    return `<path d="M${r1(cx + Math.cos(a) * rx * q)} ${r1(cy + Math.sin(a) * ry * q)} l1.8 1 0 2 -1.8 1 -1.8 -1 0 -2z" fill="${paint('spice')}" fill-opacity="${r1(0.5 + r() * 0.5)}"/>`
  })
}
function basin(x: number, y: number, rx: number, ry: number): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint('sand4')}"/><ellipse cx="${x}" cy="${y + 2}" rx="${rx - 6}" ry="${ry - 4}" fill="${paint('sand1')}" fill-opacity=".8"/><ellipse cx="${x + 8}" cy="${y + 3}" rx="${r1(rx * 0.5)}" ry="${r1(ry * 0.45)}" fill="${paint('spice')}" fill-opacity=".5"/>` +
    fill(`M${x - rx - 4} ${y + 2} l7 -13 6 5 8 -10 7 9z`, 'rock2') +
    fill(`M${x + rx - 22} ${y} l8 -12 6 6 6 -9 8 15z`, 'rock3')
  )
}
function bigworm(x: number, y: number, k = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    `<ellipse cx="22" cy="50" rx="46" ry="7" fill="${paint('sand5')}" fill-opacity=".55"/>` +
    fill(
      'M2 50 C-2 20 10 -6 40 -8 C58 -9 70 0 70 12 L50 18 C48 12 43 10 39 12 C30 16 28 32 32 50z',
      'rock2',
    ) +
    fill('M2 50 C-2 20 10 -6 40 -8 C44 -8 48 -7.6 52 -6 C30 -4 14 16 14 50z', 'rock1') +
    line(
      'M1 38 q14 5 30 0 M4 26 q13 6 26 3 M9 14 q10 8 22 7 M18 3 q7 10 18 11 M31 -5 q2 10 10 16',
      'rock3',
      1.5,
    ) +
    `<path d="M70 12 C72 19 67 25 60 25 C54 25 50 22 50 18 C51 10 64 5 70 12z" fill="${paint('rock3')}"/>` +
    many(6, (i) => {
      const a = -0.4 + i * 0.75,
        X = 60.5,
        Y = 17
      return `<path d="M${r1(X + Math.cos(a - 0.2) * 9)} ${r1(Y + Math.sin(a - 0.2) * 7)} L${r1(X + Math.cos(a) * 3)} ${r1(Y + Math.sin(a) * 2.5)} L${r1(X + Math.cos(a + 0.2) * 9)} ${r1(Y + Math.sin(a + 0.2) * 7)}z" fill="${paint('sun')}" fill-opacity=".85"/>`
    }) +
    line('M-10 50 C0 44 6 50 12 48 M26 50 C34 44 44 50 54 48', 'sand1', 2) +
    '</g>'
  )
}
function planet(id: string): string {
  let o =
    sky(id) +
    stars(3, 70, 486, 44) +
    `<ellipse cx="326" cy="62" rx="220" ry="74" fill="url(#${id}-sun)"/>` +
    disc(326, 56, 19, 'sun') +
    disc(450, 16, 7, 'sun', 'fill-opacity=".9"') +
    disc(434, 10, 3, 'sun', 'fill-opacity=".7"')
  // shield wall
  o += fill(
    'M0 66 V44 L18 36 L34 42 L54 30 L74 40 L100 34 L126 44 L156 36 L176 46 L204 40 L236 48 L262 42 L290 54 L308 66z M352 66 L372 50 L392 54 L412 40 L432 48 L456 38 L486 46 V66z',
    'rock3',
    'fill-opacity=".55"',
  )
  o += dunes([64, 62, 66, 63, 60, 64, 62, 65, 61, 64], 0, 54, 486, 270, 'sand1')
  return o
}
/** Arrakis, 486 by 270: towns on the horizon, sietch and basins on the sand. */
export function arrakis(id: string): string {
  let o = planet(id)
  o += arrakeen(9, 66) + carthag(172, 66) + station(340, 64)
  o += dunes([92, 86, 96, 104, 98, 108, 112, 102, 96, 104], 0, 54, 486, 270, 'sand2')
  o += thopter(300, 34, 0.8) + thopter(332, 24, 0.5)
  o += dunes([128, 134, 126, 130, 140, 128, 120, 128, 136, 130], 0, 54, 486, 270, 'sand3')
  o += sietch(6, 148)
  o += basin(292, 134, 62, 13) + harvester(300, 137, 0.62, 'imperial_basin') + glitter(11, 284, 137, 34, 6, 9)
  o += bigworm(398, 140, 0.86)
  o += dunes([176, 186, 180, 190, 196, 186, 190, 198, 188, 192], 0, 54, 486, 270, 'sand4')
  o +=
    basin(166, 210, 66, 12) +
    harvester(176, 214, 0.7, 'hagga_basin') +
    line('M154 204 c-5 -8 4 -10 0 -18 M164 204 c4 -6 -3 -9 2 -15', 'spice', 2, 'stroke-opacity=".7"') +
    glitter(23, 150, 212, 34, 5, 12)
  o +=
    `<ellipse cx="406" cy="212" rx="84" ry="7" fill="${paint('sand1')}" fill-opacity=".75"/>` +
    line('M322 206 h70 M350 210 h110 M336 215 h60', 'sand5', 1, 'stroke-opacity=".6"') +
    harvester(438, 213, 0.5, 'the_great_flat') +
    glitter(31, 396, 212, 60, 4, 16) +
    lamp('the_great_flat', 346, 205, 2) +
    rect(345.4, 206, 1.2, 7, 'rock3')
  o += dunes([232, 226, 236, 242, 230, 236, 244, 238, 232, 240], 0, 54, 486, 270, 'sand5')
  o += many(
    9,
    (i) =>
      `<ellipse cx="${24 + i * 7}" cy="${252 - i * 3.4 + (i % 2) * 2}" rx="1.8" ry="1" fill="${paint('sand4')}"/>`,
  )
  return o
}
