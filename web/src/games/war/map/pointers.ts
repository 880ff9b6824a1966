import type { Camera } from './camera.svelte'

const FAR = 6

/** Dragging, pinching and the wheel over the map; clicks go through unless the map was moved. */
export function handles(camera: Camera, window: () => Element | undefined) {
  const down = new Map<number, { x: number; y: number }>()
  let start = { x: 0, y: 0 }
  let moving = false

  const part = (x: number, y: number): [number, number] => {
    const rect = window()?.getBoundingClientRect()
    return rect ? [(x - rect.left) / rect.width, (y - rect.top) / rect.height] : [0.5, 0.5]
  }
  const apart = () => {
    const [a, b] = [...down.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (down.size === 1) {
      start = { x: event.clientX, y: event.clientY }
      moving = false
    }
  }
  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (!before) return
    const [far, target] = [apart(), window()]
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (!moving && down.size === 1 && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR)
      return
    if (!moving) target?.setPointerCapture(event.pointerId)
    moving = true
    const [u, v] = part(event.clientX, event.clientY)
    const [x, y] = part(before.x, before.y)
    camera.pan((u - x) / down.size, (v - y) / down.size)
    if (down.size === 2 && far) {
      const all = [...down.values()]
      const mean = (axis: 'x' | 'y') => all.reduce((sum, one) => sum + one[axis], 0) / all.length
      const [across, sunk] = part(mean('x'), mean('y'))
      camera.zoom(apart() / far, across, sunk)
    }
  }
  function release(event: PointerEvent): void {
    down.delete(event.pointerId)
  }
  /** A click that ends a movement of the map chooses nothing. */
  function click(event: MouseEvent): void {
    if (!moving) return
    event.stopPropagation()
    moving = false
  }
  function wheel(event: WheelEvent): void {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * 0.0018), ...part(event.clientX, event.clientY))
  }
  return { press, move, release, click, wheel }
}
