"""The position: slotted objects holding integers and lists of integers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from landsraad.core.canon import canonical, shown_as
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.core.events import Event
from landsraad.games.imperium.boxes import Item
from landsraad.games.imperium.catalogue import BASE_BOARD, LEADERS
from landsraad.games.imperium.components import DREADNOUGHT_STRENGTH
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.options import label
from landsraad.games.imperium.terms import Phase, Rule

NOBODY: Final = -1
TROOPS: Final = 12
"""Cubes of each player that are troops."""
STOLEN_FROM: Final = 4
"""How many intrigue cards make a house worth stealing from."""
HAGAL_OWED: Final = 1 << 16
"""Beside the rules of a turn: House Hagal has still to act for the turn before (IMP 29.1.6)."""
DREADNOUGHTS: Final = 2
"""Dreadnoughts of each house, where they are in play."""
_STRENGTHS: Final = (*(leader.dreadnought_strength for leader in LEADERS), DREADNOUGHT_STRENGTH)
"""Of a dreadnought by leader; the last is House Hagal's, which has none."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen before the game; it never changes."""

    seats: int
    sets: tuple[str, ...] = ("base",)
    difficulty: str = ""
    expert: bool = False
    no_swordmaster: bool = False
    mentat_cost: int = 2
    rival_swordmasters: int = 0
    """Conflict cards left in the deck when the rivals get their third agents."""
    epic: bool = False
    board: int = BASE_BOARD
    """The spaces in play, as bits."""

    def __repr__(self) -> str:
        return canonical(self)

    @property
    def led(self) -> int:
        """Houses with a leader: those the first player marker goes round."""
        return 3 if self.seats == 1 else self.seats

    @property
    def ix(self) -> bool:
        """Whether Rise of Ix is in play."""
        return "ix" in self.sets


class Flag:
    """A dreadnought that controls a space, and the round in whose combat it came there."""

    __slots__ = ("round", "seat", "space")

    def __init__(self, space: int, seat: int, round: int) -> None:
        self.space = space
        self.seat = seat
        self.round = round

    def __repr__(self) -> str:
        return f"Flag(space={self.space}, seat={self.seat}, round={self.round})"


# --- frames: unfinished business on the stack


class Resolve:
    """An effect to carry out for a house."""

    __slots__ = ("effect", "seat", "source")

    def __init__(self, effect: Effect, seat: int, source: str) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source

    def __repr__(self) -> str:
        return f"Resolve({label(self.effect)}, {self.seat}, {self.source})"


class Agenda:
    """The effects of a turn (or of a reward) that a seat carries out in the order it likes."""

    __slots__ = ("items", "mode", "seat")

    def __init__(self, seat: int, mode: int, items: tuple[Item, ...]) -> None:
        self.seat = seat
        self.mode = mode
        self.items = items

    def __repr__(self) -> str:
        return f"Agenda(seat={self.seat}, mode={self.mode}, items={self.items!r})"


class Turn:
    """A seat's turn that has not begun: send an agent or reveal."""

    __slots__ = ("opening", "seat")

    def __init__(self, seat: int, opening: bool) -> None:
        self.seat = seat
        self.opening = opening

    def __repr__(self) -> str:
        return f"Turn(seat={self.seat}, opening={self.opening})"


