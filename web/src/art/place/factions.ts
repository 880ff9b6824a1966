import { chance } from '../chance'
import { disc, door, fill, grade, lamp, line, many, pane, paint, r1, rect } from './ink'
import { dunes, man, stars, tower, veiled } from './parts'

/** The worlds of the four factions, 304 by 106, their ground at 58. */
export function emperor(id: string): string {
  const [first, second] = ['conspire', 'wealth']
  const ground = grade(id, [
    [0, 'em1'],
    [0.62, 'em2'],
  ])
  let o = `${ground}<rect width="304" height="106" fill="url(#${id})"/>`
  o +=
    many(22, (i) => {
      const a = (i / 22) * 6.283
      return `<path d="M152 44 L${r1(152 + Math.cos(a - 0.06) * 200)} ${r1(44 + Math.sin(a - 0.06) * 200)} L${r1(152 + Math.cos(a + 0.06) * 200)} ${r1(44 + Math.sin(a + 0.06) * 200)}z" fill="${paint('em5')}" fill-opacity=".16"/>`
    }) +
    disc(152, 44, 29, 'solari', 'fill-opacity=".30"') +
    disc(152, 44, 22, 'em5', 'fill-opacity=".6"')
  // far roofs
  o += many(19, (i) => {
    const r = chance(i * 77 + 5),
      h = 6 + r() * 12,
      x = i * 16.6 - 4
    return (
      rect(x, 60 - h, 12, h, 'em3', 'fill-opacity=".8"') +
      (i % 3 === 1 ? fill(`M${r1(x)} ${r1(60 - h)} l6 -7 6 7z`, 'em3', 'fill-opacity=".8"') : '')
    )
  })
  const tw = (x: number, w: number, h: number, rf: 'cren' | 'spire' | 'step' | 'flat' | 'dome') =>
    tower(x, 60, w, h, rf, 'em5', 'em4', 'em3')
  o +=
    tw(22, 14, 20, 'cren') +
    tw(58, 10, 27, 'spire') +
    tw(82, 20, 17, 'step') +
    tw(236, 10, 27, 'spire') +
    tw(202, 20, 17, 'step') +
    tw(268, 14, 20, 'cren')
  o +=
    tw(106, 92, 15, 'cren') +
    tw(116, 12, 29, 'spire') +
    tw(176, 12, 29, 'spire') +
    tw(130, 44, 24, 'flat') +
    tw(140, 24, 34, 'dome')
  o +=
    pane(first, 27, 46) +
    pane(first, 62, 40) +
    pane(first, 87, 48) +
    pane(first, 93, 48) +
    pane(first, 119.5, 40) +
    pane(first, 119.5, 48) +
    pane(first, 110, 51) +
    pane(second, 275, 46) +
    pane(second, 240, 40) +
    pane(second, 208, 48) +
    pane(second, 214, 48) +
    pane(second, 181, 40) +
    pane(second, 181, 48) +
    pane(second, 190, 51)
  o +=
    fill('M139 26 a13 12.5 0 0 1 26 0z', 'solari', 'fill-opacity=".75"') +
    fill('M139 26 a13 12.5 0 0 1 12 -12.5 L149 26z', 'sun', 'fill-opacity=".5"') +
    [
      [57.5, 33],
      [115.5, 31],
      [175.5, 31],
      [235.5, 33],
    ]
      .map(([x = 0, y = 0]) =>
        fill(
          `M${x} ${y} l${x > 100 && x < 200 ? 6 : 5} ${x > 100 && x < 200 ? -18 : -15} l${x > 100 && x < 200 ? 7 : 6} ${x > 100 && x < 200 ? 18 : 15}z`,
          'solari',
          'fill-opacity=".6"',
        ),
      )
      .join('')
  o +=
    many(5, (i) => pane(i < 2 ? first : i > 2 ? second : '', 135 + i * 8, 44, 2.6, 5)) +
    fill('M146 60 v-7 a6 6 0 0 1 12 0 v7z', 'em4')
  o +=
    rect(0, 58, 304, 48, 'em4') +
    rect(0, 58, 304, 1.4, 'em5', 'fill-opacity=".7"') +
    many(5, (i) => rect(118 - i * 6, 60 + i * 3, 68 + i * 12, 1, 'em5', 'fill-opacity=".35"'))
  o +=
    many(9, (i) => man(34 + i * 8, 60.5, 11, 'em4', i % 2 > 0)) +
    many(9, (i) => man(206 + i * 8, 60.5, 11, 'em4', i % 2 > 0))
  return o
}
export function guild(id: string): string {
  const [first, second] = ['heighliner', 'foldspace']
  const ground = grade(id, [
    [0, 'gu1'],
    [0.75, 'gu2'],
  ])
  let o = `${ground}<rect width="304" height="106" fill="url(#${id})"/>` + stars(41, 60, 304, 60)
  o +=
    disc(268, 136, 98, 'gu3') +
    fill('M176 106 A98 98 0 0 1 304 45 V52 A92 92 0 0 0 186 106z', 'gu5', 'fill-opacity=".55"')
  // the liner
  o +=
    fill('M30 6 L206 20 C214 24 216 44 208 49 L34 60z', 'gu3') +
    fill('M30 6 L206 20 C209 21.5 211 25 212 29 L33 31z', 'gu5') +
    fill('M34 60 L208 49 C210 47 211.5 44 212 41 L35 49z', 'gu4')
  o += `<ellipse cx="32" cy="33" rx="15" ry="27" fill="${paint('gu5')}"/><ellipse cx="32" cy="33" rx="11.5" ry="22" fill="${paint('gu1')}"/><ellipse class="lamp" data-lamp="${first}" cx="34" cy="33" rx="7" ry="14.5"/>`
  o += many(7, (i) => {
    const x = 58 + i * 22,
      y1 = 6 + (x - 30) * 0.08,
      y2 = 60 - (x - 34) * 0.063
    return line(
      `M${x} ${r1(y1)} C${x - 7} ${r1(y1 + 14)} ${x - 7} ${r1(y2 - 14)} ${x + 1} ${r1(y2)}`,
      'gu4',
      1.1,
    )
  })
  o += many(14, (i) => pane(first, 60 + i * 10.4, 34 + i * 0.1, 3.6, 1.6))
  o += many(4, (i) => fill(`M${8 + i * 9} ${54 + (i % 2) * 5} l7 -2 2 2 -8 2.6z`, 'gu5'))
  // the fold
  o +=
    many(11, (i) => {
      const a = (i / 11) * 6.283
      return line(
        `M250 34 Q${r1(250 + Math.cos(a + 0.5) * 15)} ${r1(34 + Math.sin(a + 0.5) * 10)} ${r1(250 + Math.cos(a) * 40)} ${r1(34 + Math.sin(a) * 25)}`,
        'gu5',
        0.9,
        'stroke-opacity=".6"',
      )
    }) +
    lamp(second, 250, 34, 4.6) +
    fill('M250 22 l1.8 10.2 10.2 1.8 -10.2 1.8 -1.8 10.2 -1.8 -10.2 -10.2 -1.8 10.2 -1.8z', 'gu5')
  o += fill('M274 44 l14 -4 4 3.6 -15 5z', 'gu4') + pane(second, 281, 42.6, 3, 1.4)
  return o
}
export function sisters(id: string): string {
  const [first, second] = ['selective_breeding', 'secrets']
  const ground = grade(id, [
    [0, 'bn1'],
    [0.7, 'bn2'],
  ])
  let o =
    `${ground}<rect width="304" height="106" fill="url(#${id})"/>` +
    stars(7, 40, 304, 40) +
    disc(152, 30, 24, 'bn5', 'fill-opacity=".55"') +
    disc(152, 30, 34, 'bn5', 'fill-opacity=".15"') +
    disc(206, 14, 5, 'bn5', 'fill-opacity=".7"')
  // far hills and abbey
  o += fill(
    'M0 58 L26 44 L58 52 L96 40 L130 50 L172 42 L214 52 L256 40 L304 54 V70 H0z',
    'bn3',
    'fill-opacity=".8"',
  )
  // arcade
  o += many(8, (i) => {
    const x = -2 + i * 39
    if (i === 3 || i === 4) return ''
    return (
      fill(
        `M${x} 62 V10 H${x + 39} V62 H${x + 34} V34 C${x + 34} 24 ${x + 26} 17 ${x + 19.5} 13 C${x + 13} 17 ${x + 5} 24 ${x + 5} 34 V62z`,
        'bn3',
      ) +
      fill(
        `M${x + 5} 62 V34 C${x + 5} 24 ${x + 13} 17 ${x + 19.5} 13 C${x + 26} 17 ${x + 34} 24 ${x + 34} 34 V62z`,
        'bn5',
        'fill-opacity=".28"',
      ) +
      line(
        `M${x + 5} 62 V34 C${x + 5} 24 ${x + 13} 17 ${x + 19.5} 13 C${x + 26} 17 ${x + 34} 24 ${x + 34} 34`,
        'bn5',
        0.9,
        'stroke-opacity=".75"',
      ) +
      disc(x + 19.5, 5, 2.6, 'bn5', 'fill-opacity=".6"')
    )
  })
  o +=
    rect(0, 8, 115, 3, 'bn5', 'fill-opacity=".4"') +
    rect(193, 8, 111, 3, 'bn5', 'fill-opacity=".4"') +
    rect(0, 0, 115, 9, 'bn3') +
    rect(193, 0, 111, 9, 'bn3')
  o +=
    lamp(first, 17.5, 24, 2.2) +
    lamp(first, 56.5, 24, 2.2) +
    lamp(first, 95.5, 24, 2.2) +
    lamp(second, 212.5, 24, 2.2) +
    lamp(second, 251.5, 24, 2.2) +
    lamp(second, 290.5, 24, 2.2)
  o += rect(0, 58, 304, 48, 'bn4') + rect(0, 58, 304, 1.3, 'bn5', 'fill-opacity=".6"')
  o +=
    veiled(24, 60, 24, 'bn4', 'bn5') +
    veiled(62, 60, 26, 'bn4', 'bn5') +
    veiled(100, 60, 24, 'bn4', 'bn5') +
    veiled(146, 60, 30, 'bn4', 'bn5') +
    veiled(163, 60, 25, 'bn3', 'bn5') +
    veiled(206, 60, 22, 'bn4', 'bn5') +
    veiled(219, 60, 24, 'bn3', 'bn5') +
    veiled(284, 60, 24, 'bn4', 'bn5')
  return o
}
export function tribes(id: string): string {
  const [first, second] = ['hardy_warriors', 'stillsuits']
  const ground = grade(id, [
    [0, 'fn1'],
    [0.55, 'fn2'],
  ])
  let o =
    `${ground}<rect width="304" height="106" fill="url(#${id})"/>` +
    stars(19, 46, 304, 34) +
    disc(196, 17, 8, 'fn5', 'fill-opacity=".9"') +
    disc(212, 24, 3, 'fn5', 'fill-opacity=".8"')
  o += dunes([50, 44, 48, 42, 46, 50, 44, 48, 46], 0, 38, 304, 106, 'fn5', false)
  // the worm far off
  o +=
    fill(
      'M128 56 C126 40 132 28 146 27 C156 27 161 32 161 38 L151 41 C150 38 147 37 145 38 C140 40 139 48 141 56z',
      'fn4',
    ) +
    `<ellipse cx="157" cy="39" rx="5" ry="3.6" fill="${paint('fn3')}"/>` +
    line('M129 48 q6 2 11 0 M131 40 q6 3 10 1 M137 32 q4 4 8 5', 'fn5', 0.8) +
    man(146, 27, 6, 'fn4') +
    man(141, 28, 6, 'fn4')
  o += dunes([54, 50, 56, 52, 50, 56, 50, 54, 52], -10, 40, 314, 106, 'fn3')
  // rock with the warriors
  o +=
    fill('M0 62 V34 L12 22 L22 30 L34 12 L46 28 L56 24 L68 44 L84 50 L96 62z', 'fn4') +
    fill('M0 62 V34 L12 22 L15 40 L22 30 L34 12 L36 36 L28 62z', 'fn3') +
    door(first, 40, 60, 11, 15) +
    pane(first, 24, 40) +
    pane(first, 58, 38) +
    pane(first, 12, 46)
  o +=
    man(74, 49, 12, 'fn1', true) +
    man(82, 52, 12, 'fn1', true) +
    man(91, 55, 12, 'fn1', true) +
    man(100, 58, 12, 'fn1', true)
  // still tents and wind trap
  o +=
    fill('M210 60 L224 36 L238 60z', 'fn4') +
    fill('M210 60 L224 36 L224 60z', 'fn3') +
    fill('M242 60 L258 30 L276 60z', 'fn4') +
    fill('M242 60 L258 30 L258 60z', 'fn3') +
    door(second, 221, 60, 6, 10) +
    door(second, 255, 60, 7, 12) +
    tower(284, 60, 12, 34, 'flat', 'fn5', 'fn4', 'fn3') +
    many(5, (i) => rect(285.5, 29 + i * 5, 9, 2, 'fn4')) +
    lamp(second, 290, 23, 2)
  o += man(246, 60, 13, 'fn1')
  o += rect(0, 59, 304, 48, 'fn4')
  return o
}
