import { stillness } from '@/lib/places'
import type { TableBase } from '../table/base.svelte'

const HOLD = 350
const HOVER = 450
/** A reason is wanted sooner than a description. */
const HOVER_CLOSED = 140
const SLACK = 10
const SHRUG = 160
/** A click so soon after something could be chosen was meant to choose it. */
const LATE = 600

const thing = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-about]') : null
const aboutOf = (element: Element): string => element.getAttribute('data-about') ?? ''
const isOpen = (element: Element): boolean => element.hasAttribute('data-open')

/** Points, holds, focuses and clicks anywhere on the table, answered in words. */
export class Gestures {
  private hovered: Element | null = null
  private timer = 0
  private holding = 0
  private from = { x: 0, y: 0 }
  /** The click that ends a hold chooses nothing. */
  private held = false
  /** Whether what is clicked could be chosen before the click did anything. */
  private chosen = false
  /** What could be chosen in positions before, and when it could last. */
  private readonly before = new Map<string, number>()

  constructor(private readonly game: TableBase) {}

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    const element = thing(event.target)
    if (element === this.hovered) return
    this.hovered = element
    this.hint(element)
  }

  focus = (event: FocusEvent): void => {
    const element = thing(event.target)
    if (element && event.target instanceof Element && event.target.matches(':focus-visible'))
      this.hint(element)
  }

  blur = (): void => this.hide()

  press = (event: PointerEvent): void => {
    this.held = false
    clearTimeout(this.holding)
    const element = event.pointerType === 'touch' ? thing(event.target) : null
    if (!element) return
    this.from = { x: event.clientX, y: event.clientY }
    this.holding = window.setTimeout(() => {
      this.held = true
      this.speak(element, false)
    }, HOLD)
  }

  move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLACK)
      clearTimeout(this.holding)
  }

  release = (): void => clearTimeout(this.holding)

  /** A new position has come and is not drawn yet. */
  turned(): void {
    const now = performance.now()
    for (const element of document.querySelectorAll('[data-open][data-about]'))
      this.before.set(aboutOf(element), now)
  }

  /** Before anything else hears of it. */
  capture = (event: MouseEvent): void => {
    const element = thing(event.target)
    this.chosen = element !== null && this.open(element)
    if (!this.held) return
    this.held = false
    event.stopPropagation()
    event.preventDefault()
  }

  /** After whatever can be chosen has been. */
  click = (event: MouseEvent): void => {
    const element = thing(event.target)
    if (!element || !(event.target instanceof Element)) return
    const acts = event.target.closest('button, a, [data-open]')
    if (this.chosen || isOpen(element) || (acts && acts !== element && element.contains(acts))) return
    this.speak(element, true)
  }

  /** The words of what has the focus, at once. */
  why(): void {
    const element = thing(document.activeElement)
    if (element) this.speak(element, !isOpen(element))
  }

  /** It can be chosen, or could a moment ago: the table may have gone on while the hand was on its way. */
  private open(element: Element): boolean {
    const since = this.before.get(aboutOf(element)) ?? -Infinity
    return isOpen(element) || performance.now() - since < LATE
  }

  private hint(element: Element | null): void {
    this.hide()
    if (!element || this.game.spoken) return
    const told = this.game.describe(aboutOf(element))
    if (!told || told.hushed) return
    const closed = this.game.mine && !isOpen(element) && told.ask
    const about = aboutOf(element)
    this.timer = window.setTimeout(
      () => {
        if (element.isConnected)
          this.game.tip = { about, element, rect: element.getBoundingClientRect(), refused: false }
      },
      closed ? HOVER_CLOSED : HOVER,
    )
  }

  private hide(): void {
    clearTimeout(this.timer)
    this.game.tip = null
  }

  private speak(element: Element, refused: boolean): void {
    const about = aboutOf(element)
    const told = element.isConnected ? this.game.describe(about) : null
    if (!told) return
    this.hide()
    this.game.spoken = { about, element, rect: element.getBoundingClientRect(), refused }
    if (!refused || !told.options || !this.game.mine || stillness()) return
    element.animate(
      [0, -6, 6, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: SHRUG },
    )
  }
}
