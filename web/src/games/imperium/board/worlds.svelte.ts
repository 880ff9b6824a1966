// The drawn worlds of the board: fetched beside it, and painted after the words.
import { pictures } from '@/art/pictures.svelte'

type Worlds = typeof import('@/art/place/panels')
export type WorldName = keyof Worlds

let drawn = $state.raw<Worlds | null>(null)
import('@/art/place/panels').then(
  (found) => (drawn = found),
  () => {},
)

export const worlds = {
  get drawn(): Worlds | null {
    return pictures.held ? null : drawn
  },
}

/** The lamps of open places are lit in a picture of their own: the world below is painted only once. */
export function light(
  world: Element | undefined,
  lights: Element | undefined,
  open: { has: (space: string) => boolean },
): void {
  const lamps = [...(world?.querySelectorAll<SVGElement>('[data-lamp]') ?? [])]
  lights?.replaceChildren(
    ...lamps.filter((lamp) => open.has(lamp.dataset['lamp'] ?? '')).map((lamp) => lit(lamp, world)),
  )
}

function lit(lamp: SVGElement, world: Element | undefined): Node {
  const copy = lamp.cloneNode() as SVGElement
  let transform = ''
  for (let at = lamp.parentElement; at && at !== world; at = at.parentElement)
    transform = `${at.getAttribute('transform') ?? ''} ${transform}`
  copy.setAttribute('transform', transform)
  copy.classList.add('on')
  return copy
}
