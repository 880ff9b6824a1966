"""The position: slotted objects holding integers, lists of integers and immutable legions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from landsraad.core.canon import canonical, shown_as
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.core.events import Event
from landsraad.games.war_for_arrakis.catalogue import (
    ATOMICS,
    BASE_TERRAIN,
    DESERTS,
    LEADER_DECK,
    LEADER_SIDE,
)
from landsraad.games.war_for_arrakis.content import BASE, Content
from landsraad.games.war_for_arrakis.frames import Frame
from landsraad.games.war_for_arrakis.kit import BASE_KIT, TWO, Kit
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.moments import NOTHING, Moments
from landsraad.games.war_for_arrakis.terms import (
    DESERT,
    NOBODY,
    NOWHERE,
    TOP_ROW,
    Phase,
)

# Where a leader is when not in an area.
OUT: Final = -1
ASIDE: Final = -2
REMOVED: Final = -3
"""Not yet in play; in play but off the board; out of the game."""
TANK: Final = -10
"""A leader on slot n of the regeneration tank, from the left, is at TANK - n."""
DRAW: Final = 2
"""The winner when the last round ends with both sides equally near."""


class Setup(NamedTuple):
    """What was chosen before the game; it never changes."""

    seats: int = 2
    content: Content = BASE
    last_round: int = 0
    """After this round the game ends whoever is ahead; 0 where none was agreed on."""
    modules: tuple[str, ...] = ()
    """The keys of the modules in play, in the order of their registration."""
    roles: tuple[str, ...] = TWO
    """The roles of the seats."""

    def __repr__(self) -> str:
        changed = "" if self.content is BASE or self.content == BASE else f", {self.content!r}"
        last = f", last_round={self.last_round}" if self.last_round else ""
        added = f", modules={self.modules}" if self.modules else ""
        seated = f", roles={self.roles}" if self.roles != TWO else ""
        return f"Setup({self.seats}{changed}{last}{added}{seated})"


class Shown(NamedTuple):
    """A wormsign that has turned up while others lay on the board and could not be the same."""

    kind: int
    others: int
    """The areas of those that still lie there, as bits."""
    same: int = 0
    """How many of them have turned up since with the same symbol."""


class Part:
    """What a module adds to the position: copied and digested with it."""

    __slots__ = ()

    def copy(self) -> Part:
        """An independent copy."""
        raise NotImplementedError


@lru_cache(64)
def _standing(own: tuple[tuple[int, ...], ...], turncoats: int, side: int) -> tuple[int, ...]:
    """The leaders who stand with a side where some have changed theirs."""
    every = sorted((*own[0], *own[1]))
    return tuple(n for n in every if LEADER_SIDE[n] ^ (turncoats >> n & 1) == side)


@dataclass(slots=True)
class State:
    """A whole position of Dune: War for Arrakis."""

    setup: Setup
    rng: Rng
    legions: list[Legion]
    """For each area the legion there."""
    armies: list[int]
    """For each side the areas with its legions, as bits."""
    hidden: int
    """Areas with facedown deployment tokens, as bits."""
    supply: list[list[int]]
    """For each side the figures off the board: regular, elite, special, generic leaders."""
    leader_at: list[int]
    ranks: list[int]
    """For each area the rank of its settlement."""
    stations: list[int]
    """For each station the hidden marker; -1 when it has been taken."""
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    dice: list[list[int]]
    """For each side the unused dice by result; a Bene Gesserit token is none of them."""
    sietches: int = 0
    villages: int = 0
    """Areas with settlements of the Harkonnens, as bits."""
    revealed: int = 0
    """Sietches lying face up."""
    spent: int = 0
    """Leaders whose cards are spent, as bits."""
    tokens_left: list[int] = field(default_factory=list)
    tokens_gone: list[int] = field(default_factory=list)
    """Deployment tokens removed from the game."""
    harvesters: int = 0
    zones: list[int] = field(default_factory=lambda: [0] * 8)
    wormsigns: int = 0
    worm_signs: int = 0
    burrow_signs: int = 0
    """Wormsigns that hide a sandworm or a burrowing one, as bits; nobody knows which."""
    shown: list[Shown] = field(default_factory=list)
    """Wormsigns that have turned up beside those that lie on the board."""
    worms: int = 0
    maker: int = NOWHERE
    """Where the Wild Maker is; his card tells whether he is in play."""
    blast: int = NOWHERE
    """The token of the family atomics that was used."""
    imperium: list[int] = field(default_factory=lambda: [TOP_ROW] * 3)
    bans: int = 0
    reserve: int = 0
    supremacy: int = 0
    prescience: list[int] = field(default_factory=lambda: [0, 0, 0])
    objectives: list[int] = field(default_factory=list)
    excluded: int = 0
    """Objectives that everybody knows not to be held: they were reached and nobody won."""
    excluded_first: int = 0
    """Those that everybody knows not to be the first of two, as bits."""
    foresight_deck: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    """Revealed prescience cards."""
    claimed: list[int] = field(default_factory=list)
    foresight_gone: list[int] = field(default_factory=list)
    eyes: int = 0
    """Revealed prescience cards that stay until they are claimed, as bits."""
    fear: int = NOBODY
    """The revealed prescience card that brings two steps more this round."""
    claims: int = 0
    tokens: list[int] = field(default_factory=lambda: [1, 0])
    """Bene Gesserit tokens by side."""
    token_slot: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    """The result on which a Bene Gesserit token lies as a die."""
    token_reserve: int = 4
    round: int = 0
    phase: int = field(default=Phase.START, metadata=shown_as(Phase))
    turn: int = NOBODY
    forced: int = NOBODY
    """The die the Harkonnens must use on their next turn."""
    held: int = 0
    """Paul is held: 1 until the next Atreides turn begins, 2 during it."""
    removed_harvesters: int = 0
    """Harvesters removed in this action resolution phase."""
    feats: int = 0
    """What has just happened that prescience cards ask for, as bits."""
    focus: int = NOWHERE
    """The area that ``it`` means for the effect being carried out."""
    moved: list[tuple[int, Legion]] = field(default_factory=list)
    """Figures that have moved with this action, by the area they are in."""
    flown: int = 0
    """Areas with legions that have used a troop transport this turn, as bits."""
    rode: int = 0
    """Areas with legions that could fly but have sandridden this turn, as bits."""
    regenerating: int = 0
    """Leaders that move on in the tank at the end of the turn, as bits."""
    winner: int = NOBODY
    stack: list[Frame] = field(default_factory=list)
    foreign: int = 0
    """Harvesters that are not the Harkonnens' own, of all that are on the board, as bits."""
    camps: int = 0
    """Areas with settlements of the Atreides other than sietches, as bits."""
    trails: int = 0
    """Areas that count as wormsigns for sandriding, as bits."""
    calm: bool = False
    """Whether no sandworm or wormsign can be placed."""
    hardened: int = 0
    """The kinds of units that cancel a shield each, as bits, those of the Harkonnens from bit 16
    on; see `shield_breakers`."""
    turncoats: int = 0
    """Leaders who stand with the other side than the one they began with, as bits."""
    parts: dict[str, Part] = field(default_factory=dict)
    """What modules add to the position, by their keys."""
    acting: int = NOBODY
    """The seat that acts in this turn, where its side is shared."""
    lots: list[list[int]] = field(default_factory=list)
    """Where a side is shared: for each seat the unused dice on its own dashboard, by result."""
    token_seats: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    """For each shared side the seat on whose dashboard its Bene Gesserit token lies."""
    kit: Kit = field(default=BASE_KIT, repr=False)
    moments: Moments = field(default=NOTHING, repr=False)
    pending: Decision | None = None
    events: list[Event] = field(default_factory=list, repr=False)
    news: bool = field(default=False, repr=False)
    polling: bool = field(default=False, repr=False)
    """A pending question is put again: it is asked even where the answer is forced."""
    speaker: int = field(default=NOBODY, repr=False)
    """The seat whose answer is being carried out."""

    def copy(self) -> State:
        """An independent copy; legions, frames and the decision are shared, being immutable."""
        new = State.__new__(State)
        self._copy_board(new)
        parts = self.parts
        new.parts = {key: part.copy() for key, part in parts.items()} if parts else {}
        new.kit = self.kit
        new.moments = self.moments
        new.setup = self.setup
        new.rng = self.rng.copy()
        new.decks = [deck[:] for deck in self.decks]
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.discards = [self.discards[0][:], self.discards[1][:]]
        new.dice = [self.dice[0][:], self.dice[1][:]]
        new.imperium = self.imperium[:]
        new.bans = self.bans
        new.reserve = self.reserve
        new.supremacy = self.supremacy
        new.prescience = self.prescience[:]
        new.objectives = self.objectives[:]
        new.excluded = self.excluded
        new.excluded_first = self.excluded_first
        new.foresight_deck = self.foresight_deck[:]
        new.row = self.row[:]
        new.claimed = self.claimed[:]
        new.foresight_gone = self.foresight_gone[:]
        new.eyes = self.eyes
        new.fear = self.fear
        new.claims = self.claims
        new.tokens = self.tokens[:]
        new.token_slot = self.token_slot[:]
        new.token_reserve = self.token_reserve
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.acting = self.acting
        new.lots = [lot[:] for lot in self.lots] if self.lots else []
        new.token_seats = self.token_seats[:]
        new.forced = self.forced
        new.held = self.held
        new.removed_harvesters = self.removed_harvesters
        new.feats = self.feats
        new.winner = self.winner
        new.stack = self.stack[:]
        new.pending = self.pending
        new.events = []
        new.news = False
        new.polling = False
        new.speaker = NOBODY
        return new

    def _copy_board(self, new: State) -> None:
        """What lies on the board, and where its pieces are."""
        new.legions = self.legions[:]
        new.armies = self.armies[:]
        new.hidden = self.hidden
        new.supply = [self.supply[0][:], self.supply[1][:]]
        new.leader_at = self.leader_at[:]
        new.ranks = self.ranks[:]
        new.stations = self.stations[:]
        new.sietches = self.sietches
        new.villages = self.villages
        new.revealed = self.revealed
        new.spent = self.spent
        new.tokens_left = self.tokens_left[:]
        new.tokens_gone = self.tokens_gone[:]
        new.harvesters = self.harvesters
        new.zones = self.zones[:]
        new.wormsigns = self.wormsigns
        new.worm_signs = self.worm_signs
        new.burrow_signs = self.burrow_signs
        new.shown = self.shown[:]
        new.worms = self.worms
        new.maker = self.maker
        new.blast = self.blast
        new.focus = self.focus
        new.moved = self.moved[:]
        new.flown = self.flown
        new.rode = self.rode
        new.foreign = self.foreign
        new.camps = self.camps
        new.trails = self.trails
        new.calm = self.calm
        new.hardened = self.hardened
        new.turncoats = self.turncoats
        new.regenerating = self.regenerating

    def __repr__(self) -> str:
        return canonical(self)

    # --- what the map says now

    def terrain(self, area: int) -> int:
        """The terrain of an area, after the family atomics."""
        if self.blast >= 0 and ATOMICS[self.blast][1] == area:
            return DESERT
        return BASE_TERRAIN[area]

    @property
    def deserts(self) -> int:
        """Desert areas, the deep desert and a blasted mountain included."""
        return DESERTS if self.blast < 0 else DESERTS | 1 << ATOMICS[self.blast][1]

    @property
    def all_worms(self) -> int:
        """Areas with a sandworm or the Wild Maker."""
        return self.worms if self.maker < 0 else self.worms | 1 << self.maker

    def dice_left(self, side: int) -> int:
        """Unused dice of a side, a Bene Gesserit token on a slot included."""
        left = sum(self.dice[side]) + (self.token_slot[side] >= 0)
        for more in self.moments.dice_left:
            left += more(self, side)
        return left

    # --- who is who

    def leaders(self, side: int) -> tuple[int, ...]:
        """The named leaders who may stand on the board for a side."""
        own = self.kit.leaders
        return _standing(own, self.turncoats, side) if self.turncoats else own[side]

    def side_of(self, leader: int) -> int:
        """The side that a leader stands with."""
        return LEADER_SIDE[leader] ^ (self.turncoats >> leader & 1)

    def tank_of(self, leader: int) -> int:
        """A leader's regeneration tank: that of the side, or of its part where two share it."""
        side = self.side_of(leader)
        return 2 + self.part_of(leader) if self.kit.shared[side] else side

    def part_of(self, leader: int) -> int:
        """The deck of a leader's part of the side; that of the House for one who changed sides."""
        deck, side = LEADER_DECK[leader], self.side_of(leader)
        return deck if deck // 2 == side else 2 * side

    @property
    def asked(self) -> int:
        """The side whose seat is to answer the pending question."""
        assert self.pending is not None
        return self.kit.sides[self.pending.seat]
