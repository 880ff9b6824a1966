import { HEIGHT, WIDTH } from './map'

const MOST = 5
const STEP = 1.35

/** What of the planet is in sight: how much nearer than whole, and the point in the middle. */
export class Camera {
  k = $state(1)
  x = $state(WIDTH / 2)
  y = $state(HEIGHT / 2)
  /** The window's size on the screen, in its own pixels. */
  wide = $state(WIDTH)
  high = $state(HEIGHT)

  /** Width and height of what is seen, in units of the map; the whole planet at 1. */
  span: [number, number] = $derived.by(() => {
    const by = Math.min(this.wide / WIDTH, this.high / HEIGHT) || 1
    return [this.wide / by / this.k, this.high / by / this.k]
  })
  box: string = $derived(
    `${this.x - this.span[0] / 2} ${this.y - this.span[1] / 2} ${this.span[0]} ${this.span[1]}`,
  )
  moved: boolean = $derived(this.k > 1.001)
  /** How much larger names must be written to be read from here. */
  grow: number = $derived(Math.min(1.45, Math.max(1, (0.92 * this.span[0]) / (this.wide || 1))))

  /** Nearer or farther, keeping a point (as parts of the window) where it is. */
  zoom(factor: number, across = 0.5, down = 0.5): void {
    const [w, h] = this.span
    const [px, py] = [this.x + (across - 0.5) * w, this.y + (down - 0.5) * h]
    this.k = Math.min(MOST, Math.max(1, this.k * factor))
    const [u, v] = this.span
    this.x = px - (across - 0.5) * u
    this.y = py - (down - 0.5) * v
    this.hold()
  }

  nearer(): void {
    this.zoom(STEP)
  }

  farther(): void {
    this.zoom(1 / STEP)
  }

  /** Move by parts of the window. */
  pan(across: number, down: number): void {
    this.x -= across * this.span[0]
    this.y -= down * this.span[1]
    this.hold()
  }

  /** So near that the planet fills the window in both directions, if that is not too near. */
  cover(at?: { x: number; y: number }): void {
    this.k = Math.min(
      2.2,
      Math.max(this.wide / WIDTH, this.high / HEIGHT) /
        (Math.min(this.wide / WIDTH, this.high / HEIGHT) || 1),
    )
    if (at) [this.x, this.y] = [at.x, at.y]
    this.hold()
  }

  fit(): void {
    this.k = 1
    this.hold()
  }

  /** Bring a place into sight. */
  show({ x, y }: { x: number; y: number }): void {
    const [w, h] = this.span
    const out = Math.abs(x - this.x) > w * 0.42 || Math.abs(y - this.y) > h * 0.42
    if (!this.moved || !out) return
    ;[this.x, this.y] = [x, y]
    this.hold()
  }

  /** The planet never leaves the window; near, its rim may come a little further in. */
  private hold(): void {
    this.x = held(this.x, this.span[0], WIDTH)
    this.y = held(this.y, this.span[1], HEIGHT)
  }
}

function held(at: number, span: number, size: number): number {
  if (span >= size) return size / 2
  const slack = Math.min(span * 0.16, size - span)
  return Math.min(size - span / 2 + slack, Math.max(span / 2 - slack, at))
}
