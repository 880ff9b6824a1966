/** The colour class of each icon id; others take the text's colour. */
const SAME = new Set(['solari', 'spice', 'water', 'persuasion', 'sword', 'troop', 'vp', 'intrigue'])
const OTHER: Record<string, string> = {
  combat: 'sword',
  retreat: 'muted',
  acquire: 'ok',
  trash: 'danger',
  discard: 'muted',
  council: 'landsraad',
  foldspace: 'guild',
  signet: 'vp',
  control: 'brass',
  alliance: 'brass',
  maker: 'spice',
  tech: 'tech',
  dreadnought: 'troop',
  freighter: 'spice_trade',
  negotiator: 'landsraad',
  commander: 'emperor',
  skill: 'emperor',
  twisted: 'intrigue',
  navigation: 'guild',
  'ui-right': 'muted',
}

export function toneOf(icon: string): string {
  if (SAME.has(icon)) return icon
  const part = /^(?:faction|icon)-(.+)$/.exec(icon)
  return part?.[1] ?? OTHER[icon] ?? 'text'
}
