// Who sits with one where nothing was said.
import { read, write } from '@/lib/storage'
import { myTables } from '@/lib/tables'

const KEY = 'landsraad.doors'

/** What was chosen at the doors last. */
export interface Doors {
  company?: string
  difficulty?: string
}
export const lastDoors = (): Doors => read<Doors>(KEY, {})
export const keepDoors = (doors: Doors): void => write(KEY, doors)

/** The company of the last game; the first games are against gentle company. */
export const usualCompany = (): string =>
  lastDoors().company ?? (myTables().some((one) => one.ended) ? 'even' : 'gentle')
