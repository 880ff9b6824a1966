/** The shapes of the seats on a grid of 24, from the second on; the first is a circle. */
export const SHAPES = [
  '',
  'M12 1 23 12 12 23 1 12z',
  'M12 1.5 23 21.5H1z',
  'M4.500 2.500h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  'M12 1.500 22.500 9.200 18.500 21.800H5.500L1.500 9.200z',
  'M12 1 21.500 6.500v11L12 23 2.500 17.500v-11z',
] as const
