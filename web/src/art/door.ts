import { disc, fill, grade, line, many, r1, rect } from './place/ink'
import { dunes, man, stars } from './place/parts'
import { PEOPLE } from './emblem/people'

export type Gate = 'solo' | 'friends' | 'bots'

const ARCH = 'M36 176 V92 C36 44 76 12 126 12 C176 12 216 44 216 92 V176z'
const SKY = [
  [0, 'sky1'],
  [0.45, 'sky2'],
  [0.75, 'sky3'],
  [1, 'sky4'],
] as const

/** One alone before the sun, two rivals far off. */
const solo = (id: string): string =>
  grade(`${id}g`, SKY) +
  `<rect width="252" height="176" fill="url(#${id}g)"/>` +
  stars(36, 26, 252, 90) +
  disc(126, 112, 34, 'sun') +
  disc(126, 112, 58, 'sun', 'fill-opacity=".16"') +
  dunes([128, 122, 132, 126, 120, 130], 0, 50, 252, 176, 'sand1') +
  dunes([150, 158, 146, 152, 160, 150], 0, 50, 252, 176, 'sand3') +
  fill(
    'M126 152 C112 152 108 149 110 140 L116 116 C117 108 120 103 126 103 C132 103 135 108 136 116 L143 141 C145 149 141 152 126 152z',
    'rock3',
  ) +
  fill('M126 152 C112 152 108 149 110 140 L116 116 C117 108 120 103 126 103z', 'rock2') +
  fill(
    'M126 84 c-6 0 -9 5 -8.500 11 c.4 5 3 9 8.500 9 s8.100 -4 8.500 -9 c.5 -6 -2.500 -11 -8.500 -11z',
    'rock3',
  ) +
  line('M143 152 L147 92', 'rock3', 2) +
  man(62, 138, 14, 'rock2', true) +
  man(190, 136, 14, 'rock2', true)

/** Four around a table under the great window. */
const friends = (): string =>
  rect(0, 0, 252, 176, 'ha1') +
  fill('M60 176 V96 A66 60 0 0 1 192 96 V176z', 'ha3', 'fill-opacity=".6"') +
  disc(126, 86, 20, 'sun', 'fill-opacity=".85"') +
  many(9, (i) => {
    const a = Math.PI * (1 + i / 8)
    return line(
      `M126 96 L${r1(126 + Math.cos(a) * 66)} ${r1(96 + Math.sin(a) * 60)}`,
      'ha5',
      1,
      'stroke-opacity=".4"',
    )
  }) +
  `<ellipse cx="126" cy="150" rx="72" ry="15" fill="var(--ha5)"/><ellipse cx="126" cy="148" rx="68" ry="12.500" fill="var(--ha4)"/>` +
  many(4, (i) => man([72, 104, 148, 180][i] ?? 0, [152, 142, 142, 152][i] ?? 0, 34, `seat${i + 1}`))

/** A mind that thinks in circles. */
const bots = (): string =>
  rect(0, 0, 252, 176, 'bn1') +
  stars(3, 30, 252, 120) +
  many(
    4,
    (i) =>
      `<circle cx="126" cy="92" r="${30 + i * 18}" fill="none" stroke="var(--bn5)" stroke-opacity="${r1(0.5 - i * 0.1)}"/>`,
  ) +
  `<g transform="translate(72 36) scale(1.08)" style="--a:var(--bn5);--b:var(--bn3);--c:var(--bn4);--k:var(--spice-hot)">${PEOPLE.mind()}</g>` +
  rect(0, 148, 252, 30, 'bn4')

const SCENES: Record<Gate, (id: string) => string> = { solo, friends, bots }

/** A gate with a scene behind it, 252 by 176. */
export function gate(kind: Gate, id: string): string {
  return (
    `<defs><clipPath id="${id}"><path d="${ARCH}"/></clipPath></defs>` +
    fill('M24 176 V90 C24 36 70 2 126 2 C182 2 228 36 228 90 V176z', 'stone2') +
    fill('M24 176 V90 C24 36 70 2 126 2 L126 12 C76 12 36 44 36 92 V176z', 'stone1') +
    `<g clip-path="url(#${id})">${SCENES[kind](id)}</g>` +
    line(ARCH, 'brass', 2) +
    many(9, (i) => {
      const a = Math.PI * (1.06 + (i / 8) * 0.88)
      const [x, y] = [Math.cos(a), Math.sin(a)]
      return line(
        `M${r1(126 + x * 91)} ${r1(92 + y * 81)} L${r1(126 + x * 102)} ${r1(92 + y * 90)}`,
        'stone3',
        1.2,
      )
    }) +
    fill('M118 0 h16 l3 14 h-22z', 'brass') +
    rect(18, 168, 216, 8, 'stone3')
  )
}
