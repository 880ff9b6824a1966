import type { Component, Snippet } from 'svelte'
import type { TableLink } from '../lib/socket.svelte'
import type { TableBase } from './base.svelte'
import type { Drawer } from './drawers'

export interface DesktopProps {
  /** Over the board: the end, the digest, the banner. */
  over: Snippet
  /** For narrow windows. */
  narrow: boolean
}
export interface PhoneProps {
  over: Snippet
  drawer: Drawer
  unread: number
}
/** A number that a replay plots over time, by its key in the view of a player. */
export interface Measure {
  key: string
  title: string
  icon: string
  tone: string
}
/** How one game is drawn: everything of the table that is not the same for all. */
export interface Kit {
  make: (link: TableLink, sheet: unknown) => TableBase
  Desktop: Component<DesktopProps>
  Phone: Component<PhoneProps, object, 'drawer'>
  /** The position in words. */
  Words: Component
  /** In the top bar: where the game stands, and the race to the end. */
  Stage: Component
  Race: Component
  /** The board alone, and a short account of it for small screens, as a replay shows them. */
  Board: Component
  Standing: Component
  /** What appears for a moment over everything. */
  Passing?: Component
  /** Beside the step of a replay: what the seat looked as holds. */
  Holding?: Component
  /** Keys of its own, and what they do. */
  keys: [string, string][]
  /** What the game is won by, and what else a replay plots. */
  score: Measure & { goal: (game: TableBase) => number }
  stores: Measure[]
  /** The event that begins a round, and what a round is called. */
  round: { kind: string; word: string }
  /** The width of the board by its height. */
  aspect: number
}

const KITS: Record<string, () => Promise<{ kit: Kit }>> = {
  imperium: () => import('./imperium_kit'),
  dawn_of_the_fremen: () => import('./dawn/kit'),
  war_for_arrakis: () => import('./war/kit'),
}

/** How a game is drawn; loaded when it is first needed. */
export async function kitOf(game: string): Promise<Kit> {
  const load = KITS[game]
  if (!load) throw new Error('This client cannot draw that game.')
  return (await load()).kit
}
