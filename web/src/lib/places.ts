/** Where something of the table is drawn now, in the window: "seat:1", "space:arrakeen", "conflict". */
export function placeOf(place: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-at="${CSS.escape(place).replaceAll('\\:', ':')}"]`)]
  return found.map((one) => one.getBoundingClientRect()).find((rect) => rect.width > 0) ?? null
}

export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
