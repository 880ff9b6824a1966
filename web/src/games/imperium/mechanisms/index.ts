import { antagonists } from './antagonists/told'
import { commanders } from './commanders/told'
import { contracts } from './contracts/told'
import { dreadnoughts } from './dreadnoughts/told'
import { fray } from './fray/told'
import { navigation } from './navigation/told'
import { objectives } from './objectives/told'
import { project } from './project/told'
import { sandworms } from './sandworms/told'
import { shipping } from './shipping/told'
import { smuggling } from './smuggling/told'
import { snoopers } from './snoopers/told'
import { spies } from './spies/told'
import { teams } from './teams/told'
import { tactics } from './tactics/told'
import { tech } from './tech/told'
import { twisted } from './twisted/told'
import type { Told } from './told'

const ALL: readonly Told[] = [
  antagonists,
  commanders,
  contracts,
  dreadnoughts,
  fray,
  navigation,
  objectives,
  project,
  sandworms,
  shipping,
  smuggling,
  snoopers,
  spies,
  tactics,
  teams,
  tech,
  twisted,
]

/** The kinds of things that they draw on the table, so that options can lie there. */
export const DRAWN: readonly string[] = ALL.flatMap(({ drawn }) => drawn ?? [])

/** What the mechanisms of expansions tell, together. */
export const TOLD: Pick<Told, 'signs' | 'flights'> = {
  signs: Object.assign({}, ...ALL.map(({ signs }) => signs)) as Told['signs'],
  flights: Object.assign({}, ...ALL.map(({ flights }) => flights)) as Told['flights'],
}
