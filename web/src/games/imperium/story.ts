import { factionOf, resourceOf } from './events'
import { TOLD } from './mechanisms'
import type { Sign } from './mechanisms/told'
import type { Sheet } from './view'
import { keyAt } from '@/lib/story'
import type { LogLine } from '@/lib/wire'

const KINDS: Record<string, Sign> = {
  recruit: { id: 'troop', tone: 'troop' },
  deploy: { id: 'combat', tone: 'sword' },
  retreat: { id: 'retreat', tone: 'muted' },
  lose_troops: { id: 'troop', tone: 'danger' },
  vp: { id: 'vp', tone: 'vp' },
  draw: { id: 'draw', tone: 'text' },
  intrigue: { id: 'intrigue', tone: 'intrigue' },
  play: { id: 'intrigue', tone: 'intrigue' },
  steal: { id: 'intrigue', tone: 'intrigue' },
  trash: { id: 'trash', tone: 'danger' },
  discard: { id: 'discard', tone: 'muted' },
  acquire: { id: 'acquire', tone: 'ok' },
  control: { id: 'control', tone: 'brass' },
  alliance: { id: 'alliance', tone: 'brass' },
  mentat: { id: 'mentat', tone: 'brass' },
  council: { id: 'council', tone: 'landsraad' },
  swordmaster: { id: 'swordmaster', tone: 'brass' },
  makers: { id: 'maker', tone: 'spice' },
  unload: { id: 'unload', tone: 'text' },
  put_into_play: { id: 'draw', tone: 'text' },
}

/** The icon that a line of the story ends with. */
export function iconOf(line: LogLine, sheet: Sheet): Sign | null {
  if (line.kind === 'gain' || line.kind === 'pay') {
    const resource = resourceOf(line)
    return resource ? { id: resource, tone: resource } : null
  }
  if (line.kind === 'influence') {
    const faction = factionOf(line)
    return faction ? { id: `faction-${faction}`, tone: faction } : null
  }
  if (line.kind === 'send' || line.kind === 'rival_send') {
    const space = sheet.spaces[keyAt(sheet.spaces, line.public.at(-1))]
    return space ? { id: `icon-${space.icon}`, tone: space.icon } : null
  }
  return KINDS[line.kind] ?? TOLD.signs[line.kind] ?? null
}
