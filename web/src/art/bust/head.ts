import { fill, line, n } from './ink'
import { HAIR } from './palette'
import type { Geometry, Recipe, Skin } from './recipe'

export const HEADS = {
  oval: { w: 23, cw: 20, jw: 15, top: 24, eye: 55, jaw: 78, chin: 91 },
  youth: { w: 22, cw: 19, jw: 13, top: 25, eye: 56, jaw: 77, chin: 89 },
  long: { w: 21.5, cw: 18.5, jw: 14, top: 22, eye: 54, jaw: 80, chin: 95 },
  square: { w: 24, cw: 23, jw: 20, top: 25, eye: 54, jaw: 81, chin: 91 },
  heavy: { w: 27, cw: 29, jw: 27, top: 26, eye: 54, jaw: 80, chin: 92 },
  gaunt: { w: 21.5, cw: 16.5, jw: 12, top: 22, eye: 54, jaw: 79, chin: 94 },
  fine: { w: 21, cw: 18, jw: 11.5, top: 25, eye: 56, jaw: 77, chin: 90 },
  round: { w: 24, cw: 23, jw: 17, top: 26, eye: 56, jaw: 79, chin: 90 },
  elder: { w: 22, cw: 19, jw: 14, top: 24, eye: 55, jaw: 79, chin: 92 },
}

/** Where the parts of a head lie. */
export function geometry(p: Recipe): Geometry {
  const h = HEADS[p.head ?? 'oval']
  return {
    ...h,
    cx: 60,
    t: -2,
    nose: h.eye + (h.chin - h.eye) * 0.38,
    mouth: h.eye + (h.chin - h.eye) * 0.64,
  }
}
function outline(g: Geometry) {
  const { cx, w, cw, jw, top, eye, jaw, chin } = g
  return {
    left: `C${n(cx - w * 0.62)} ${top} ${n(cx - w)} ${n(top + (eye - top) * 0.4)} ${n(cx - w)} ${eye - 2} C${n(cx - w)} ${eye + 9} ${n(cx - cw)} ${n(jaw - 10)} ${n(cx - jw)} ${jaw} C${n(cx - jw * 0.78)} ${n(chin - 4)} ${n(cx - jw * 0.46)} ${chin} ${cx} ${chin}`,
    right: `C${n(cx + jw * 0.46)} ${chin} ${n(cx + jw * 0.78)} ${n(chin - 4)} ${n(cx + jw)} ${jaw} C${n(cx + cw)} ${n(jaw - 10)} ${n(cx + w)} ${eye + 9} ${n(cx + w)} ${eye - 2} C${n(cx + w)} ${n(top + (eye - top) * 0.4)} ${n(cx + w * 0.62)} ${top} ${cx} ${top}`,
    start: `M${cx} ${top} `,
  }
}
export function headPath(g: Geometry): string {
  const o = outline(g)
  return o.start + o.left + ' ' + o.right + 'z'
}
/** The shaded side: its edge draws brow, nose and chin. */
export function shadePath(g: Geometry): string {
  const { cx, t, top, eye, nose, mouth, chin } = g,
    m = cx + t,
    o = outline(g)
  return `M${n(cx + 3)} ${top} C${n(cx + 3)} ${top + 10} ${n(m + 4.5)} ${eye - 16} ${n(m + 3.2)} ${eye - 7} C${n(m + 2)} ${eye - 2} ${n(m + 0.5)} ${n(nose - 6)} ${n(m - 3.6)} ${n(nose - 0.6)} C${n(m - 3.8)} ${n(nose + 1.6)} ${n(m - 0.6)} ${n(nose + 2.4)} ${n(m + 1)} ${n(nose + 2.6)} L${n(m + 0.4)} ${n(mouth - 3)} L${n(m - 1.6)} ${n(mouth - 1)} L${n(m + 0.2)} ${n(mouth + 0.4)} L${n(m - 1.2)} ${n(mouth + 2.8)} C${n(m + 1)} ${n(mouth + 5)} ${n(m + 1)} ${n(chin - 6)} ${n(m - 1)} ${n(chin - 3)} L${cx} ${chin} ${o.right}z`
}

