"""The position: a slotted object of integers and lists of integers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from landsraad.core.canon import canonical
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.core.events import Event
from landsraad.games.dawn_of_the_fremen.catalogue import Box, Ground
from landsraad.games.dawn_of_the_fremen.shapes import Ties
from landsraad.games.dawn_of_the_fremen.terms import HARJ, NOBODY, UNASKED


class Setup(NamedTuple):
    """What was chosen before the game; it never changes."""

    seats: int
    alliances: bool = False
    content: str = "designed"
    """The name of the content in use, with a mark of what is in it if it is not ours."""
    ties: Ties = "vote"
    """Whether the council votes on a tie or plays on (DOF 13.2.2)."""


# --- frames: unfinished business on the stack


class Step(NamedTuple):
    """The next step of a phase, for a seat, with up to two numbers of its own."""

    name: str
    seat: int = NOBODY
    value: int = 0
    more: int = 0


class Trip(NamedTuple):
    """Tokens on their way; until they are dropped they are counted where they were picked up."""

    seat: int
    at: int
    carried: tuple[tuple[int, int], ...]
    """Each token with the territory it comes from; the first is the starting token."""
    moved: int = 0
    extra: int = 0
    dropped: tuple[tuple[int, int], ...] = ()
    """Territories and tokens dropped there, which may not be carried again."""
    path: tuple[int, ...] = ()
    """The territories and drum sand it has left."""
    granted: int = 0
    refused: int = 0
    """Allies who gave leave to cross their land, and who did not, as bits (DOF 8.3.1)."""


class Attack(NamedTuple):
    """An attack from the placing of the marker to its end."""

    seat: int
    target: int
    sides: tuple[int, ...] = (UNASKED,) * 4
    moved: int = NOBODY
    """Borders the moved strength has crossed; -1 before it starts."""
    at: int = NOBODY
    extra: int = 0
    carried: tuple[tuple[int, int], ...] = ()
    paid: tuple[int, ...] = ()
    """The tribes whose territories are crossed, one water debt each."""
    step: int = 0
    path: tuple[int, ...] = ()
    """The territories and drum sand that the moved strength has left."""


class Deal(NamedTuple):
    """A trade being talked over: who offers now, what for what, after how many counter-offers."""

    seat: int
    partner: int
    by: int
    give: int = NOBODY
    want: int = NOBODY
    counters: int = 0


class Motion(NamedTuple):
    """A proposal in the council, put to the vote of the seats that follow the proposer."""

    seat: int
    kind: int
    what: int = NOBODY
    single: int = 0
    allied: int = 0
    asked: int = 0
    pacts: tuple[tuple[int, int], ...] = ()
    """The pairs of tribes that shall be allied."""


Frame = Step | Trip | Attack | Deal | Motion


@dataclass(slots=True)
class State:
    """A whole position."""

    setup: Setup
    rng: Rng
    box: Box = field(repr=False)
    ground: Ground = field(repr=False)
    owner: list[int]
    """For each territory the seat whose warrior stands there."""
    land: list[int] = field(repr=False)
    """The same as bits: the territories of each of four seats, at last those of nobody."""
    tokens: list[int]
    """For each territory its tokens but resources, as bits (`terms.BIT`)."""
    goods: list[int]
    """Four numbers a territory: spice, water, food, worm teeth."""
    sites: list[int]
    """For each territory the kind of production site."""
    supply: list[int]
    """For each kind of token how many are left; all worms count as makers."""
    debts: list[int]
    """Water debts as 4 * holder + owner; one's own are the stock not yet given away."""
    bag: list[int] = field(default_factory=list)
    """Face-down sites not yet placed."""
    barriers: tuple[int, ...] = ()
    to_place: int = 0
    """Rock barriers that have not been placed yet."""
    cards: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    thumpers: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    sides: list[int] = field(default_factory=lambda: [0, 1, 2, 3])
    """The alliance of each seat, called by its lowest seat."""
    gone: int = 0
    """Vanished seats, as bits."""
    fallen: int = 0
    """Those among them that lost all their land: they share what their alliance wins, as bits."""
    bars: list[tuple[int, int]] = field(default_factory=list)
    """Territories and the seats barred from attacking them for the rest of the cycle."""
    single: int = 3
    allied: int = 5
    """Sietches that a single tribe and an alliance need."""
    own: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """For each seat the winning number that the council gave its side; 0: the common one."""
    tied: bool = False
    harj: int = 0
    """The Harj leader."""
    lead: int = 0
    cycle: int = 0
    phase: int = HARJ
    face: int = NOBODY
    """The last result of the Arrakis die in this phase."""
    won: tuple[int, ...] = ()
    why: str = field(default="", repr=False)
    """How the game was won, as a key (DOF 13); nothing before its end."""
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None
    aside: Decision | None = None
    """The question that waits while a seat is asked whether it really vanishes."""
    events: list[Event] = field(default_factory=list, repr=False)
    news: bool = field(default=False, repr=False)
    vain: list[int] = field(default_factory=lambda: [0, 0, 0, 0], repr=False)
    """The targets that each seat failed to take in this cycle, as bits: for the evaluation."""
    standings: list[float] | None = field(default=None, repr=False)
    """What the evaluation made of this position, until the next answer."""

    def copy(self) -> State:
        """An independent copy; what never changes in place is shared."""
        new = State.__new__(State)
        new.setup = self.setup
        new.rng = self.rng.copy()
        new.owner = self.owner[:]
        new.land = self.land[:]
        new.tokens = self.tokens[:]
        new.goods = self.goods[:]
        new.sites = self.sites[:]
        new.supply = self.supply[:]
        new.debts = self.debts[:]
        new.bag = self.bag[:]
        new.barriers = self.barriers
        new.to_place = self.to_place
        new.cards = [cards[:] for cards in self.cards]
        new.deck = self.deck[:]
        new.removed = self.removed[:]
        new.thumpers = self.thumpers[:]
        new.sides = self.sides[:]
        new.gone = self.gone
        new.fallen = self.fallen
        new.bars = self.bars[:]
        new.single = self.single
        new.allied = self.allied
        new.own = self.own[:]
        new.tied = self.tied
        new.harj = self.harj
        new.lead = self.lead
        new.cycle = self.cycle
        new.phase = self.phase
        new.face = self.face
        new.won = self.won
        new.why = self.why
        new.stack = self.stack[:]
        new.pending = self.pending
        new.aside = self.aside
        new.events = []
        new.news = False
        new.box = self.box
        new.ground = self.ground
        new.vain = self.vain[:]
        new.standings = self.standings
        return new

    def __repr__(self) -> str:
        return canonical(self)
