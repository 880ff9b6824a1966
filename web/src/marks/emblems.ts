/** Signs that a game gives its seats instead of plain shapes. */
export const EMBLEMS = Symbol('emblems')
export type EmblemOf = (seat: number) => string

/** Drawn on a ground of 24 by 24. */
export const EMBLEM_PATHS: Record<string, string> = {
  crescent: 'M15.5 2.5a10 10 0 1 0 6 14.5A8.5 8.5 0 0 1 15.5 2.5z',
  drop: 'M12 1.5c4 5.2 7 8.900 7 12.900a7 7 0 0 1-14 0c0-4 3-7.700 7-12.900z',
  hook: 'M6 1.500h4.500v13a3.200 3.200 0 0 0 6.400 0v-1.500h-3.400L19 6.500l5 6.500h-2.700v1.500A7.600 7.600 0 0 1 6 14.500z',
  hawk: 'M12 5 22.500 8l-4 2.500 2 1.500-4.500 2.500-1.500 6-2.500-3-2.500 3-1.500-6L3.500 12l2-1.500-4-2.500z',
}
