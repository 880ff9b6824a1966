import type { TableGame } from '../game.svelte'

const FAR = 8

/** Follow a card under the pointer; letting go over a glowing space sends the agent there. */
export function dragCard(game: TableGame, down: PointerEvent, key: string, index: number): void {
  const card = down.currentTarget
  if (!(card instanceof HTMLElement) || down.button !== 0 || down.pointerType === 'touch') return
  if (!game.placed.sends.has(key)) return
  let dragging = false

  const zoom = () => card.getBoundingClientRect().width / card.offsetWidth || 1
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!dragging && Math.hypot(x, y) < FAR) return
    if (!dragging) {
      dragging = true
      game.tip = null
      game.selected = { kind: 'card', key, index }
      card.style.pointerEvents = 'none'
      card.style.zIndex = '20'
      card.style.position = 'relative'
    }
    card.style.transform = `translate(${x / zoom()}px, ${y / zoom()}px) scale(0.9)`
    game.pointed = spaceAt(event)
  }
  const done = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', done)
    removeEventListener('pointercancel', done)
    if (!dragging) return
    const space = event.type === 'pointerup' ? spaceAt(event) : null
    for (const name of ['transform', 'pointer-events', 'z-index', 'position']) card.style.removeProperty(name)
    // The click that follows a drag on the same card is not a click.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
    setTimeout(() => game.choose(space ? game.placed.sends.get(key)?.get(space) : null))
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', done)
  addEventListener('pointercancel', done)
}

function spaceAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  return under?.closest<HTMLElement>('[data-space]')?.dataset['space'] ?? null
}
