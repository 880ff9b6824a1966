// Written by `python -m landsraad.table.typescript`; do not edit by hand.

export type SeatKind = "human" | "bot" | "open";

export type Pace = "slow" | "normal" | "fast" | "instant";

export type Ended = "" | "over" | "abandoned";

export type Chosen = "" | "seed" | "replay" | "position" | "fork" | "guess";

export type Emote = "hello" | "well_played" | "thanks" | "thinking" | "oops" | "surprise" | "laugh" | "good_game";

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  connected: boolean;
  /** A bot plays for the person who holds this seat. */
  stand_in: boolean;
}

/** What does not change from choice to choice. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  /** The seat of this connection; None for a spectator. */
  you: number | null;
  host: boolean;
  /** The host's seat; None if the host only watches. */
  host_seat: number | null;
  paused: boolean;
  ended: Ended;
  pace: Pace;
  seed_hash: string;
  /** As text, since a browser's numbers end at 2**53; shown when the game has ended. */
  seed: string | null;
  created: string;
  /** Whether the mentat may be asked: by default if all other seats are bots. */
  hints: boolean;
  /** The table of the rematch; every secret of this table opens the same seat there. */
  rematch: string | null;
  /** Not empty: whoever made the table could know the deal. */
  chosen: Chosen;
  /** Seats whose share the deal still lacks; until nobody is waited for there is no position. */
  waits_for: number[];
  /** What each seat gave to a joint deal, once it is made; empty for bots. */
  shares: string[] | null;
}

/** A line of the story, as this connection may know it. */
export interface LogLine {
  /** How many choices came before. */
  at: number;
  /** Whose doing it is; -1 for the table's. */
  seat: number;
  kind: string;
  text: string;
  /** The open arguments of the event, for animation. */
  public: unknown[];
}

/** What may be taken back now. */
export interface UndoState {
  /** Whose choice was the last. */
  seat: number | null;
  /** How many choices that seat may take back without asking. */
  free: number;
  /** Who asks to take back past that point. */
  asked_by: number | null;
  /** The position asked for. */
  target: number | null;
  agreed: number[];
  /** The people who must agree, whether or not a bot stands in for them. */
  needed: number[];
  /** Whose choices would be taken back, in the order in which they were made. */
  takes_back: number[];
}

/** A word between people at the table. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  /** Empty for an emote, which each client says in its own words. */
  text: string;
  when: string;
  emote: Emote | null;
}

/** The first message: a secret (seat or spectator), and what the client has already. */
export interface Hello {
  type: "hello";
  secret: string;
  /** How many log lines the client has. */
  log?: number;
  chat?: number;
  /** For a joint deal: 32 random hexadecimal digits of the client's own. Only the first count. */
  share?: string;
}

/** Answer the decision of a position. */
export interface Choose {
  type: "choose";
  position: number;
  notation: string;
}

/** Ask why something is not offered. */
export interface Why {
  type: "why";
  id: number;
  notation: string;
}

/** Ask what the mentat would choose here, from what this seat knows. */
export interface AskHint {
  type: "hint";
  id: number;
  position: number;
}

/** Take back the last choice; past the frontier this asks the others. */
export interface Undo {
  type: "undo";
  position: number;
}

/** Agree or not to a wish to take back: that of a seat, down to a position. */
export interface AnswerUndo {
  type: "answer_undo";
  agree: boolean;
  seat: number;
  target: number;
  /** Where the game stood: a later wish of the same seat may take back more. */
  position: number;
}

