import { chance } from '../chance'
import { disc, fill, line, many, paint, r1, rect } from './ink'

type Roof = 'flat' | 'spire' | 'dome' | 'cren' | 'slant' | 'step'

/** A tower: lit face left, shaded face right. */
export function tower(
  x: number,
  base: number,
  w: number,
  h: number,
  roof: Roof = 'flat',
  a = 'stone1',
  b = 'stone3',
  m = 'stone2',
): string {
  const k = w * 0.42,
    t = base - h
  let o = rect(x, t, k, h, a) + rect(x + k, t, w - k, h, m)
  if (roof === 'spire')
    o +=
      fill(
        `M${r1(x - 0.5)} ${r1(t)} L${r1(x + w * 0.45)} ${r1(t - w * 1.5)} L${r1(x + w + 0.5)} ${r1(t)}z`,
        b,
      ) + fill(`M${r1(x - 0.5)} ${r1(t)} L${r1(x + w * 0.45)} ${r1(t - w * 1.5)} L${r1(x + k)} ${r1(t)}z`, m)
  if (roof === 'dome')
    o +=
      fill(`M${r1(x - 1)} ${r1(t)} a${r1(w / 2 + 1)} ${r1(w * 0.52)} 0 0 1 ${r1(w + 2)} 0z`, m) +
      fill(
        `M${r1(x - 1)} ${r1(t)} a${r1(w / 2 + 1)} ${r1(w * 0.52)} 0 0 1 ${r1(w / 2 + 1)} ${r1(-w * 0.52)} L${r1(x + k)} ${r1(t)}z`,
        a,
      ) +
      rect(x + w / 2 - 0.6, t - w * 0.52 - 4, 1.2, 4.4, b)
  if (roof === 'cren') {
    const c = Math.max(3, Math.round(w / 5))
    o += many(c, (i) => rect(x + (i * w) / c, t - 2.6, w / c - 1.4, 2.8, i < c * 0.42 ? a : m))
  }
  if (roof === 'slant')
    o += fill(`M${r1(x)} ${r1(t)} L${r1(x)} ${r1(t - w * 0.4)} L${r1(x + w)} ${r1(t)}z`, a)
  if (roof === 'step')
    o += rect(x + w * 0.18, t - 4, w * 0.64, 4, m) + rect(x + w * 0.18, t - 4, w * 0.26, 4, a)
  return o
}

/** Somebody far off, perhaps with a spear. */
export const man = (x: number, y: number, h: number, f: string, spear = false): string => {
  const w = h * 0.42
  return (
    fill(
      `M${r1(x - w / 2)} ${r1(y)} C${r1(x - w / 2)} ${r1(y - h * 0.5)} ${r1(x - w * 0.34)} ${r1(y - h * 0.68)} ${r1(x)} ${r1(y - h * 0.7)} C${r1(x + w * 0.34)} ${r1(y - h * 0.68)} ${r1(x + w / 2)} ${r1(y - h * 0.5)} ${r1(x + w / 2)} ${r1(y)}z`,
      f,
    ) +
    disc(x, y - h * 0.82, h * 0.19, f) +
    (spear ? line(`M${r1(x + w * 0.62)} ${r1(y)} V${r1(y - h * 1.3)}`, f, 0.9) : '')
  )
}

export const veiled = (x: number, y: number, h: number, f: string, g: string): string =>
  fill(
    `M${r1(x)} ${r1(y - h)} C${r1(x - h * 0.2)} ${r1(y - h * 0.94)} ${r1(x - h * 0.22)} ${r1(y - h * 0.7)} ${r1(x - h * 0.2)} ${r1(y - h * 0.6)} C${r1(x - h * 0.3)} ${r1(y - h * 0.3)} ${r1(x - h * 0.34)} ${r1(y - h * 0.1)} ${r1(x - h * 0.36)} ${r1(y)} H${r1(x + h * 0.36)} C${r1(x + h * 0.34)} ${r1(y - h * 0.1)} ${r1(x + h * 0.3)} ${r1(y - h * 0.3)} ${r1(x + h * 0.2)} ${r1(y - h * 0.6)} C${r1(x + h * 0.22)} ${r1(y - h * 0.7)} ${r1(x + h * 0.2)} ${r1(y - h * 0.94)} ${r1(x)} ${r1(y - h)}z`,
    f,
  ) +
  `<ellipse cx="${r1(x)}" cy="${r1(y - h * 0.76)}" rx="${r1(h * 0.085)}" ry="${r1(h * 0.12)}" fill="${paint(g)}"/>`
/** A line of dunes through these heights, closed below. */
export function dunes(
  heights: readonly number[],
  left: number,
  step: number,
  w: number,
  h: number,
  tone: string,
  crest = true,
): string {
  const d = heights.reduce((path, y, i) => {
    const x = left + i * step
    const middle = r1(x - step / 2)
    const before = heights[i - 1]
    return before === undefined ? `M${x} ${y}` : `${path} C${middle} ${before} ${middle} ${y} ${x} ${y}`
  }, '')
  const edge = `<path d="${d}" fill="none" stroke="${paint('sun')}" stroke-width=".9" stroke-opacity=".22"/>`
  return fill(`${d} L${w} ${h} L${left} ${h}z`, tone) + (crest ? edge : '')
}

export const stars = (seed: number, n: number, w: number, h: number): string => {
  const r = chance(seed)
  return `<g class="stars" fill="${paint('light-star')}">${many(n, () => `<circle cx="${r1(r() * w)}" cy="${r1(r() * h)}" r="${r1(0.4 + r() * 0.7)}" fill-opacity="${r1(0.25 + r() * 0.6)}"/>`)}</g>`
}
