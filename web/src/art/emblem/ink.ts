/** Symbols take four tones: a light, b middle, c dark, k accent. */
type Tone = 'a' | 'b' | 'c' | 'k'

/** A number as SVG writes it. */
export const r1 = (value: number): number => +value.toFixed(1)

export const fill = (d: string, tone: Tone, more = ''): string =>
  `<path d="${d}" fill="var(--${tone})" ${more}/>`

export const line = (d: string, tone: Tone, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="var(--${tone})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const disc = (x: number, y: number, r: number, tone: Tone, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--${tone})" ${more}/>`

export const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('')
