/** Shapes of pieces, drawn around 0,0 in a box of 10 by 10. */
export const SHAPES: Record<string, string> = {
  regular: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z',
  elite: 'M0-5 5 0 0 5-5 0z',
  special: 'M0-5.2 1.5-1.7 5.2-1.6 2.3.700 3.3 4.6 0 2.4-3.3 4.6-2.3.700-5.2-1.6-1.5-1.7z',
  token: 'M-4-3.5h8v7h-8z',
}

/** The three prescience markers, each a shape and a colour. */
export const MARKER_SHAPES: Record<string, string> = {
  kwisatz_haderach: 'M12 1.5 21 12 12 22.5 3 12z',
  sand_dwellers: 'M12 1.5c4.5 5.5 7.5 9.3 7.5 13.2a7.5 7.5 0 0 1-15 0C4.5 10.8 7.5 7 12 1.5z',
  jihad: 'M3.5 2.5h17v9.5c0 5-3.5 8.3-8.5 10.5-5-2.2-8.5-5.5-8.5-10.5z',
}
