"""What goes over the wire. The client's types are generated from these definitions."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

SeatKind = Literal["human", "bot", "open"]
Pace = Literal["slow", "normal", "fast", "instant"]
Ended = Literal["", "over", "abandoned"]
Chosen = Literal["", "seed", "replay", "position", "fork", "guess"]
"""What whoever made a table could know of its deal: nothing, or all from what is named."""
Emote = Literal[
    "hello", "well_played", "thanks", "thinking", "oops", "surprise", "laugh", "good_game"
]  # fmt: skip


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """Base of all messages: strict, immutable."""


# --- shared parts


class SeatInfo(Message, frozen=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    connected: bool
    stand_in: bool
    """A bot plays for the person who holds this seat."""


class TableInfo(Message, frozen=True):
    """What does not change from choice to choice."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: int | None
    """The seat of this connection; None for a spectator."""
    host: bool
    host_seat: int | None
    """The host's seat; None if the host only watches."""
    paused: bool
    ended: Ended
    pace: Pace
    seed_hash: str
    seed: str | None
    """As text, since a browser's numbers end at 2**53; shown when the game has ended."""
    created: str
    hints: bool
    """Whether the mentat may be asked: by default if all other seats are bots."""
    rematch: str | None
    """The table of the rematch; every secret of this table opens the same seat there."""
    chosen: Chosen = ""
    """Not empty: whoever made the table could know the deal."""
    waits_for: list[int] = []
    """Seats whose share the deal still lacks; until nobody is waited for there is no position."""
    shares: list[str] | None = None
    """What each seat gave to a joint deal, once it is made; empty for bots."""


class LogLine(Message, frozen=True):
    """A line of the story, as this connection may know it."""

    at: int
    """How many choices came before."""
    seat: int
    """Whose doing it is; -1 for the table's."""
    kind: str
    text: str
    public: list[Any]
    """The open arguments of the event, for animation."""


class UndoState(Message, frozen=True):
    """What may be taken back now."""

    seat: int | None
    """Whose choice was the last."""
    free: int
    """How many choices that seat may take back without asking."""
    asked_by: int | None
    """Who asks to take back past that point."""
    target: int | None
    """The position asked for."""
    agreed: list[int]
    needed: list[int] = []
    """The people who must agree, whether or not a bot stands in for them."""
    takes_back: list[int] = []
    """Whose choices would be taken back, in the order in which they were made."""


class ChatLine(Message, frozen=True):
    """A word between people at the table."""

    number: int
    seat: int | None
    name: str
    text: str
    """Empty for an emote, which each client says in its own words."""
    when: str
    emote: Emote | None = None


# --- from the client


class Hello(Message, frozen=True, tag="hello"):
    """The first message: a secret (seat or spectator), and what the client has already."""

    secret: str
    log: int = 0
    """How many log lines the client has."""
    chat: int = 0
    share: str = ""
    """For a joint deal: 32 random hexadecimal digits of the client's own. Only the first count."""


class Choose(Message, frozen=True, tag="choose"):
    """Answer the decision of a position."""

    position: int
    notation: str


class Why(Message, frozen=True, tag="why"):
    """Ask why something is not offered."""

    id: int
    notation: str


class AskHint(Message, frozen=True, tag="hint"):
    """Ask what the mentat would choose here, from what this seat knows."""

    id: int
    position: int


class Undo(Message, frozen=True, tag="undo"):
    """Take back the last choice; past the frontier this asks the others."""

    position: int


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    """Agree or not to a wish to take back: that of a seat, down to a position."""

    agree: bool
    seat: int
    target: int
    position: int
    """Where the game stood: a later wish of the same seat may take back more."""


class Look(Message, frozen=True, tag="look"):
    """The position as it was after a number of choices, as this seat knew it."""

    id: int
    at: int
    seat: int | None = None
    """After the end any seat's view may be asked for; before it is ignored."""


class Say(Message, frozen=True, tag="say"):
    """Chat."""

    text: str


class Whisper(Message, frozen=True, tag="whisper"):
    """Words for one's partners alone, while a cone of silence is open."""

    text: str


