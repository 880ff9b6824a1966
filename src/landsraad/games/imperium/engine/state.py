"""The position: slotted objects holding integers and lists of integers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final

from landsraad.core.canon import canonical, shown_as, shown_as_flags
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.core.events import Event
from landsraad.core.native import mypyc_attr
from landsraad.games.imperium.editions import ORIGINAL, Edition
from landsraad.games.imperium.engine.boxes import Item
from landsraad.games.imperium.engine.flags import FLAGS, flags
from landsraad.games.imperium.engine.moments import NOTHING, Moments
from landsraad.games.imperium.engine.selection import BASE, Selection
from landsraad.games.imperium.language.abilities import Ability
from landsraad.games.imperium.language.terms import Phase
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import label

NOBODY: Final = -1
TROOPS: Final = 12
"""Cubes of each player that are troops."""
HAGAL_OWED: Final = 1 << 16
"""Beside the rules of a turn: House Hagal has still to act for the turn before (IMP 29.1.6)."""


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
    variants: tuple[str, ...] = field(default=(), metadata=shown_as_flags())
    """The variants of the game that were chosen, by the keys of their mechanisms."""
    board: int = BASE.board
    """The spaces in play, as bits."""
    selection: Selection = field(default=BASE, repr=False, compare=False)
    """The components of the sets in play."""
    edition: Edition = field(default=ORIGINAL, repr=False, compare=False)
    """The numbers of the game, with what the variants change of them."""

    def __repr__(self) -> str:
        return canonical(self)

    @property
    def led(self) -> int:
        """Houses with a leader: those the first player marker goes round."""
        return 3 if self.seats == 1 else self.seats

    @property
    def leads(self) -> dict[int, int]:
        """By seat, the leaders that are not chosen."""
        return {seat: self.selection.leader[key] for seat, key in self.edition.leads.items()}

    @property
    def houses(self) -> int:
        """Houses with a leader, or with a card in a leader's place."""
        return 3 if self.seats == 2 and self.edition.between else self.led

    @property
    def starting_deck(self) -> tuple[int, ...]:
        """The cards every player starts with."""
        return self.selection.starting_deck(self.variants)

    @property
    def conflicts(self) -> list[int]:
        """The conflict cards that may come into the deck."""
        return self.selection.conflicts(self.variants)


# --- frames: unfinished business on the stack


@mypyc_attr(acyclic=True)
class Resolve:
    """An effect to carry out for a house."""

    __slots__ = ("effect", "seat", "source")

    def __init__(self, effect: Effect, seat: int, source: str) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source

    def __repr__(self) -> str:
        return f"Resolve({label(self.effect)}, {self.seat}, {self.source})"


@mypyc_attr(acyclic=True)
class Agenda:
    """The effects of a turn (or of a reward) that a seat carries out in the order it likes."""

    __slots__ = ("items", "mode", "seat")

    def __init__(self, seat: int, mode: int, items: tuple[Item, ...]) -> None:
        self.seat = seat
        self.mode = mode
        self.items = items

    def __repr__(self) -> str:
        return f"Agenda(seat={self.seat}, mode={self.mode}, items={self.items!r})"


@mypyc_attr(acyclic=True)
class Turn:
    """A seat's turn that has not begun: send an agent or reveal."""

    __slots__ = ("opening", "seat")

    def __init__(self, seat: int, opening: bool) -> None:
        self.seat = seat
        self.opening = opening

    def __repr__(self) -> str:
        return f"Turn(seat={self.seat}, opening={self.opening})"


