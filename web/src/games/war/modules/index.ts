import { SHAPES } from '../shapes'
import type { WarModule } from './module'

/** Every module that can be drawn; loaded with the first table that plays it. */
const MODULES: Record<string, () => Promise<{ module: WarModule }>> = {
  smugglers: () => import('./smugglers/module'),
  old_man_of_the_desert: () => import('./old_man_of_the_desert/module'),
  spacing_guild: () => import('./spacing_guild/module'),
  shared_factions: () => import('./shared_factions/module'),
  mahdi: () => import('./mahdi/module'),
  ...Object.fromEntries(
    [
      'long_live_the_duke',
      'the_master_of_assassins',
      'the_judge_of_the_change',
      'the_baron_is_dead',
      'the_swordmaster_of_ginaz',
      'the_redemption_of_dr_yueh',
      'the_princess_steps_in',
    ].map((key) => [
      key,
      async () => ({ module: (await import('./possible_futures/module')).futureOf(key) }),
    ]),
  ),
}

/** The modules of a table, in the order of the server. */
export async function modulesOf(keys: readonly string[]): Promise<WarModule[]> {
  const found = await Promise.all(keys.flatMap((key) => MODULES[key]?.() ?? []))
  const modules = found.map(({ module }) => module)
  for (const { shapes } of modules) Object.assign(SHAPES, shapes)
  return modules
}
