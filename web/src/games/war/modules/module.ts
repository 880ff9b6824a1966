import type { Component } from 'svelte'
import type { Ceremony, Sign } from '@/chrome/table/base.svelte'
import type { Told } from '@/chrome/words/words'
import type { WarGame } from '../game.svelte'
import type { Result } from '../view'

/** The parts of a phone's table that answers may lie in. */
export type Tab = 'Map' | 'Dice' | 'Hand' | 'Spice'

/** Something that stands in an area and only a module knows. */
export interface Piece {
  key: string
  icon: string
  /** A colour. */
  tone: string
  words: string
  /** A settlement of this rank. */
  rank?: number
}

/** The dashboard of a side that nobody plays. */
export interface Rival {
  /** Spent dice by result, and how many a result holds at most. */
  spent: Readonly<Record<Result, number>>
  most: number
  /** What waits beside it, with an icon. */
  facts: readonly { icon: string; title: string; much: number }[]
  about: string
}

/** How a module of the rulebook is drawn and told: what it adds to the table of the game. */
export interface WarModule {
  /** The kinds of things that it draws: options that name one are chosen there; and on which tab. */
  drawn?: Readonly<Record<string, Tab>>
  /** Where to look when only such things can be chosen. */
  glow?: readonly (readonly [kind: string, words: string])[]
  /** Verbs of answers that harm whoever is there. */
  hostile?: readonly string[]
  /** Outlines of its units, in a box of 10 by 10 around 0,0. */
  shapes?: Readonly<Record<string, string>>
  /** Its vehicles in air zones, by key: icon and colour. */
  craft?: Readonly<Record<string, { icon: string; tone: string }>>
  /** What it has in an area. */
  pieces?: (game: WarGame, area: string) => Piece[]
  /** Its things in words, by kind. */
  tell?: Readonly<Record<string, (game: WarGame, key: string) => Told | null>>
  /** What somebody else is doing, by the question. */
  asks?: Readonly<Record<string, string>>
  /** Events that a digest tells, and those that are somebody's own deed. */
  told?: readonly string[]
  deeds?: readonly string[]
  ceremony?: Readonly<Record<string, Ceremony>>
  /** The icon at the end of a line of the log, by event. */
  signs?: Readonly<Record<string, Sign>>
  /** Events that burst at an area of the map; the tone "own" is that of the side. */
  bursts?: Readonly<Record<string, { icon: string; tone: string }>>
  /** Icons of buttons, by notation or verb. */
  icons?: Readonly<Record<string, string>>
  /** The side that nobody plays, if it lets one play without. */
  rival?: (game: WarGame) => Rival | null
  /** What is said beside a question; empty where it has nothing to say. */
  hint?: (game: WarGame) => string
  /** The position in sentences. */
  words: (game: WarGame) => string[]
  /** Its board, in a corner of the map; on a phone under the dashboards, or under the map. */
  Board?: Component
  underMap?: boolean
  corner?: 'left' | 'right' | 'low'
  /** On the map, under the pieces and over them. */
  Under?: Component
  Over?: Component
  /** At a step of the prescience track; null: beside the track where it lies. */
  Track?: Component<{ step: number | null }>
}
