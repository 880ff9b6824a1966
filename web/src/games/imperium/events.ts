import { keyAt } from '@/lib/story'
import type { LogLine } from '@/lib/wire'
import type { Sheet } from './view'

const RESOURCES = ['solari', 'spice', 'water', 'persuasion', 'sword']
const FACTION_KEYS = ['emperor', 'guild', 'bene_gesserit', 'fremen']

export function resourceOf(line: LogLine): string {
  return typeof line.public[0] === 'number' ? (RESOURCES[line.public[0]] ?? '') : ''
}

export function factionOf(line: LogLine): string {
  return typeof line.public[0] === 'number' ? (FACTION_KEYS[line.public[0]] ?? '') : ''
}

/** The place on the board of the space that a line begins with. */
export const spaceOf = (line: LogLine, sheet: Sheet): string => `space:${keyAt(sheet.spaces, line.public[0])}`
