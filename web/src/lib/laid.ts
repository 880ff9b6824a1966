import type { OptionView } from './view'

/** The key of the thing of a kind that an option names. */
export const keyOf = (option: OptionView, kind: string): string | undefined =>
  option.at.find((spot) => spot.kind === kind)?.key

export const names = (option: OptionView, kind: string): boolean => keyOf(option, kind) !== undefined

const NONE: ReadonlyMap<string, OptionView[]> = new Map()

/** The options of a decision by the things on the table that they name. */
export class Laid {
  private readonly kinds = new Map<string, Map<string, OptionView[]>>()
  /** What names nothing that is drawn becomes a button. */
  readonly buttons: OptionView[] = []

  constructor(options: readonly OptionView[], drawn: ReadonlySet<string>) {
    for (const option of options) {
      const spots = option.at.filter((spot) => drawn.has(spot.kind))
      if (!spots.length) this.buttons.push(option)
      for (const { kind, key } of spots) {
        const things = this.kinds.get(kind) ?? new Map<string, OptionView[]>()
        this.kinds.set(kind, things.set(key, [...(things.get(key) ?? []), option]))
      }
    }
  }

  /** Key → options, for all things of a kind. */
  of(kind: string): ReadonlyMap<string, OptionView[]> {
    return this.kinds.get(kind) ?? NONE
  }

  at(kind: string, key: string): OptionView[] | undefined {
    return this.kinds.get(kind)?.get(key)
  }

  /** All options at things of these kinds. */
  all(...kinds: string[]): OptionView[] {
    return kinds.flatMap((kind) => [...this.of(kind).values()].flat())
  }

  has(...kinds: string[]): boolean {
    return kinds.some((kind) => this.kinds.has(kind))
  }
}
