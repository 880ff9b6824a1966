"""The position: slotted objects holding integers, lists of integers and immutable legions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from landsraad.core.canon import canonical, shown_as
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision
from landsraad.core.events import Event
from landsraad.games.war_for_arrakis.catalogue import ATOMICS, BASE_TERRAIN, DESERTS
from landsraad.games.war_for_arrakis.content import BASE, Content
from landsraad.games.war_for_arrakis.effects import Attack, Effect, Legions, Place
from landsraad.games.war_for_arrakis.terms import DESERT, NOBODY, NOWHERE, TOP_ROW, Phase

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

    def __repr__(self) -> str:
        changed = "" if self.content is BASE or self.content == BASE else f", {self.content!r}"
        return f"Setup({self.seats}{changed})"


class Legion(NamedTuple):
    """All pieces of one side in an area, or a part of them on its way."""

    side: int = NOBODY
    regular: int = 0
    elite: int = 0
    special: int = 0
    generic: int = 0
    named: int = 0
    """Named leaders as bits."""
    tokens: tuple[int, ...] = ()
    """Facedown deployment tokens, sorted: below 8 the starting ones, above the standard ones."""

    @property
    def units(self) -> int:
        """Units for movement and stacking; a token counts as one."""
        return self.regular + self.elite + self.special + len(self.tokens)


NO_LEGION: Final = Legion()

# --- frames: unfinished business on the stack


class Resolve(NamedTuple):
    """An effect to carry out for a side."""

    effect: Effect
    side: int
    source: str
    left: int = 0
    """How much of it is still to do; 0 before it begins."""

    def __repr__(self) -> str:
        return f"Resolve({self.effect!r}, {self.side}, {self.source}, {self.left})"


class Step(NamedTuple):
    """The next step of the round, or of something longer than one question."""

    name: str
    side: int = 0
    value: int = 0
    more: int = 0


class Moving(NamedTuple):
    """A legion on its way: the part that goes, and the air zone of its ornithopter."""

    side: int
    source: str
    legions: Legions
    left: int
    origin: int
    group: Legion
    zone: int = NOWHERE


class Attacking(NamedTuple):
    """A legion about to attack."""

    side: int
    source: str
    attack: Attack
    origin: int = NOWHERE
    zone: int = NOWHERE


class Battle(NamedTuple):
    """A battle between two rounds or in the middle of one."""

    attacker: int
    origin: int
    target: int
    attack: Attack
    stage: str
    round: int = 1
    dice: tuple[int, int] = (0, 0)
    """Dice added by discarded cards, attacker's first."""
    rolls: tuple[tuple[int, int, int], tuple[int, int, int]] = ((0, 0, 0), (0, 0, 0))
    """Hits, shields and specials, attacker's first."""
    hits: tuple[int, int] = (0, 0)
    """Hits each has still to take, attacker's first."""
    used: tuple[int, int] = (0, 0)
    """Leaders whose ability has been applied, as bits, attacker's first."""
    began: int = 0
    """Units of the defender when the battle began."""


class Losses(NamedTuple):
    """Hits that a legion takes, one after another."""

    side: int
    area: int
    hits: int
    source: str


class Placing(NamedTuple):
    """Pieces being placed: which are left, in which area, and from where the next one comes."""

    side: int
    source: str
    place: Place
    left: tuple[str, ...]
    area: int = NOWHERE
    origin: int = NOWHERE
    leader: int = NOWHERE
    """The leader that was chosen and still needs an area, as a piece."""


class Relocating(NamedTuple):
    """Figures, and perhaps a sietch, going straight to another area."""

    side: int
    source: str
    origin: int
    target: int
    group: Legion
    sietch: bool = False


Frame = Resolve | Step | Moving | Attacking | Battle | Losses | Placing | Relocating


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
    regenerating: int = 0
    """Leaders that move on in the tank at the end of the turn, as bits."""
    winner: int = NOBODY
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None
    events: list[Event] = field(default_factory=list, repr=False)
    news: bool = field(default=False, repr=False)
    polling: bool = field(default=False, repr=False)
    """A pending question is put again: it is asked even where the answer is forced."""

    def copy(self) -> State:
        """An independent copy; legions, frames and the decision are shared, being immutable."""
        new = State.__new__(State)
        self._copy_board(new)
        new.setup = self.setup
        new.rng = Rng(self.rng.state)
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
        new.worms = self.worms
        new.maker = self.maker
        new.blast = self.blast
        new.focus = self.focus
        new.moved = self.moved[:]
        new.flown = self.flown
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
        return sum(self.dice[side]) + (self.token_slot[side] >= 0)