class Express(Message, frozen=True, tag="emote"):
    """A gesture instead of words."""

    emote: Emote


class Rename(Message, frozen=True, tag="rename"):
    """A name for one's own seat."""

    name: str


class StandIn(Message, frozen=True, tag="stand_in"):
    """Let a bot play one's own seat, or take it back."""

    on: bool


class SetSeat(Message, frozen=True, tag="set_seat"):
    """Host: give a seat to a bot or open it (this also removes whoever holds it)."""

    seat: int
    kind: Literal["bot", "open"]
    bot: str | None = None


class SetPace(Message, frozen=True, tag="set_pace"):
    """Host: how fast bots answer."""

    pace: Pace


class Hurry(Message, frozen=True, tag="hurry"):
    """Host: for the next second the bots answer without a pause."""


class Begin(Message, frozen=True, tag="begin"):
    """Host: deal now, without the shares of those who have not come."""


class PassHost(Message, frozen=True, tag="pass_host"):
    """Host: hand the role to another seat that a person holds."""

    seat: int


class Rematch(Message, frozen=True, tag="rematch"):
    """After the end: open the same game once more for the same people; whoever asks is its host."""


class SetHints(Message, frozen=True, tag="set_hints"):
    """Host: whether people at this table may ask the mentat."""

    on: bool


class Pause(Message, frozen=True, tag="pause"):
    """Host: stop the bots and the choices, or go on."""

    on: bool


class Abandon(Message, frozen=True, tag="abandon"):
    """Host: end the game without a result."""


class SetHook(Message, frozen=True, tag="set_hook"):
    """A webhook for one's own turn notices; empty removes it."""

    url: str


class Ping(Message, frozen=True, tag="ping"):
    """Keeps the line open."""


FromClient = (
    Hello | Choose | Why | AskHint | Undo | AnswerUndo | Look | Say | Whisper | Express | Rename
    | StandIn | SetSeat | SetPace | Hurry | Begin | PassHost | Rematch | SetHints | Pause | Abandon
    | SetHook | Ping
)  # fmt: skip


# --- from the server


class Welcome(Message, frozen=True, tag="welcome"):
    """The table, after hello and whenever its seats or state change."""

    info: TableInfo


class Components(Message, frozen=True, tag="components"):
    """The components of a box of one's own, once, before the first position.

    They belong at `content.sheet` of every view that follows, where null stands for them.
    """

    sheet: dict[str, Any]


class Position(Message, frozen=True, tag="position"):
    """The position now, with the story since the client's last line."""

    number: int
    """How many choices have been made: what `choose` must name."""
    view: dict[str, Any]
    """`Game.view` of this seat, `decision` included, but for what `Components` has brought."""
    log: list[LogLine]
    log_from: int
    """The number of the first of these lines; the client drops what it has from there on."""
    undo: UndoState


class Reason(Message, frozen=True, tag="reason"):
    """The answer to `why`; empty if it is offered."""

    id: int
    text: str
    rule: str


class Advised(Message, frozen=True):
    """An option, and the win chance after it as the mentat sees it."""

    notation: str
    chance: float


class Advice(Message, frozen=True, tag="advice"):
    """The answer to `hint`: what the mentat would choose, then the next best by win chance."""

    id: int
    options: list[Advised]
    text: str = ""
    """Why there is no advice, if there is none."""


class Past(Message, frozen=True, tag="past"):
    """The answer to `look`."""

    id: int
    at: int
    view: dict[str, Any]


class Refused(Message, frozen=True, tag="refused"):
    """Something could not be done; the position is as it was."""

    text: str
    rule: str = ""
    code: str = ""
    """stale, illegal, not_yours, not_host, paused, ended, too_fast, bad_message, unknown_table …"""


class Chat(Message, frozen=True, tag="chat"):
    """Lines of chat."""

    lines: list[ChatLine]
    news: bool = True
    """False for what was said before this visitor came."""


class Confided(Message, frozen=True, tag="confided"):
    """A cone of silence is open for these seats, with the seconds that are left."""

    seats: list[int]
    seconds: float


