import { chance } from '../chance'
import { disc, door, fill, grade, lamp, line, many, pane, paint, r1, rect } from './ink'
import { man } from './parts'

/** A wheel of a machine. */
function wheel(x: number, y: number, r: number, teeth: number, tone: string): string {
  const tooth = (i: number) => {
    const a = (2 * Math.PI * i) / teeth
    const [px, py] = [r1(x + Math.cos(a) * (r + 2)), r1(y + Math.sin(a) * (r + 2))]
    return disc(px, py, r * 0.16, tone)
  }
  return (
    many(teeth, tooth) +
    disc(x, y, r, tone) +
    disc(x, y, r * 0.62, 'rock3') +
    disc(x, y, r * 0.24, tone) +
    line(
      many(3, (i) => {
        const a = (Math.PI * i) / 3
        const [dx, dy] = [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8]
        return `M${r1(x - dx)} ${r1(y - dy)} L${r1(x + dx)} ${r1(y + dy)} `
      }),
      tone,
      1.8,
    )
  )
}

/** A ship on the stocks: a wedge with ribs. */
const hull = (x: number, y: number): string =>
  fill(`M${x} ${y} l52 -13 34 13 -34 9z`, 'stone2') +
  fill(`M${x} ${y} l52 -13 4 13z`, 'stone1') +
  many(5, (i) => line(`M${x + 34 + i * 9} ${y + 7} v13`, 'rock2', 1.4)) +
  lamp('dreadnought', x + 62, y - 3, 1.8)

/** The yards of Ix under the ground, 240 by 300: caves, a furnace, wheels and a ship. */
export function forge(id: string): string {
  const R = chance(71)
  const ground = grade(id, [
    [0, 'rock3'],
    [0.55, 'rock2'],
    [1, 'rock3'],
  ])
  const cave = (y: number, h: number, tone: string) =>
    fill(
      `M0 ${y} ${many(9, (i) => `L${15 + i * 30} ${r1(y - (i % 2 ? h : h * 0.3) * (0.6 + R() * 0.5))} `)}L240 ${y} V${y + 20} H0z`,
      tone,
    )
  return (
    `${ground}<rect width="240" height="300" fill="url(#${id})"/>` +
    // the vault and its ribs
    many(
      4,
      (i) =>
        `<path d="M${-10 + i * 70} 300 V52 a35 34 0 0 1 70 0 V300" fill="none" stroke="${paint('stone3')}" stroke-width="3" stroke-opacity=".45"/>`,
    ) +
    many(6, (i) => fill(`M${i * 44} 0 h22 l-11 ${r1(10 + R() * 16)}z`, 'rock3')) +
    // the furnace and what it pours
    disc(120, 62, 26, 'sun', 'fill-opacity=".16"') +
    disc(120, 62, 15, 'lit', 'fill-opacity=".55"') +
    disc(120, 62, 8, 'sun', 'fill-opacity=".9"') +
    rect(92, 78, 56, 6, 'stone3') +
    line('M120 84 V104 H60 V112', 'lit', 2, 'stroke-opacity=".7"') +
    wheel(34, 50, 15, 10, 'stone3') +
    wheel(60, 30, 9, 8, 'stone2') +
    wheel(204, 42, 17, 12, 'stone3') +
    wheel(178, 66, 8, 8, 'stone2') +
    pane('tech_negotiation', 14, 74, 3, 5) +
    pane('tech_negotiation', 22, 74, 3, 5) +
    door('tech_negotiation', 40, 86, 9, 13) +
    hull(142, 84) +
    rect(0, 92, 240, 2, 'stone2') +
    // galleries below
    many(
      3,
      (k) =>
        cave(150 + k * 68, 16, 'rock3') +
        rect(0, 160 + k * 68, 240, 2, 'stone3') +
        many(7, (i) => man(16 + i * 34 + R() * 10, 160 + k * 68, 9, 'stone3', i % 3 === 0)) +
        wheel(22 + ((k * 97) % 180), 142 + k * 68, 9, 8, 'stone3'),
    ) +
    // where its name is carved
    rect(0, 0, 240, 20, 'cloth') +
    rect(0, 19, 240, 1, 'stone2')
  )
}
