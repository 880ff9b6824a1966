// A game being replayed: where it stands, as whom one looks, and the numbers for the plots.
import type { TableLink } from '@/lib/socket.svelte'
import { rounds } from './rounds'
import { courseSamples, refinement, sample } from './series'
import type { Sample } from './series'
import { PastLink } from './source.svelte'

type View = Record<string, unknown>

const PACE = 1000
/** How many questions a second the server hears; half of them are left for stepping. */
const QUESTIONS = { every: 110, first: 24, most: 180 }

/** Steps through the positions of a table over its line. */
export class ReplayPlayer {
  at = $state(-1)
  /** As whom to look: a seat, or null as a spectator. */
  seat = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  /** The position that `view` shows. */
  shown = $state(-1)
  playing = $state(false)
  speed = $state(2)
  samples = $state.raw<Sample[]>([])
  /** Whose choice each was, once that is known. */
  turns = $state.raw<number[]>([])

  private views = new Map<string, View>()
  private known = new Map<number, Sample>()
  private stepTimer = 0
  private sampleTimer = 0
  private wanted: number[] = []
  private asked = new Set<number>()
  private numbers: Sample[] = []

  constructor(
    readonly link: TableLink,
    /** The event that begins a round. */
    readonly roundKind: string,
  ) {}

  last = $derived.by(() => this.link.number)
  ended = $derived.by(() => this.link.info?.ended ?? '')
  rounds = $derived.by(() => rounds(this.link.log, this.last, this.turns, this.roundKind))

  /** The line is open and the first position is here. */
  start(at: number | null, seat: number | null): void {
    this.keep(this.last, this.link.info?.you ?? null, this.link.view ?? {})
    this.at = Math.max(0, Math.min(at ?? this.last, this.last))
    this.look(seat)
    void this.gather()
  }

  stop(): void {
    clearTimeout(this.stepTimer)
    clearTimeout(this.sampleTimer)
    this.playing = false
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last))
    void this.show()
  }

  step(by: number): void {
    this.goTo(this.at + by)
  }

  /** To the first position of the next or an earlier round. */
  stepRound(by: 1 | -1): void {
    const starts = this.rounds.map((round) => round.from)
    const next = by > 0 ? starts.find((from) => from > this.at) : starts.findLast((from) => from < this.at)
    this.goTo(next ?? (by > 0 ? this.last : 0))
  }

  look(seat: number | null): void {
    this.seat = seat
    if (this.link instanceof PastLink) void this.link.tell(seat).catch(() => undefined)
    void this.show()
  }

  toggle(): void {
    this.playing = !this.playing
    clearTimeout(this.stepTimer)
    if (!this.playing) return
    if (this.at >= this.last) this.goTo(0)
    this.tick()
  }

  private tick(): void {
    this.stepTimer = window.setTimeout(() => {
      if (!this.playing) return
      if (this.at >= this.last) {
        this.playing = false
        return
      }
      // A slow line is waited for: no position is skipped.
      if (this.shown === this.at) this.step(1)
      this.tick()
    }, PACE / this.speed)
  }

  private async show(): Promise<void> {
    const { at, seat } = this
    const view = await this.fetch(at, seat)
    if (!view || at !== this.at || seat !== this.seat) return
    this.view = view
    this.shown = at
    if (this.playing && at < this.last) void this.fetch(at + 1, seat)
  }

  private async fetch(at: number, seat: number | null): Promise<View | null> {
    const kept = this.views.get(`${seat}:${at}`)
    if (kept) return kept
    const past = await this.link.look(at, seat)
    if (past) this.keep(at, seat, past.view)
    return past?.view ?? null
  }

  private keep(at: number, seat: number | null, view: View): void {
    this.views.set(`${seat}:${at}`, view)
    if (this.known.has(at)) return
    this.known.set(at, sample(at, view))
    this.join()
  }

  /** The numbers of a finished game come at once; of a running one, coarse first, by looking. */
  private async gather(): Promise<void> {
    const starts = this.rounds.flatMap((round) => [round.from + 1])
    this.wanted = refinement(this.last, starts).slice(0, QUESTIONS.most)
    if (this.link instanceof PastLink) {
      const all = await this.link.course().catch(() => null)
      if (all) {
        this.turns = all.turns
        this.numbers = courseSamples(all)
        this.join()
        this.wanted = starts
      }
    }
    for (let i = 0; i < QUESTIONS.first; i++) this.askNext()
    this.wait()
  }

  private join(): void {
    const looked = [...this.known.values()]
    const named = new Map(looked.map((one) => [one.at, one]))
    const rest = this.numbers.filter((one) => !named.has(one.at))
    this.samples = [...looked, ...rest].sort((a, b) => a.at - b.at)
  }

  private wait(): void {
    this.sampleTimer = window.setTimeout(() => {
      if (this.askNext()) this.wait()
    }, QUESTIONS.every)
  }

  private askNext(): boolean {
    const at = this.wanted.find((one) => !this.known.has(one) && !this.asked.has(one))
    if (at === undefined) return false
    this.asked.add(at)
    void this.fetch(at, this.link.info?.you ?? null)
    return true
  }
}
