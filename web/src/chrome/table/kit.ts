import type { Component, Snippet } from 'svelte'
import type { TableLink } from '@/lib/socket.svelte'
import type { TableBase } from './base.svelte'
import type { Drawer } from './drawers'
import type { Lesson } from './guide.svelte'

export interface DesktopProps {
  /** Over the board: the end, the digest, the banner. */
  over: Snippet
  /** For narrow windows. */
  narrow: boolean
}
export interface PhoneProps {
  over: Snippet
  /** The guide, under the bar. */
  coach?: Snippet | undefined
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
/** A choice that the guide names: what it is about, as the table marks it, and what it is good for. */
export interface Pick {
  about: string
  name: string
  why: string
}
/** A part that is fetched when it is first shown. */
export type Later = () => Promise<{ default: Component }>
/** How one game is drawn: everything of the table that is not the same for all. */
export interface Kit {
  /** The table of a link that has a view; what the game needs beyond its kit is loaded with it. */
  make: (link: TableLink, sheet: unknown) => TableBase | Promise<TableBase>
  Desktop: () => Promise<{ default: Component<DesktopProps> }>
  Phone: () => Promise<{ default: Component<PhoneProps, object, 'drawer'> }>
  /** The position in words. */
  Words: Later
  /** In the top bar: where the game stands, and the race to the end. */
  Stage: Component
  Race: Component
  /** The board alone, and a short account of it for small screens, as a replay shows them. */
  Board: Component
  Standing: Later
  /** What appears for a moment over everything. */
  Passing?: Component
  /** Beside the step of a replay: what the seat looked as holds. */
  Holding?: Later
  /** What the guide says: of each question of the first round, and of what the game is about. */
  lessons: Record<string, Lesson>
  aim: { title: string; what: string }
  /** Good choices for what is asked, the best first; they have letters on the table. */
  picks?: () => Promise<{ picks: (game: never) => Pick[] }>
  /** The signs of the game: icon, tone, and what it says. */
  signs: [icon: string, tone: string, words: string][]
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