const BROWS = {
  flat: (x: number, y: number) => `M${x - 6} ${y + 0.6} Q${x} ${y - 2} ${x + 6} ${y}`,
  arch: (x: number, y: number, s: number) => `M${x - 6.5 * s} ${y + 2} Q${x} ${y - 4} ${x + 6 * s} ${y + 1}`,
  stern: (x: number, y: number, s: number) =>
    `M${x - 6.5 * s} ${y - 2} Q${x} ${y - 2.5} ${x + 6.5 * s} ${y + 2.4}`,
  sad: (x: number, y: number, s: number) => `M${x - 6.5 * s} ${y + 2} Q${x} ${y - 2} ${x + 6 * s} ${y - 1.5}`,
}
export function eyes(p: Recipe, g: Geometry, skin: Skin): string {
  const { cx, t, w, eye } = g,
    ex = w * 0.45
  const xs = [cx - ex + t * 0.7, cx + ex * 0.96 + t * 0.7]
  const spice = p.eyes === 'spice',
    blind = p.eyes === 'closed'
  const iris = spice ? '#2f6fd0' : (p.iris ?? '#3b2a2a')
  const white = spice ? ['#8fc4ee', '#5a86c8'] : ['#fbf3e6', skin[1]]
  const big = p.bigeyes ?? 1
  let out = ''
  xs.forEach((x, i) => {
    const s = i ? -1 : 1,
      lid = i ? '#2a1c28' : '#3a2528'
    if (blind) out += line(`M${n(x - 5)} ${eye} Q${x} ${eye + 2.6} ${n(x + 5)} ${eye}`, lid, 1.5)
    else {
      out += fill(
        `M${n(x - 5.2)} ${eye + 0.4} Q${n(x)} ${n(eye - 3.8 * big)} ${n(x + 5.2)} ${eye + 0.2} Q${n(x)} ${n(eye + 3 * big)} ${n(x - 5.2)} ${eye + 0.4}z`,
        white[i] ?? skin[1],
      )
      out += `<circle cx="${n(x + 0.3)}" cy="${eye - 0.2}" r="${n(2.1 * big)}" fill="${iris}"/>`
      if (spice) out += `<circle cx="${n(x - 0.3)}" cy="${eye - 0.8}" r=".8" fill="#dff0ff"/>`
      out += line(
        `M${n(x - 5.6)} ${eye + 0.6} Q${n(x)} ${n(eye - 4.4 * big)} ${n(x + 5.6)} ${eye + 0.2}`,
        lid,
        p.lash ? 1.9 : 1.4,
      )
    }
    const b = BROWS[p.brow ?? 'flat'](x, eye - 8 - (p.brow === 'arch' ? 1 : 0), s)
    out += line(b, HAIR[p.hairc ?? 'black'][1], p.browHeavy ? 3.2 : p.lash ? 1.6 : 2.2)
  })
  return out
}
export function mouth(p: Recipe, g: Geometry, skin: Skin): string {
  const { cx, t, mouth: y } = g,
    x = cx + t * 0.7
  const lips = p.lips
  let out = ''
  if (lips)
    out +=
      fill(
        `M${x - 7} ${y} Q${x - 3} ${y - 3.2} ${x} ${y - 1.8} Q${x + 3} ${y - 3.2} ${x + 7} ${y} Q${x} ${y + 5} ${x - 7} ${y}z`,
        lips,
      ) + line(`M${x - 7} ${y} Q${x} ${y + 1.2} ${x + 7} ${y}`, '#2d1622', 0.9, 'stroke-opacity=".7"')
  else
    out += line(
      `M${x - 6.5} ${y + (p.smile ? -0.5 : 0.4)} Q${x} ${y + (p.smile ? 2.6 : p.sneer ? -1.4 : 0.8)} ${x + 6.5} ${y + (p.smile ? -0.9 : p.sneer ? 1.6 : 0.4)}`,
      skin[3],
      1.7,
    )
  return out
}