class Whispered(Message, frozen=True, tag="whispered"):
    """What a partner has said in a cone of silence; it is kept nowhere."""

    seat: int
    text: str


class Pong(Message, frozen=True, tag="pong"):
    """The line is open."""


class Invitation(Message, frozen=True, tag="invitation"):
    """The new secret of a seat; the old one is void.

    To the host, of a seat that was opened; to a guest, of the seat just taken, so that nobody who
    handed the link on can look from there.
    """

    seat: int
    secret: str


FromServer = (
    Welcome | Components | Position | Reason | Advice | Past | Refused | Chat | Confided
    | Whispered | Pong | Invitation
)  # fmt: skip


# --- over plain HTTP


class NewSeat(Message, frozen=True):
    """A seat of a new table."""

    kind: SeatKind
    bot: str | None = None
    name: str = ""


class NewTable(Message, frozen=True):
    """POST /api/tables: start a table; the first human seat is the host's."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    seed: str | None = None
    replay: str | None = None
    """A replay to start from, instead of game, seats and options."""
    at: int | None = None
    """Start from this choice of the replay."""
    pace: Pace = "normal"
    joint: bool = False
    """Deal when every person has come and given a share to the seed; not for a chosen deal."""


class Fork(Message, frozen=True):
    """POST /api/tables/<id>/fork: a new table from a position of another; answered by Opened.

    Anyone may fork a game that has ended, at any choice. A running one is forked with the secret
    of a seat: what that seat cannot know is dealt again.
    """

    seats: list[NewSeat]
    secret: str | None = None
    at: int | None = None
    """After this number of choices; the last position if left out."""
    pace: Pace = "normal"


class SeatLink(Message, frozen=True):
    """The secret of a seat; shown once, to whoever made the table."""

    seat: int
    secret: str
    kind: SeatKind


class Opened(Message, frozen=True):
    """The answer to a new table."""

    table: str
    links: list[SeatLink]
    spectator: str
    seed_hash: str
    host: str | None = None
    """If no seat is a person's: a spectator's secret that may do what a host may."""


class TableSummary(Message, frozen=True):
    """GET /api/tables/<id>: what anyone who knows the address may know."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    choices: int
    turn: int | None
    """The seat that is waited for."""
    paused: bool
    ended: Ended
    seed_hash: str
    """The SHA-256 of "landsraad:<seed>:<salt>", in hexadecimal."""
    seed: str | None
    """As "<seed>:<salt>", when the game has ended."""
    created: str
    forked_from: str | None
    scores: list[int] | None
    winners: list[int] | None
    round: int | None = None
    """The round being played, in games that count rounds."""
    chosen: Chosen = ""
    """As in TableInfo: the seed proves nothing about a deal that somebody picked."""
    shares: list[str] | None = None
    """As in TableInfo. The seed of the game is 2**128 plus the first 128 bits of the SHA-256 of
    "landsraad:<seed>:<share>,<share>…", with the seed that is shown here."""


class Problem(Message, frozen=True):
    """The body of every refused HTTP request."""

    code: str
    text: str


class BotInfo(Message, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: str


class Held(Message, frozen=True):
    """A choice, and a value that it holds."""

    key: str
    value: Any


class ConditionInfo(Message, frozen=True):
    """When something is asked before a game."""

    seats: list[int]
    """For these numbers of seats; nothing: for any."""
    holds: list[Held]
    lacks: list[Held]


class PickInfo(Message, frozen=True):
    """A value of a choice, in words."""

    value: Any
    label: str
    hint: str
    brings: str
    """The set that comes with it, as the catalogue calls it."""
    when: ConditionInfo


class ChoiceInfo(Message, frozen=True):
    """An option of a game, to be asked before it starts."""

    key: str
    label: str
    hint: str
    default: Any
    several: bool
    """Any of the values together, as a list."""
    values: list[PickInfo]
    when: ConditionInfo


class GameCard(Message, frozen=True):
    """GET /api/games: a game that can be started."""

    name: str
    title: str
    seats: list[int]
    default_seats: int
    options: dict[str, Any]
    bots: list[BotInfo]
    choices: list[ChoiceInfo]
