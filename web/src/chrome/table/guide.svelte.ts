import { read, write } from '@/lib/storage'

/** What the guide says of one kind of question. */
export interface Lesson {
  title: string
  /** What to do, and why one would. */
  what: string
  why: string
}

const KEY = 'landsraad.guide'

/** Whether the guide sits at a table: asked for at the door or in the menu, kept by the browser. */
export class Guide {
  private tables = $state.raw<string[]>(read<string[]>(KEY, []))

  constructor(readonly table: string) {}

  get on(): boolean {
    return this.tables.includes(this.table)
  }

  set on(wanted: boolean) {
    const others = this.tables.filter((one) => one !== this.table)
    this.tables = wanted ? [...others, this.table].slice(-20) : others
    write(KEY, this.tables)
  }
}

/** Ask the guide to a table before it is entered. */
export function inviteGuide(table: string): void {
  new Guide(table).on = true
}