@mypyc_attr(acyclic=True)
class Step:
    """The next step of the round."""

    __slots__ = ("name", "seat", "value")

    def __init__(self, name: str, seat: int = 0, value: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.value = value

    def __repr__(self) -> str:
        return f"Step(name={self.name!r}, seat={self.seat}, value={self.value})"


class Business:
    """Base class of frames with fields of their own; mechanisms may have some too.

    Each has a handler by its class, as agendas and turns have.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Arrive(Business):
    """An agent that stands on its space: what that gives is still to be gathered."""

    __slots__ = ("card", "paid_solari", "space")

    def __init__(self, seat: int, card: int, space: int, paid_solari: bool) -> None:
        self.seat = seat
        self.card = card
        self.space = space
        self.paid_solari = paid_solari

    def __repr__(self) -> str:
        # As the packed number that it was when digests began.
        value = self.card << 8 | self.space << 1 | self.paid_solari
        return f"Step(name='arrive', seat={self.seat}, value={value})"


Frame = Resolve | Agenda | Turn | Step | Business

AGENT: Final = 0
REVEAL: Final = 1
REWARD: Final = 2
WIN: Final = 3
EFFECT: Final = 4
LINES: Final = 5
"""What an agenda belongs to; the last two: an effect outside a turn or reward, parts of which may
be declined, and a card played for at least one of its lines."""


class Force:
    """What a part may tell of units of its own, and of what they do to the army of its house."""

    __slots__ = ()

    def units(self) -> int:
        """Units of its own in the conflict, besides troops."""
        return 0

    def kinds(self) -> list[str]:
        """The kinds of its units in the conflict."""
        return []

    def among_troops(self, in_conflict: bool) -> int:
        """Of the troops in the conflict, or else in the garrison, those of its own kind."""
        return 0

    def garrisoned(self) -> int:
        """Units of its own in the garrison, besides troops."""
        return 0

    def sent(self) -> int:
        """Units of its own deployed on this turn, besides troops."""
        return 0

    def held_back(self) -> int:
        """Troops of the garrison that may not be deployed now."""
        return 0

    def followed(self) -> int:
        """Units of its own, no recruits, that have followed an agent on this turn."""
        return 0

    def musters(self) -> bool:
        """Whether all recruits of the turn may be deployed, wherever the agent was sent."""
        return False

    def strength(self, player: PlayerState) -> int:
        """What it adds to the strength of a house with units in the conflict."""
        return 0


class Part(Force):
    """What a mechanism adds to a house or to the table: copied and digested with it."""

    __slots__ = ()

    def copy(self) -> Part:
        """An independent copy."""
        raise NotImplementedError

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""

    def reset_round(self) -> None:
        """Forget what belonged to the round that ends."""

    def space_discount(self) -> int:
        """What it takes off the spice or solari that a space costs."""
        return 0

    def lends(self, card: int) -> int:
        """The spaces of the icons that it lends to one card, as bits.

        Of `NOBODY` it is asked first, before each card is: not 0 if it may lend to some card.
        """
        return 0

    def standing_rules(self) -> int:
        """The rules that it changes for good."""
        return 0

    def worth_stealing(self) -> int:
        """How many more intrigue cards make its owner worth stealing from."""
        return 0

    def withholds(self, resource: int) -> bool:
        """Whether gains of a resource on a reveal turn wait, as the rest of it may be lost."""
        return False

    def foresees(self) -> bool:
        """Whether it shows its owner the top card of the deck."""
        return False

    def wins_ties(self) -> bool:
        """Whether its owner wins a tie of the final scores."""
        return False

    def cards(self) -> tuple[int, ...]:
        """Cards of its owner that lie with it, face down."""
        return ()

    def lingers(self) -> bool:
        """Whether its owner may have more to do after deploying troops."""
        return False


Keys = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answers:
    """For each question to parts, the keys of those of a house that answer it in their own way.

    A house has up to ten parts, of which one or two know something of units, say, or of icons.
    """

    reset_turn: Keys = ()
    reset_round: Keys = ()
    units: Keys = ()
    kinds: Keys = ()
    among_troops: Keys = ()
    garrisoned: Keys = ()
    sent: Keys = ()
    held_back: Keys = ()
    space_discount: Keys = ()
    lends: Keys = ()
    followed: Keys = ()
    musters: Keys = ()
    standing_rules: Keys = ()
    worth_stealing: Keys = ()
    withholds: Keys = ()
    foresees: Keys = ()
    wins_ties: Keys = ()
    cards: Keys = ()
    lingers: Keys = ()
    strength: Keys = ()


SILENT: Final = Answers()
"""The answers of a house without parts."""


@cache
def answers_of(parts: tuple[tuple[str, type[Part]], ...]) -> Answers:
    """Who answers what, of parts given by their keys and classes."""
    found = {
        question.name: tuple(
            key
            for key, kind in parts
            if getattr(kind, question.name) is not getattr(Part, question.name)
        )
        for question in fields(Answers)
    }
    return Answers(**found)


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
    deck_seen: int = 0
    """The place, from the bottom, of a card of the deck that its owner has looked at."""
    secret: tuple[int, ...] = ()
    masterstroke: bool = False
    revealed: bool = False
    reveal_order: int = 0
    rules: int = field(default=0, metadata=shown_as(flags))
    turn: tuple[Ability, ...] = ()
    """What else the house has for this turn only."""
    recruited: int = 0
    just_recruited: int = 0
    """Of this turn's recruits those that came last."""
    deployed: int = 0
    deployed_by_right: int = 0
    space: int = NOBODY
    parts: dict[str, Part] = field(default_factory=dict)
    """What the mechanisms in play add, by their keys. Copies share them: see `own_part`."""
    own: dict[str, Part] = field(default_factory=dict, repr=False, compare=False)
    """Of the parts those that no copy shares."""
    answers: Answers = field(default=SILENT, repr=False, compare=False)
    """Which of the parts answer which question."""

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
        new.deck_seen = self.deck_seen
        new.secret = self.secret
        new.masterstroke = self.masterstroke
        new.revealed = self.revealed
        new.reveal_order = self.reveal_order
        new.rules = self.rules
        new.turn = self.turn
        new.recruited = self.recruited
        new.just_recruited = self.just_recruited
        new.deployed = self.deployed
        new.deployed_by_right = self.deployed_by_right
        new.space = self.space
        new.parts, new.own = self.parts, self.own
        if new.parts:
            new.parts = new.parts.copy()
            new.own = {}
            self.own = {}
        new.answers = self.answers
        return new

    def give(self, parts: Mapping[str, Part]) -> None:
        """Add the parts of mechanisms, or put others in their place."""
        # New dictionaries: where they were empty, copies have the same ones.
        self.parts = {**self.parts, **parts}
        self.own = {**self.own, **parts}
        self.answers = answers_of(tuple((key, type(part)) for key, part in self.parts.items()))

    def changing(self, key: str) -> Part:
        """A part that is about to be changed."""
        part: Part | None = self.own.get(key)
        return own_part(self, key) if part is None else part

    def among_troops(self, in_conflict: bool) -> int:
        """Of the troops in the conflict, or else in the garrison, those of another kind."""
        some = 0
        for key in self.answers.among_troops:
            some += self.parts[key].among_troops(in_conflict)
        return some

    def __repr__(self) -> str:
        if not self.turn:
            return canonical(self)
        shown = self.copy()
        shown.turn = tuple(ability for ability in self.turn if ability not in FLAGS)
        shown.rules |= sum(FLAGS[ability][1] for ability in self.turn if ability in FLAGS)
        return canonical(shown)

    @property
    def deployable(self) -> int:
        """Troops of the garrison that may be deployed."""
        troops = self.garrison
        for key in self.answers.held_back:
            troops -= self.parts[key].held_back()
        return troops

    @property
    def units(self) -> int:
        """Troops and other units in the conflict."""
        units = self.conflict
        for key in self.answers.units:
            units += self.parts[key].units()
        return units

    @property
    def strength(self) -> int:
        """Strength in the conflict, but for what mechanisms add: nothing without a unit there."""
        answers = self.answers
        if not self.conflict and not (answers.units and self.units):
            return 0
        strength = 2 * self.conflict + self.resources[4]
        for key in answers.strength:
            strength += self.parts[key].strength(self)
        return strength


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
    intrigue_top: int = 0
    """The seats that know the top card of the intrigue deck, as bits."""
    intrigue_buried: tuple[int, ...] = ()
    """For the cards put under the intrigue deck, from the bottom up, the seat that knows each."""
    parts: dict[str, Part] = field(default_factory=dict)
    """What the mechanisms in play add, by their keys. Copies share them: see `own_part`."""
    own: dict[str, Part] = field(default_factory=dict, repr=False, compare=False)
    """Of the parts those that no copy shares."""
    moments: Moments = field(default=NOTHING, repr=False)
    """What the mechanisms in play do, and when."""
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
        new.rng = self.rng.copy()
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
        new.intrigue_top = self.intrigue_top
        new.intrigue_buried = self.intrigue_buried
        new.parts, new.own = self.parts, self.own
        if new.parts:
            new.parts = new.parts.copy()
            new.own = {}
            self.own = {}
        new.moments = self.moments
        new.stack = self.stack[:]
        new.pending = self.pending
        new.events = []
        new.news = False
        new.actor = self.actor
        return new

    def __repr__(self) -> str:
        return canonical(self)


def own_part(holder: PlayerState | State, key: str, nothing: Part | None = None) -> Any:
    """The part of a house or of the table that may be changed; where there is none, ``nothing``.

    Copies share their parts until they are asked for: a game has many parts, and between two copies
    that a search makes few of them change. Whoever only asks a question may read ``parts``.
    """
    part = holder.parts.get(key)
    if part is None:
        if nothing is not None:
            # So that whoever asks next finds it at once; nobody changes it.
            holder.own[key] = nothing
        return nothing
    part = part.copy()
    # In this order: a copy made in between shares neither.
    holder.own[key] = part
    holder.parts[key] = part
    return part
