import type {
  Advice,
  ChatLine,
  FromClient,
  FromServer,
  LogLine,
  Past,
  Position,
  Reason,
  Refused,
  TableInfo,
  UndoState,
  Whispered,
} from './wire'

type Status = 'connecting' | 'open' | 'lost' | 'refused'
type Answer = Reason | Past | Advice

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
const PING_EVERY = 25_000
const ANSWER_WITHIN = 15_000
/** The mentat takes its time, and bots may be before it. */
const ADVICE_WITHIN = 40_000
/** Refusals that no new attempt can mend. */
const FINAL = new Set(['unknown_table', 'secret', 'removed', 'unplayable'])
const NOT_VALID = 4403

/** The line to a table: says hello, comes back by itself, and keeps the position and the story. */
export class TableLink {
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<Record<string, unknown> | null>(null)
  number = $state(0)
  undoState = $state.raw<UndoState | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** A private word with one's partners that is possible now: with whom, until when, what was said. */
  cone = $state.raw<{ seats: number[]; until: number; said: Whispered[] } | null>(null)
  status = $state<Status>('connecting')
  lostAt = $state(0)
  refused = $state.raw<(Refused & { count: number }) | null>(null)
  /** A choice was sent and its position has not come back. */
  busy = $state(false)
  /** Called for each position with the lines it brought; `fresh` is false after (re)connecting. */
  onposition: (message: Position, fresh: boolean) => void = () => {}

  /** Called for lines of chat that were said just now. */
  onchat: (lines: ChatLine[]) => void = () => {}

  /** To the host: the secret of a seat that was opened. */
  oninvitation: (seat: number, secret: string) => void = () => {}

  private socket: WebSocket | null = null
  private sheet: Record<string, unknown> | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private pings = 0
  private asked = 0
  private refusals = 0
  private awaitsFirst = true
  private answers = new Map<number, (answer: Answer | null) => void>()
  private wake = () => this.hurry()

  constructor(
    readonly table: string,
    public secret: string,
    /** What this browser gives to a joint deal. */
    readonly share = '',
  ) {}

  open(): void {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.timer)
    clearInterval(this.pings)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Answer the decision of the position shown. */
  choose(notation: string): void {
    if (this.busy) return
    this.busy = this.send({ type: 'choose', position: this.number, notation })
  }

  undo(): void {
    this.send({ type: 'undo', position: this.number })
  }

  why(notation: string): Promise<Reason | null> {
    return this.ask<Reason>((id) => ({ type: 'why', id, notation }))
  }

  hint(): Promise<Advice | null> {
    return this.ask<Advice>((id) => ({ type: 'hint', id, position: this.number }), ADVICE_WITHIN)
  }

  look(at: number, seat: number | null = null): Promise<Past | null> {
    return this.ask<Past>((id) => ({ type: 'look', id, at, seat }))
  }

  private ask<T extends Answer>(
    message: (id: number) => FromClient,
    within = ANSWER_WITHIN,
  ): Promise<T | null> {
    const id = ++this.asked
    return new Promise((resolve) => {
      this.answers.set(id, resolve as (answer: Answer | null) => void)
      if (!this.send(message(id))) this.settle(id, null)
      else setTimeout(() => this.settle(id, null), within)
    })
  }

  private settle(id: number, answer: Answer | null): void {
    this.answers.get(id)?.(answer)
    this.answers.delete(id)
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`)
    this.socket = socket
    this.awaitsFirst = true
    socket.onopen = () => {
      const chat = this.chat.at(-1)?.number ?? 0
      this.send({ type: 'hello', secret: this.secret, log: this.log.length, chat, share: this.share })
    }
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => {
      if (event.code === NOT_VALID && this.socket === socket) this.status = 'refused'
      this.lost(socket)
    }
    clearInterval(this.pings)
    this.pings = window.setInterval(() => this.send({ type: 'ping' }), PING_EVERY)
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket || this.status === 'refused') return
    if (this.status !== 'lost') this.lostAt = Date.now()
    this.status = 'lost'
    this.busy = false
    for (const id of [...this.answers.keys()]) this.settle(id, null)
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT)
  }

  /** Awake or online again: do not sit out the rest of the wait. */
  private hurry(): void {
    if (document.visibilityState === 'hidden' || this.status !== 'lost') return
    this.wait = FIRST_WAIT
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.info
        this.status = 'open'
        this.wait = FIRST_WAIT
        break
      case 'components':
        this.sheet = message.sheet
        break
      case 'position':
        this.complete(message.view)
        this.take(message)
        break
      case 'chat':
        this.hear(message.lines)
        if (message.news) this.onchat(message.lines)
        break
      case 'confided':
        this.cone = {
          seats: message.seats,
          until: Date.now() + message.seconds * 1000,
          said: this.cone?.said ?? [],
        }
        break
      case 'whispered':
        if (this.cone) this.cone = { ...this.cone, said: [...this.cone.said, message] }
        break
      case 'past':
        this.complete(message.view)
        this.settle(message.id, message)
        break
      case 'reason':
      case 'advice':
        this.settle(message.id, message)
        break
      case 'invitation':
        // Before the table is shown it is my own seat that got a new secret: the link's is void now.
        if (!this.info) this.secret = message.secret
        this.oninvitation(message.seat, message.secret)
        break
      case 'refused':
        this.busy = false
        this.refused = { ...message, count: ++this.refusals }
        if (FINAL.has(message.code)) this.status = 'refused'
        break
      case 'pong':
        break
    }
  }

  /** Put the components of a box of one's own where a view has them; they come once only. */
  private complete(view: Record<string, unknown>): void {
    const content = view.content as { sheet: unknown } | undefined
    if (content && this.sheet) content.sheet = this.sheet
  }

  private take(message: Position): void {
    const fresh = !this.awaitsFirst
    this.awaitsFirst = false
    this.busy = false
    this.log = [...this.log.slice(0, message.log_from), ...message.log]
    this.number = message.number
    this.undoState = message.undo
    this.view = message.view
    this.onposition(message, fresh)
  }

  private hear(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number))
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))]
  }
}
