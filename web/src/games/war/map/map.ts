import drawing from './regions.json'

/** The drawn planet: regions, borders and air zones, by the keys of the board. */
export const WIDTH = drawing.width
export const HEIGHT = drawing.height

export interface Region {
  key: string
  /** The outline as a path. */
  d: string
  /** The point with most room around it, and that room. */
  x: number
  y: number
  room: number
}
export interface Border {
  key: string
  between: [string, string]
  points: string
}

const reversed = (line: string) => line.split(' ').reverse().join(' ')

/** The outline of a region: its lines one after another, those below zero backwards. */
function outline(ring: readonly number[]): string {
  const lines = ring.map((number) => {
    const line = drawing.lines[Math.abs(number) - 1] ?? ''
    return number > 0 ? line : reversed(line)
  })
  return `M${lines.join(' ')}z`
}

const hearts = drawing.hearts as unknown as Record<string, [number, number, number]>

export const REGIONS: ReadonlyMap<string, Region> = new Map(
  Object.entries(drawing.regions as Record<string, number[]>).map(([key, ring]) => {
    const [x, y, room] = hearts[key] ?? [0, 0, 0]
    return [key, { key, d: outline(ring), x, y, room }]
  }),
)

export const BORDERS: readonly Border[] = (drawing.borders as [string, string, number][]).map(
  ([a, b, number]) => ({
    key: `${a} ${b}`,
    between: [a, b],
    points: drawing.lines[number - 1] ?? '',
  }),
)

export const ZONES: ReadonlyMap<string, { x: number; y: number }> = new Map(
  Object.entries(drawing.zones as unknown as Record<string, [number, number]>).map(([key, [x, y]]) => [
    key,
    { x, y },
  ]),
)

/** Where an area or an air zone is. */
export const spot = (key: string): { x: number; y: number } | undefined => REGIONS.get(key) ?? ZONES.get(key)
