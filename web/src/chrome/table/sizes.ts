export interface Layout {
  phone: boolean
  /** Two columns: the seats stand over the board, row and log share a place. */
  narrow: boolean
  zoom: number
}

const PHONE = 900
/** The size each layout is drawn for. */
const WIDE = { w: 1366, h: 768 }
const NARROW = { w: 1138, h: 853 }
/** What the guide takes of the height. */
export const STRIP = 76
/** Below this the wide layout would be too small to read. */
const READABLE = 0.9

/** Which layout suits a window, and how much larger or smaller it is drawn. */
export function layout(w: number, h: number): Layout {
  if (w < PHONE) return { phone: true, narrow: false, zoom: 1 }
  const [wide, slim] = [WIDE, NARROW].map((size) => Math.min(w / size.w, h / size.h)) as [number, number]
  const narrow = wide < READABLE && slim > wide
  return { phone: false, narrow, zoom: Math.min(1.5, Math.max(0.66, narrow ? slim : wide)) }
}
