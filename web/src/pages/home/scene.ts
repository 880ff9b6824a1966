// The desert of the home page, drawn from a seed: stars, rock ridges and dunes as SVG paths.

/** A small generator of chance for pictures (mulberry32): the same seed, the same desert. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = state
    value = Math.imul(value ^ (value >>> 15), value | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export interface Star {
  x: number
  y: number
  r: number
  light: number
  slow: boolean
}

/** Stars over a strip of sky, thinner towards the horizon. */
export function stars(count: number, width: number, height: number, seed: number): Star[] {
  const next = chance(seed)
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() ** 1.35 * height),
    r: [0.6, 0.8, 0.8, 1.3][Math.floor(next() * 4)] ?? 0.8,
    light: 0.25 + Math.round(next() * 60) / 100,
    slow: next() < 0.16,
  }))
}

/** A jagged line of rock from left to right, closed at the bottom. */
export function ridge(width: number, base: number, rise: number, step: number, seed: number): string {
  const next = chance(seed)
  const points: string[] = []
  for (let x = -20; x < width + 20; x += step * (0.5 + next())) {
    const peak = next() < 0.28 ? 1 : 0.35
    points.push(`${Math.round(x)},${Math.round(base - rise * peak * next())}`)
  }
  return `M-20,${base + 90} L${points.join(' L')} L${width + 20},${base} L${width + 20},${base + 90}z`
}

/** A soft dune line made of two waves, closed at the bottom. */
export function dune(width: number, base: number, height: number, bottom: number, seed: number): string {
  const next = chance(seed)
  const [a, b, c] = [next() * 6, next() * 6, next() * 6]
  const points: string[] = []
  for (let x = 0; x <= width + 24; x += 24) {
    const wave = Math.sin(x / 190 + a) * 0.6 + Math.sin(x / 83 + b) * 0.25 + Math.sin(x / 410 + c) * 0.7
    points.push(`${x},${(base - wave * height).toFixed(1)}`)
  }
  return `M0,${bottom} L${points.join(' L')} L${width + 24},${bottom}z`
}
