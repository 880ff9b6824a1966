/** The tones of the board are those of the theme: dusk by night, sandstone by day. */
export const paint = (tone: string): string => `var(--${tone})`

/** A number as SVG writes it. */
export const r1 = (value: number): number => +value.toFixed(1)

export const rect = (x: number, y: number, w: number, h: number, tone: string, more = ''): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${paint(tone)}" ${more}/>`

export const fill = (d: string, tone: string, more = ''): string =>
  `<path d="${d}" fill="${paint(tone)}" ${more}/>`

export const line = (d: string, tone: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint(tone)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const disc = (x: number, y: number, r: number, tone: string, more = ''): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${paint(tone)}" ${more}/>`

export const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('')

/** A gradient from above to below, and what refers to it. */
export function grade(id: string, stops: readonly (readonly [number, string])[]): string {
  const colours = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${paint(tone)}"/>`).join('')
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours}</linearGradient></defs>`
}

// --- lamps: each belongs to a space, and is lit where one can go

export const pane = (space: string, x: number, y: number, w = 2.4, h = 3.6, rx = 0.6): string =>
  `<rect class="lamp" data-lamp="${space}" x="${r1(x)}" y="${r1(y)}" width="${w}" height="${h}" rx="${rx}"/>`

export const door = (space: string, x: number, y: number, w: number, h: number): string =>
  `<path class="lamp" data-lamp="${space}" d="M${r1(x)} ${r1(y)} v${-r1(h - w / 2)} a${w / 2} ${w / 2} 0 0 1 ${w} 0 v${r1(h - w / 2)}z"/>`

export const lamp = (space: string, x: number, y: number, r = 2.4): string =>
  `<circle class="lamp" data-lamp="${space}" cx="${r1(x)}" cy="${r1(y)}" r="${r}"/>`
