// What may be chosen of a game before it starts, besides the seats and the leaders.

export interface Choice {
  value: string
  text: string
  hint?: string
}

/** What was picked, by the key of the variant; the empty word is the game as printed. */
export type Picks = Readonly<Record<string, string>>

export interface Variant {
  key: string
  label: string
  /** What there is to pick, the usual first; nothing where the question does not arise. */
  choices: (picks: Picks, seats: number) => readonly Choice[]
}

interface Variants {
  rows: readonly Variant[]
  /** The options of the game for these picks. */
  options: (picked: (key: string) => string) => Record<string, unknown>
}

/** An added box: its key, its name as the catalogue has it, and what it brings. */
const BOXES = [
  { key: 'ix', name: 'Rise of Ix', hint: 'Tech tiles, freighters and dreadnoughts; six more leaders' },
  { key: 'bloodlines', name: 'Bloodlines', hint: 'Sardaukar Commanders and their skills; five more leaders' },
]
/** Modules with components of their own, by the name that the catalogue has for them. */
const MODULES: Readonly<Record<string, string>> = { tech: 'Bloodlines, tech module' }
const BOTH = BOXES.map(({ key }) => key).join(' ')
const has = (picks: Picks, box: string): boolean => (picks['box'] ?? '').split(' ').includes(box)

const NO_TECH: Choice = { value: '', text: 'none', hint: 'No tech module' }
const OWN_TECH: Choice = { value: 'tech', text: 'Embassy', hint: 'Twelve tech tiles at the Ixian Embassy, two cards, and Kota Odax of Ix' }
const ALL_TECH: Choice = { value: 'tech ix_tiles', text: 'with Ix tiles', hint: 'The Embassy with the tiles of Rise of Ix mixed in, without the rest of that box' }
const MIXED_TECH: Choice = { value: 'tech', text: 'tech module', hint: 'Its tiles join those of Ix, with two cards and Kota Odax of Ix' }

/** The ways in which the tech module may be in. */
function techs(picks: Picks): readonly Choice[] {
  if (!has(picks, 'bloodlines')) return []
  return has(picks, 'ix') ? [NO_TECH, MIXED_TECH] : [NO_TECH, OWN_TECH, ALL_TECH]
}

const LEVELS: readonly Choice[] = [
  { value: 'mercenary', text: 'Mercenary', hint: 'for the first games alone' },
  { value: 'sardaukar', text: 'Sardaukar', hint: 'the rivals start with more' },
  { value: 'mentat', text: 'Mentat', hint: 'the rivals think ahead' },
  { value: 'kwisatz_haderach', text: 'Kwisatz Haderach', hint: 'as mentat, and no swordmaster for you' },
]

const LENGTHS: readonly Choice[] = [
  { value: '', text: 'to 10' },
  { value: 'epic', text: 'epic, to 12', hint: 'A longer game: twelve points, harder conflicts from the start, more troops' },
]

const IMPERIUM: Variants = {
  rows: [
    {
      key: 'box',
      label: 'Box',
      choices: () => [{ value: '', text: 'base game', hint: 'The game without an expansion' }, ...BOXES.map(({ key, name, hint }) => ({ value: key, text: name, hint })), { value: BOTH, text: 'both', hint: 'Rise of Ix and Bloodlines together' }],
    },
    { key: 'tech', label: 'Tech', choices: techs },
    {
      key: 'length',
      label: 'Length',
      choices: (picks, seats) => (has(picks, 'ix') && seats > 1 ? LENGTHS : []),
    },
    { key: 'difficulty', label: 'Level', choices: (_, seats) => (seats === 1 ? LEVELS : []) },
  ],
  options: (picked) => {
    const box = picked('box')
    const difficulty = picked('difficulty')
    return {
      ...(box ? { expansions: box.split(' ') } : {}),
      ...(picked('tech') ? { modules: picked('tech').split(' ') } : {}),
      ...(picked('length') ? { epic: true } : {}),
      ...(difficulty ? { difficulty } : {}),
    }
  },
}

const DAWN: Variants = {
  rows: [
    {
      key: 'sietches',
      label: 'Sietches to win',
      choices: () => [{ value: '', text: 'as printed', hint: 'A single tribe needs three' }, ...['2', '4'].map((count) => ({ value: count, text: count }))],
    },
    {
      key: 'allied',
      label: 'Allies need',
      choices: (_, seats) => (seats > 2 ? [{ value: '', text: 'as printed', hint: 'An alliance needs two more than a single tribe, the two pairs four' }, ...['4', '6'].map((count) => ({ value: count, text: count }))] : []),
    },
    {
      key: 'alliances',
      label: 'Alliances',
      choices: (_, seats) => (seats === 4 ? [{ value: '', text: 'made in play' }, { value: 'yes', text: 'two pairs', hint: 'Tribes opposite each other win together' }] : []),
    },
  ],
  options: (picked) => ({
    ...(picked('sietches') ? { sietches_to_win: Number(picked('sietches')) } : {}),
    ...(picked('allied') ? { alliance_sietches_to_win: Number(picked('allied')) } : {}),
    ...(picked('alliances') ? { alliances: true } : {}),
  }),
}

const GAMES: Readonly<Record<string, Variants>> = { imperium: IMPERIUM, dawn_of_the_fremen: DAWN }

/** The questions of a game with these picks and so many seats. */
export function questions(game: string, picks: Picks, seats: number): { key: string; label: string; choices: readonly Choice[] }[] {
  const asked = (GAMES[game]?.rows ?? []).map(({ key, label, choices }) => ({ key, label, choices: choices(picks, seats) }))
  return asked.filter(({ choices }) => choices.length > 0)
}

/** What holds for a question: the pick if it can still be had, else the usual. */
export function held(choices: readonly Choice[], pick: string | undefined): string {
  return choices.find(({ value }) => value === pick)?.value ?? choices[0]?.value ?? ''
}

/** The options of the game for these picks and so many seats. */
export function optionsOf(game: string, picks: Picks, seats: number): Record<string, unknown> {
  const asked = new Map(questions(game, picks, seats).map(({ key, choices }) => [key, held(choices, picks[key])]))
  return GAMES[game]?.options((key) => asked.get(key) ?? '') ?? {}
}

/** The boxes and modules that are in play with these options, by their names. */
export function boxNames(options: Readonly<Record<string, unknown>>): string[] {
  const added = [options['expansions'], options['modules']].flatMap((names) => (Array.isArray(names) ? names : []))
  const known = new Map([...BOXES.map(({ key, name }) => [key, name] as const), ...Object.entries(MODULES)])
  return added.flatMap((key) => known.get(String(key)) ?? [])
}
