import { disc, door, fill, grade, lamp, line, many, pane, paint, r1, rect } from './ink'
import { man } from './parts'

/** The Landsraad, 360 by 166. */
export function hall(id: string): string {
  const s = {
    council: 'high_council',
    mentat: 'mentat',
    sword: 'swordmaster',
    rally: 'rally_troops',
    oratory: 'hall_of_oratory',
  }
  const ground = grade(id, [
    [0, 'ha1'],
    [0.95, 'ha2'],
  ])
  let o = `${ground}<rect width="360" height="166" fill="url(#${id})"/><g>`
  // great window over the council
  o +=
    `<path d="M128 92 V58 A52 42 0 0 1 232 58 V92z" fill="${paint('ha4')}"/><path d="M133 92 V60 A47 38 0 0 1 227 60 V92z" fill="${paint('ha3')}" fill-opacity=".7"/>` +
    many(9, (i) => {
      const a = Math.PI * (1 + i / 8)
      return line(
        `M180 62 L${r1(180 + Math.cos(a) * 47)} ${r1(62 + Math.sin(a) * 39)}`,
        'ha5',
        0.8,
        'stroke-opacity=".5"',
      )
    }) +
    `<path d="M158 62 A22 18 0 0 1 202 62" fill="none" stroke="${paint('ha5')}" stroke-width="1" stroke-opacity=".6"/>` +
    disc(180, 60, 9, 'sun', 'fill-opacity=".8"')
  // tiers
  o +=
    fill('M120 92 C140 66 220 66 240 92z', 'ha4') +
    line('M122 90 C142 68 218 68 238 90', 'ha5', 1, 'stroke-opacity=".6"') +
    fill('M126 93 C148 76 212 76 234 93z', 'ha1', 'fill-opacity=".55"')
  o += '</g>'
  // balcony and floor
  o +=
    rect(0, 91, 360, 4, 'ha3') + rect(0, 91, 360, 1, 'ha5', 'fill-opacity=".7"') + rect(0, 163, 360, 3, 'ha3')
  // curtains and banners
  const ban = (x: number, y: number, h: number, f: string) =>
    fill(`M${x} ${y} h12 v${h} l-6 -4 -6 4z`, f) + rect(x, y, 4, h - 1, 'ha5', 'fill-opacity=".25"')
  o +=
    ban(104, 24, 20, 'landsraad') +
    ban(244, 24, 20, 'landsraad') +
    ban(22, 24, 17, 'guild') +
    ban(84, 24, 17, 'bene_gesserit') +
    ban(330, 24, 17, 'spice_trade')
  // mentat: a desk with figures; swordmaster: a rack; troops: a gate; oratory: a lectern
  o +=
    rect(262, 40, 40, 4, 'ha5') +
    rect(265, 44, 3, 6, 'ha3') +
    rect(296, 44, 3, 6, 'ha3') +
    many(3, (i) => rect(268 + i * 6, 33 + (i % 2) * 2, 4, 7 - (i % 2) * 2, 'ha3')) +
    lamp(s.mentat, 292, 35, 2.6) +
    rect(291.3, 37, 1.4, 4, 'ha5')
  o +=
    line('M46 100 L62 116 M62 100 L46 116', 'ha5', 2.2) +
    line('M43 113 l6 4 M65 113 l-6 4', 'ha5', 1.6) +
    pane(s.sword, 30, 100, 3, 6) +
    pane(s.sword, 74, 100, 3, 6) +
    man(86, 118, 15, 'ha4', true)
  o +=
    fill('M150 119 V104 a14 9 0 0 1 28 0 V119z', 'ha4') +
    door(s.rally, 157, 119, 14, 16) +
    man(146, 119, 13, 'ha4', true) +
    man(184, 119, 13, 'ha4', true) +
    man(192, 119, 13, 'ha4', true)
  o +=
    fill('M290 119 l4 -15 h14 l4 15z', 'ha3') +
    rect(288, 102, 26, 3, 'ha5') +
    lamp(s.oratory, 284, 110, 2) +
    lamp(s.oratory, 318, 110, 2) +
    many(5, (i) => man(256 + i * 7, 119, 9, 'ha4')) +
    many(3, (i) => man(330 + i * 8, 119, 9, 'ha4'))
  o +=
    pane(s.council, 136, 70, 3, 5) +
    pane(s.council, 221, 70, 3, 5) +
    pane(s.council, 48, 28, 3.4, 8, 1.6) +
    pane(s.council, 58, 28, 3.4, 8, 1.6) +
    pane(s.council, 68, 28, 3.4, 8, 1.6)
  // columns
  const col = (x: number, y: number, h: number, w = 9) =>
    rect(x - 1.5, y, w + 3, 3, 'ha5') +
    rect(x, y + 3, w * 0.4, h - 6, 'ha5', 'fill-opacity=".85"') +
    rect(x + w * 0.4, y + 3, w * 0.6, h - 6, 'ha3') +
    line(`M${x + w * 0.62} ${y + 4} v${h - 8} M${x + w * 0.82} ${y + 4} v${h - 8}`, 'ha4', 0.7) +
    rect(x - 2, y + h - 3, w + 4, 3, 'ha5')
  o +=
    col(117, 21, 71) +
    col(234, 21, 71) +
    col(-4, 21, 71) +
    col(355, 21, 71) +
    col(117, 95, 69) +
    col(234, 95, 69) +
    col(-4, 95, 69) +
    col(355, 95, 69)
  // frieze
  o +=
    rect(0, 0, 360, 20, 'ha4') +
    rect(0, 19, 360, 2, 'ha5', 'fill-opacity=".8"') +
    many(18, (i) =>
      i > 5 && i < 12
        ? ''
        : rect(8 + i * 20, 6, 1.4, 9, 'ha5', 'fill-opacity=".5"') +
          rect(11 + i * 20, 6, 1.4, 9, 'ha5', 'fill-opacity=".5"'),
    )
  return o
}
/** CHOAM, 120 by 166. */
export function exchange(id: string): string {
  const [A, B] = ['secure_contract', 'sell_melange']
  const ground = grade(id, [
    [0, 'ch1'],
    [0.95, 'ch2'],
  ])
  let o = `${ground}<rect width="120" height="166" fill="url(#${id})"/>`
  o +=
    fill('M14 92 V50 A46 34 0 0 1 106 50 V92z', 'ch4') +
    fill('M20 92 V52 A40 29 0 0 1 100 52 V92z', 'ch1', 'fill-opacity=".7"') +
    many(7, (i) => {
      const a = Math.PI * (1 + (i + 0.5) / 7)
      return line(
        `M60 54 L${r1(60 + Math.cos(a) * 40)} ${r1(54 + Math.sin(a) * 30)}`,
        'ch3',
        0.8,
        'stroke-opacity=".6"',
      )
    })
  // scales under the vault
  o +=
    rect(59, 26, 2, 18, 'ch5') +
    line('M42 31 Q60 26 78 31', 'ch5', 1.6) +
    fill('M37 38 h10 a5 4 0 0 1 -10 0z', 'ch5') +
    fill('M73 38 h10 a5 4 0 0 1 -10 0z', 'ch5') +
    line('M42 31 l-5 7 M42 31 l5 7 M78 31 l-5 7 M78 31 l5 7', 'ch5', 0.7) +
    lamp(A, 22, 34, 2.6) +
    lamp(A, 98, 34, 2.6)
  o += rect(0, 91, 120, 4, 'ch3') + rect(0, 91, 120, 1, 'ch5', 'fill-opacity=".8"')
  const crate = (x: number, y: number, s: number) =>
    rect(x, y, s, s, 'ch3') +
    rect(x, y, s * 0.4, s, 'ch5', 'fill-opacity=".7"') +
    line(`M${x} ${y + s / 2} h${s}`, 'ch4', 0.9)
  o +=
    crate(40, 107, 11) +
    crate(52, 107, 11) +
    crate(46, 96, 11) +
    crate(66, 107, 11) +
    fill('M82 118 l5 -9 6 3 5 -6 8 12z', 'spice') +
    lamp(B, 30, 103, 2.4) +
    lamp(B, 108, 101, 2.4) +
    rect(29.5, 95, 1, 6, 'ch3') +
    rect(107.5, 95, 1, 4, 'ch3')
  o +=
    rect(0, 0, 120, 20, 'ch4') + rect(0, 19, 120, 2, 'ch5', 'fill-opacity=".8"') + rect(0, 163, 120, 3, 'ch3')
  const col = (x: number, y: number, h: number) =>
    rect(x - 1.5, y, 10, 3, 'ch5') +
    rect(x, y + 3, 3, h - 6, 'ch5', 'fill-opacity=".85"') +
    rect(x + 3, y + 3, 4, h - 6, 'ch3') +
    rect(x - 2, y + h - 3, 11, 3, 'ch5')
  o += col(-2, 21, 71) + col(115, 21, 71) + col(-2, 95, 69) + col(115, 95, 69)
  return o
}