/** The position as it was after a number of choices, as this seat knew it. */
export interface Look {
  type: "look";
  id: number;
  at: number;
  /** After the end any seat's view may be asked for; before it is ignored. */
  seat?: number | null;
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Words for one's partners alone, while a cone of silence is open. */
export interface Whisper {
  type: "whisper";
  text: string;
}

/** A gesture instead of words. */
export interface Express {
  type: "emote";
  emote: Emote;
}

/** A name for one's own seat. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Let a bot play one's own seat, or take it back. */
export interface StandIn {
  type: "stand_in";
  on: boolean;
}

/** Host: give a seat to a bot or open it (this also removes whoever holds it). */
export interface SetSeat {
  type: "set_seat";
  seat: number;
  kind: "bot" | "open";
  bot?: string | null;
}

/** Host: how fast bots answer. */
export interface SetPace {
  type: "set_pace";
  pace: Pace;
}

/** Host: for the next second the bots answer without a pause. */
export interface Hurry {
  type: "hurry";
}

/** Host: deal now, without the shares of those who have not come. */
export interface Begin {
  type: "begin";
}

/** Host: hand the role to another seat that a person holds. */
export interface PassHost {
  type: "pass_host";
  seat: number;
}

/** After the end: open the same game once more for the same people; whoever asks is its host. */
export interface Rematch {
  type: "rematch";
}

/** Host: whether people at this table may ask the mentat. */
export interface SetHints {
  type: "set_hints";
  on: boolean;
}

/** Host: stop the bots and the choices, or go on. */
export interface Pause {
  type: "pause";
  on: boolean;
}

/** Host: end the game without a result. */
export interface Abandon {
  type: "abandon";
}

/** A webhook for one's own turn notices; empty removes it. */
export interface SetHook {
  type: "set_hook";
  url: string;
}

/** Keeps the line open. */
export interface Ping {
  type: "ping";
}

/** The table, after hello and whenever its seats or state change. */
export interface Welcome {
  type: "welcome";
  info: TableInfo;
}

/** The components of a box of one's own, once, before the first position.
 *
 * They belong at `content.sheet` of every view that follows, where null stands for them.
 */
export interface Components {
  type: "components";
  sheet: Record<string, unknown>;
}

/** The position now, with the story since the client's last line. */
export interface Position {
  type: "position";
  /** How many choices have been made: what `choose` must name. */
  number: number;
  /** `Game.view` of this seat, `decision` included, but for what `Components` has brought. */
  view: Record<string, unknown>;
  log: LogLine[];
  /** The number of the first of these lines; the client drops what it has from there on. */
  log_from: number;
  undo: UndoState;
}

/** The answer to `why`; empty if it is offered. */
export interface Reason {
  type: "reason";
  id: number;
  text: string;
  rule: string;
}

/** An option, and the win chance after it as the mentat sees it. */
export interface Advised {
  notation: string;
  chance: number;
}

/** The answer to `hint`: what the mentat would choose, then the next best by win chance. */
export interface Advice {
  type: "advice";
  id: number;
  options: Advised[];
  /** Why there is no advice, if there is none. */
  text: string;
}

/** The answer to `look`. */
export interface Past {
  type: "past";
  id: number;
  at: number;
  view: Record<string, unknown>;
}

/** Something could not be done; the position is as it was. */
export interface Refused {
  type: "refused";
  text: string;
  rule: string;
  /** stale, illegal, not_yours, not_host, paused, ended, too_fast, bad_message, unknown_table … */
  code: string;
}

/** Lines of chat. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
  /** False for what was said before this visitor came. */
  news: boolean;
}

/** A cone of silence is open for these seats, with the seconds that are left. */
export interface Confided {
  type: "confided";
  seats: number[];
  seconds: number;
}

/** What a partner has said in a cone of silence; it is kept nowhere. */
export interface Whispered {
  type: "whispered";
  seat: number;
  text: string;
}

/** The line is open. */
export interface Pong {
  type: "pong";
}

/** The new secret of a seat; the old one is void.
 *
 * To the host, of a seat that was opened; to a guest, of the seat just taken, so that nobody who
 * handed the link on can look from there.
 */
export interface Invitation {
  type: "invitation";
  seat: number;
  secret: string;
}

/** A seat of a new table. */
export interface NewSeat {
  kind: SeatKind;
  bot?: string | null;
  name?: string;
}

