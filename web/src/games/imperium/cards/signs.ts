import type { CardSheet } from '../view'

/** The signs of a card: what its agent may be sent to. A spy leads to whatever a spy of one's own watches. */
export const signsOf = ({ icons, spy }: CardSheet): string[] => (spy ? [...icons, 'spy'] : icons)
