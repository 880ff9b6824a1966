import type { Sheet } from '../lib/imperium'
import type { LogLine } from '../lib/wire'

const RESOURCES = ['solari', 'spice', 'water', 'persuasion', 'sword']
const FACTION_KEYS = ['emperor', 'guild', 'bene_gesserit', 'fremen']
const KINDS: Record<string, { id: string; tone: string }> = {
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
  commission: { id: 'dreadnought', tone: 'troop' },
  deploy_dreadnought: { id: 'dreadnought', tone: 'sword' },
  retreat_dreadnought: { id: 'dreadnought', tone: 'muted' },
  station: { id: 'dreadnought', tone: 'brass' },
  flag_home: { id: 'dreadnought', tone: 'muted' },
  detonate: { id: 'dreadnought', tone: 'danger' },
  advance: { id: 'freighter', tone: 'spice_trade' },
  recall_freighter: { id: 'freighter', tone: 'spice_trade' },
  tech: { id: 'tech', tone: 'tech' },
  tech_up: { id: 'tech', tone: 'muted' },
  use_tech: { id: 'tech', tone: 'tech' },
  tech_trashed: { id: 'tech', tone: 'danger' },
  negotiator: { id: 'negotiator', tone: 'landsraad' },
  negotiators_home: { id: 'negotiator', tone: 'muted' },
  unload: { id: 'unload', tone: 'text' },
  snooper: { id: 'snooper', tone: 'tech' },
  commander: { id: 'commander', tone: 'emperor' },
  recruit_commander: { id: 'commander', tone: 'emperor' },
  commanders_move: { id: 'commander', tone: 'sword' },
  commander_gone: { id: 'commander', tone: 'danger' },
  skill: { id: 'skill', tone: 'emperor' },
  skill_up: { id: 'skill', tone: 'muted' },
  skill_trashed: { id: 'skill', tone: 'danger' },
  tactics: { id: 'retreat', tone: 'fremen' },
  navigation: { id: 'navigation', tone: 'guild' },
  course: { id: 'navigation', tone: 'muted' },
  twisted: { id: 'twisted', tone: 'intrigue' },
  give: { id: 'intrigue', tone: 'intrigue' },
  scrap: { id: 'intrigue', tone: 'danger' },
  put_into_play: { id: 'draw', tone: 'text' },
  project: { id: 'tech', tone: 'muted' },
  smuggle_in: { id: 'spice', tone: 'spice' },
  smuggle_out: { id: 'spice', tone: 'spice' },
  fray: { id: 'agent', tone: 'sword' },
  recall_fighter: { id: 'agent', tone: 'muted' },
}

/** The key of a component by its number in the open arguments of an event. */
export function keyAt(table: Record<string, unknown>, number: unknown): string {
  return typeof number === 'number' ? (Object.keys(table)[number] ?? '') : ''
}

export function resourceOf(line: LogLine): string {
  return typeof line.public[0] === 'number' ? (RESOURCES[line.public[0]] ?? '') : ''
}

export function factionOf(line: LogLine): string {
  return typeof line.public[0] === 'number' ? (FACTION_KEYS[line.public[0]] ?? '') : ''
}

/** The icon that a line of the story ends with. */
export function iconOf(line: LogLine, sheet: Sheet): { id: string; tone: string } | null {
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
  return KINDS[line.kind] ?? null
}
