import type { TableBase } from './base.svelte'

let timer = 0

/** Show the words of a component beside it, with the reason if something is closed. */
export function showTip(game: TableBase, target: EventTarget | null, title: string, lines: string[], notation: string): void {
  if (!(target instanceof Element)) return
  clearTimeout(timer)
  const rect = target.getBoundingClientRect()
  const wait = notation ? 140 : 450
  timer = window.setTimeout(() => {
    game.tip = { title, lines, notation, rect }
    if (notation) void game.reason(notation)
  }, wait)
}

export function hideTip(game: TableBase): void {
  clearTimeout(timer)
  game.tip = null
}

/** Whether a click came from a finger. */
export function touched(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}
