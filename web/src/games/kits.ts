import type { Kit } from '@/chrome/table/kit'

interface Load {
  kit: () => Promise<{ kit: Kit }>
  Desktop: Kit['Desktop']
  Phone: Kit['Phone']
}
const KITS: Readonly<Record<string, Load>> = {
  imperium: {
    kit: () => import('./imperium/kit'),
    Desktop: () => import('./imperium/Desktop.svelte'),
    Phone: () => import('./imperium/Phone.svelte'),
  },
  dawn_of_the_fremen: {
    kit: () => import('./dawn/kit'),
    Desktop: () => import('./dawn/Desktop.svelte'),
    Phone: () => import('./dawn/Phone.svelte'),
  },
  war_for_arrakis: {
    kit: () => import('./war/kit'),
    Desktop: () => import('./war/Desktop.svelte'),
    Phone: () => import('./war/Phone.svelte'),
  },
}

/** How a game is drawn; loaded when it is first needed, with the table of a phone or of a desk. */
export async function kitOf(game: string, phone?: boolean): Promise<Kit> {
  const load = KITS[game]
  if (!load) throw new Error('This client cannot draw that game.')
  const [{ kit }] = await Promise.all([
    load.kit(),
    phone === undefined ? null : phone ? load.Phone() : load.Desktop(),
  ])
  return kit
}
