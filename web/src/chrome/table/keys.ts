import { tick } from 'svelte'
import { toggleSound } from '@/lib/sounds'
import type { TableBase } from './base.svelte'

export interface KeyActions {
  text: () => void
  help: () => void
  /** Whether there was something to close. */
  close: () => boolean
  digest: () => void
}

const REGIONS: Record<string, string> = {
  b: 'board',
  h: 'hand',
  m: 'market',
  c: 'conflict',
  s: 'seats',
  l: 'log',
}
const TABBABLE = 'a[href], button:not(:disabled), input, select, [tabindex="0"]'

const shown = (element: HTMLElement) => element.getClientRects().length > 0
const all = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(shown)
const regionOf = (element: Element | null) => element?.closest('[aria-label][id], #seats') ?? null

/** The keyboard of the table (UI list: press "?"). */
export function onKey(game: TableBase, event: KeyboardEvent, actions: KeyActions): void {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
  if ((typing && event.key !== 'Escape') || event.ctrlKey || event.metaKey || event.altKey) return
  if (handle(game, event, actions)) event.preventDefault()
}

/** Space is let go, or the window lost: the bots take their time again. */
export function onRelease(game: TableBase, event?: KeyboardEvent): void {
  if (!game.hurrying || (event && event.key !== ' ')) return
  game.hurry(false)
  event?.preventDefault()
}

/** Held, Space hurries the bots; elsewhere it presses what has the focus. */
function hurry(game: TableBase, event: KeyboardEvent): boolean {
  if (game.hurrying) return true
  const dialog = event.target instanceof Element && event.target.closest('[role=dialog]')
  if (!game.botsPlay || dialog || event.repeat) return false
  game.hurry(true)
  return true
}

function handle(game: TableBase, event: KeyboardEvent, actions: KeyActions): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)
  if (digit) return game.digit(Number(digit[1]) - 1, event.shiftKey)
  switch (event.key) {
    case 'Escape':
      // One thing at a time: what lies over the table before what is chosen on it.
      if (game.ruleShown || game.spoken || !actions.close()) game.escape()
      return true
    case ' ':
      return hurry(game, event)
    case '.':
      return step(1)
    case ',':
      return step(-1)
    case '?':
      actions.help()
      return true
    case 'Tab':
      return nextRegion(event.shiftKey ? -1 : 1)
    case 'ArrowLeft':
      return move(-1, 0)
    case 'ArrowRight':
      return move(1, 0)
    case 'ArrowUp':
      return move(0, -1)
    case 'ArrowDown':
      return move(0, 1)
  }
  return letter(game, event.key.toLowerCase(), actions)
}

function letter(game: TableBase, key: string, actions: KeyActions): boolean {
  switch (key) {
    case 'u':
      if ((game.link.undoState?.free ?? 0) > 0) game.undo()
      return true
    case 'r':
      game.press(game.offered('reveal'))
      return true
    case 'p':
      game.choose(game.offered('pass', 'done', 'decline', 'stop'))
      return true
    case 't':
      actions.text()
      return true
    case 'n':
      toggleSound()
      return true
    case 'd':
      actions.digest()
      return true
    case 'i':
      void game.askHint()
      return true
    case 'w':
      game.why()
      return true
  }
  const region = REGIONS[key]
  if (!region) return false
  game.reveal(region)
  void tick().then(() => focusRegion(document.getElementById(region)))
  return true
}

function focusRegion(target: HTMLElement | null): void {
  if (!target) return
  const first = all(target, '[data-open]')[0] ?? all(target, TABBABLE)[0]
  if (first) return first.focus()
  target.tabIndex = -1
  target.focus()
}

/** To the next or previous thing that can be chosen. */
function step(by: 1 | -1): boolean {
  const open = all(document, '[data-open]')
  if (!open.length) return true
  const at = open.indexOf(document.activeElement as HTMLElement)
  open[at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length]?.focus()
  return true
}

/** Tab leaves a region at once. */
function nextRegion(by: 1 | -1): boolean {
  const here = regionOf(document.activeElement)
  if (!here || document.activeElement?.closest('[role=dialog]')) return false
  const rest = all(document, TABBABLE).filter((element) => !here.contains(element))
  const later = (element: HTMLElement) =>
    Boolean(here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  const target = by > 0 ? rest.find(later) : rest.filter((element) => !later(element)).at(-1)
  const region = by < 0 && target ? regionOf(target) : null
  const first = region ? all(region, TABBABLE)[0] : target
  first?.focus()
  return Boolean(first)
}

/** Arrows go to the nearest neighbour in that direction within the region. */
function move(dx: number, dy: number): boolean {
  const here = document.activeElement
  const region = regionOf(here)
  if (!here || !region || here === region) return false
  const from = here.getBoundingClientRect()
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2]
  let best: HTMLElement | null = null
  let least = Infinity
  for (const element of all(region, TABBABLE)) {
    if (element === here || element.contains(here)) continue
    const rect = element.getBoundingClientRect()
    const [u, v] = [rect.left + rect.width / 2 - x, rect.top + rect.height / 2 - y]
    const along = u * dx + v * dy
    const aside = Math.abs(u * dy) + Math.abs(v * dx)
    if (along < 4) continue
    if (along + 2.5 * aside < least) [best, least] = [element, along + 2.5 * aside]
  }
  best?.focus()
  return Boolean(best)
}
