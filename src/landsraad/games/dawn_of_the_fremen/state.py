"""The position: a slotted object of integers and lists of integers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from landsraad.core.canon import canonical
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.core.events import Event
from landsraad.games.dawn_of_the_fremen.catalogue import Box, Ground
from landsraad.games.dawn_of_the_fremen.frames import Frame
from landsraad.games.dawn_of_the_fremen.shapes import Ties
from landsraad.games.dawn_of_the_fremen.terms import HARJ, NOBODY


class Setup(NamedTuple):
    """What was chosen before the game; it never changes."""

    seats: int
    alliances: bool = False
    content: str = "designed"
    """The name of the content in use, with a mark of what is in it if it is not ours."""
    ties: Ties = "vote"
    """Whether the council votes on a tie or plays on (DOF 13.2.2)."""


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
