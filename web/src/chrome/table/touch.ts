/** Whether a click came from a finger. */
export function touched(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}