class Step:
    """The next step of the round."""

    __slots__ = ("name", "seat", "value")

    def __init__(self, name: str, seat: int = 0, value: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.value = value

    def __repr__(self) -> str:
        return f"Step(name={self.name!r}, seat={self.seat}, value={self.value})"


Frame = Resolve | Agenda | Turn | Step

AGENT: Final = 0
REVEAL: Final = 1
REWARD: Final = 2
WIN: Final = 3
EFFECT: Final = 4
"""What an agenda belongs to; the last: an effect outside a turn or reward, parts of which may be
declined."""


@dataclass(slots=True)
class IxState:
    """What a house has in Rise of Ix; without it all houses share `NO_IX`, which never changes."""

    dreadnoughts: int = 0
    """In the garrison."""
    dreadnoughts_fighting: int = 0
    dreadnoughts_unbuilt: int = 0
    """In the supply."""
    commissioned: int = 0
    """On this turn."""
    dreadnoughts_deployed: int = 0
    dreadnoughts_by_right: int = 0
    freighter: int = 0
    negotiators: int = 0
    tech: tuple[int, ...] = ()
    flipped: int = 0
    """The tech tiles used this round, as bits."""
    snooped: tuple[int, ...] = ()
    """The factions whose snooper tokens were taken, in order."""
    ahead: int = NOBODY
    """The card set aside face down for the second turn."""
    back: int = NOBODY
    """That card on the turn on which it came back into the hand."""
    turns: int = 0
    """Turns begun this round; only counted for a leader with a card ahead."""
    sword_cards: tuple[tuple[int, str], ...] = ()
    """The cards that gave swords on this reveal turn, each with the effect that did."""

    def copy(self) -> IxState:
        """An independent copy."""
        new = IxState.__new__(IxState)
        new.dreadnoughts = self.dreadnoughts
        new.dreadnoughts_fighting = self.dreadnoughts_fighting
        new.dreadnoughts_unbuilt = self.dreadnoughts_unbuilt
        new.commissioned = self.commissioned
        new.dreadnoughts_deployed = self.dreadnoughts_deployed
        new.dreadnoughts_by_right = self.dreadnoughts_by_right
        new.freighter = self.freighter
        new.negotiators = self.negotiators
        new.tech = self.tech
        new.flipped = self.flipped
        new.snooped = self.snooped
        new.ahead = self.ahead
        new.back = self.back
        new.turns = self.turns
        new.sword_cards = self.sword_cards
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.commissioned = self.dreadnoughts_deployed = self.dreadnoughts_by_right = 0
        self.sword_cards = ()
        self.back = NOBODY


NO_IX: Final = IxState()


def _no_ix() -> IxState:
    return NO_IX


@dataclass(slots=True)
class PlayerState:
    """One house: a player's, or a rival's with an index behind the seats."""

    leader: int
    rival: bool = False
    resources: list[int] = field(default_factory=lambda: [0, 0, 1, 0, 0])
    influence: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    vp: int = 0
    garrison: int = 3
    conflict: int = 0
    supply: int = TROOPS - 3
    agents: int = 2
    swordmaster: bool = False
    council: bool = False
    hand: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    intrigue: list[int] = field(default_factory=list)
    intrigue_eyes: list[int] = field(default_factory=list)
    """For each intrigue card, the other seats that know it, as bits."""
    waiting: list[int] = field(default_factory=list)
    """Intrigue cards lying face up: being resolved, or kept for the reveal turn."""
    hand_shown: list[int] = field(default_factory=list)
    """Cards of the hand that everybody knows to be there."""
    deck_shown: int = 0
    """How many cards on top of the deck everybody knows."""
    secret: tuple[int, ...] = ()
    masterstroke: bool = False
    revealed: bool = False
    reveal_order: int = 0
    rules: int = field(default=0, metadata=shown_as(Rule))
    recruited: int = 0
    just_recruited: int = 0
    """Of this turn's recruits those that came last."""
    deployed: int = 0
    deployed_by_right: int = 0
    space: int = NOBODY
    ix: IxState = field(default_factory=_no_ix)

    def copy(self) -> PlayerState:
        """An independent copy, written by hand because it is the hottest line of search."""
        new = PlayerState.__new__(PlayerState)
        new.leader = self.leader
        new.rival = self.rival
        new.resources = self.resources[:]
        new.influence = self.influence[:]
        new.vp = self.vp
        new.garrison = self.garrison
        new.conflict = self.conflict
        new.supply = self.supply
        new.agents = self.agents
        new.swordmaster = self.swordmaster
        new.council = self.council
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.play = self.play[:]
        new.aside = self.aside[:]
        new.intrigue = self.intrigue[:]
        new.intrigue_eyes = self.intrigue_eyes[:]
        new.waiting = self.waiting[:]
        new.hand_shown = self.hand_shown[:]
        new.deck_shown = self.deck_shown
        new.secret = self.secret
        new.masterstroke = self.masterstroke
        new.revealed = self.revealed
        new.reveal_order = self.reveal_order
        new.rules = self.rules
        new.recruited = self.recruited
        new.just_recruited = self.just_recruited
        new.deployed = self.deployed
        new.deployed_by_right = self.deployed_by_right
        new.space = self.space
        new.ix = self.ix.copy() if self.ix is not NO_IX else NO_IX
        return new

    def __repr__(self) -> str:
        return canonical(self)

    @property
    def units(self) -> int:
        """Troops and dreadnoughts in the conflict."""
        return self.conflict + self.ix.dreadnoughts_fighting

    @property
    def strength(self) -> int:
        """Strength in the conflict: nothing without a unit there."""
        fighting = self.ix.dreadnoughts_fighting
        if fighting:
            # IMP 18.1.2: a rival has the signet ability of its leader only.
            each = DREADNOUGHT_STRENGTH if self.rival else _STRENGTHS[self.leader]
            return 2 * self.conflict + each * fighting + self.resources[4]
        return 2 * self.conflict + self.resources[4] if self.conflict else 0


@dataclass(slots=True)
class State:
    """A whole position of Dune: Imperium."""

    setup: Setup
    players: list[PlayerState]
    rng: Rng
    agents: list[int]
    """For each space, how many agents each house has there, two bits a house."""
    bonus: list[int]
    control: list[int]
    reserve: list[int]
    alliances: list[int] = field(default_factory=lambda: [NOBODY] * 4)
    row: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    intrigue_deck: list[int] = field(default_factory=list)
    intrigue_discard: list[int] = field(default_factory=list)
    conflict: int = NOBODY
    conflict_deck: list[int] = field(default_factory=list)
    conflicts_past: list[int] = field(default_factory=list)
    hagal_deck: list[int] = field(default_factory=list)
    hagal_discard: list[int] = field(default_factory=list)
    trashed: list[int] = field(default_factory=list)
    bans: list[tuple[int, int]] = field(default_factory=list)
    """Spaces closed by an effect, each with the house that closed it."""
    first: int = 0
    turn: int = 0
    round: int = 0
    phase: int = field(default=Phase.SETUP, metadata=shown_as(Phase))
    mentat: int = NOBODY
    """Who has taken the Mentat this round."""
    mentat_next: int = NOBODY
    """Who takes it when the next round begins."""
    reveals: int = 0
    tech: tuple[tuple[int, ...], ...] = ()
    """The stacks of tech tiles, the open tile of each at its end."""
    tech_trashed: tuple[int, ...] = ()
    flags: tuple[Flag, ...] = ()
    intrigue_top: int = 0
    """The seats that know the top card of the intrigue deck, as bits."""
    intrigue_buried: tuple[int, ...] = ()
    """For the cards put under the intrigue deck, from the bottom up, the seat that knows each."""
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None
    events: list[Event] = field(default_factory=list, repr=False)
    news: bool = field(default=False, repr=False)
    actor: int = field(default=NOBODY, repr=False)
    """Who answered last: hand cards of others that the answer brings to light are news."""

    def copy(self) -> State:
        """An independent copy; frames, the decision and the setup are shared, being immutable."""
        new = State.__new__(State)
        new.setup = self.setup
        new.players = [player.copy() for player in self.players]
        new.rng = Rng(self.rng.state)
        new.agents = self.agents[:]
        new.bonus = self.bonus[:]
        new.control = self.control[:]
        new.reserve = self.reserve[:]
        new.alliances = self.alliances[:]
        new.row = self.row[:]
        new.deck = self.deck[:]
        new.intrigue_deck = self.intrigue_deck[:]
        new.intrigue_discard = self.intrigue_discard[:]
        new.conflict = self.conflict
        new.conflict_deck = self.conflict_deck[:]
        new.conflicts_past = self.conflicts_past[:]
        new.hagal_deck = self.hagal_deck[:]
        new.hagal_discard = self.hagal_discard[:]
        new.trashed = self.trashed[:]
        new.bans = self.bans[:]
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.mentat = self.mentat
        new.mentat_next = self.mentat_next
        new.reveals = self.reveals
        new.tech = self.tech
        new.tech_trashed = self.tech_trashed
        new.flags = self.flags
        new.intrigue_top = self.intrigue_top
        new.intrigue_buried = self.intrigue_buried
        new.stack = self.stack[:]
        new.pending = self.pending
        new.events = []
        new.news = False
        new.actor = self.actor
        return new

    def __repr__(self) -> str:
        return canonical(self)