/** POST /api/tables: start a table; the first human seat is the host's. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  seed?: string | null;
  /** A replay to start from, instead of game, seats and options. */
  replay?: string | null;
  /** Start from this choice of the replay. */
  at?: number | null;
  pace?: Pace;
  /** Deal when every person has come and given a share to the seed; not for a chosen deal. */
  joint?: boolean;
}

/** POST /api/tables/<id>/fork: a new table from a position of another; answered by Opened.
 *
 * Anyone may fork a game that has ended, at any choice. A running one is forked with the secret
 * of a seat: what that seat cannot know is dealt again.
 */
export interface Fork {
  seats: NewSeat[];
  secret?: string | null;
  /** After this number of choices; the last position if left out. */
  at?: number | null;
  pace?: Pace;
}

/** The secret of a seat; shown once, to whoever made the table. */
export interface SeatLink {
  seat: number;
  secret: string;
  kind: SeatKind;
}

/** The answer to a new table. */
export interface Opened {
  table: string;
  links: SeatLink[];
  spectator: string;
  seed_hash: string;
  /** If no seat is a person's: a spectator's secret that may do what a host may. */
  host: string | null;
}

/** GET /api/tables/<id>: what anyone who knows the address may know. */
export interface TableSummary {
  table: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  choices: number;
  /** The seat that is waited for. */
  turn: number | null;
  paused: boolean;
  ended: Ended;
  /** The SHA-256 of "landsraad:<seed>:<salt>", in hexadecimal. */
  seed_hash: string;
  /** As "<seed>:<salt>", when the game has ended. */
  seed: string | null;
  created: string;
  forked_from: string | null;
  scores: number[] | null;
  winners: number[] | null;
  /** The round being played, in games that count rounds. */
  round: number | null;
  /** As in TableInfo: the seed proves nothing about a deal that somebody picked. */
  chosen: Chosen;
  /** As in TableInfo. The seed of the game is 2**128 plus the first 128 bits of the SHA-256 of
   * "landsraad:<seed>:<share>,<share>…", with the seed that is shown here.
   */
  shares: string[] | null;
}

/** The body of every refused HTTP request. */
export interface Problem {
  code: string;
  text: string;
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  title: string;
}

/** A choice, and a value that it holds. */
export interface Held {
  key: string;
  value: unknown;
}

/** When something is asked before a game. */
export interface ConditionInfo {
  /** For these numbers of seats; nothing: for any. */
  seats: number[];
  holds: Held[];
  lacks: Held[];
}

/** A value of a choice, in words. */
export interface PickInfo {
  value: unknown;
  label: string;
  hint: string;
  /** The set that comes with it, as the catalogue calls it. */
  brings: string;
  when: ConditionInfo;
}

/** An option of a game, to be asked before it starts. */
export interface ChoiceInfo {
  key: string;
  label: string;
  hint: string;
  default: unknown;
  /** Any of the values together, as a list. */
  several: boolean;
  values: PickInfo[];
  when: ConditionInfo;
}

/** GET /api/games: a game that can be started. */
export interface GameCard {
  name: string;
  title: string;
  seats: number[];
  default_seats: number;
  options: Record<string, unknown>;
  bots: BotInfo[];
  choices: ChoiceInfo[];
}

export type FromClient =
  | Hello
  | Choose
  | Why
  | AskHint
  | Undo
  | AnswerUndo
  | Look
  | Say
  | Whisper
  | Express
  | Rename
  | StandIn
  | SetSeat
  | SetPace
  | Hurry
  | Begin
  | PassHost
  | Rematch
  | SetHints
  | Pause
  | Abandon
  | SetHook
  | Ping;

export type FromServer =
  | Welcome
  | Components
  | Position
  | Reason
  | Advice
  | Past
  | Refused
  | Chat
  | Confided
  | Whispered
  | Pong
  | Invitation;
