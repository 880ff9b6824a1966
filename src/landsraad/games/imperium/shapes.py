"""The shapes of what Dune: Imperium sends without expansions: the view, and the sheet for drawing.

What a mechanism adds stands in its own ``shapes``.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from landsraad.core.shapes import SeenView

Faction = Literal["emperor", "guild", "bene_gesserit", "fremen"]

# --- the sheet


class Token(TypedDict, total=False):
    """One sign of an effect row: an icon with its amount, words, or a condition."""

    icon: str
    n: int | str
    of: list[str]
    """Small icons before the icon: the factions of an influence arrow."""
    text: str
    when: list[Token]
    """A condition, drawn as a chip around these tokens."""


class Tokens(TypedDict):
    """An effect as signs."""

    tokens: list[Token]


class Row(Tokens):
    """An effect: its signs, and the same in words."""

    text: str


class KindRow(TypedDict):
    """An effect, with when it comes."""

    kind: str
    row: Row


class Printed(TypedDict):
    """What every component has."""

    key: str
    name: str
    set: str
    designed: bool
    lines: list[str]


class CardSheet(Printed):
    """A card of a deck."""

    cost: int | None
    factions: list[Faction]
    icons: list[str]
    anywhere: bool
    copies: int
    deck: str
    agent: Row | None
    reveal: Row | None
    acquire: Row | None
    trashed: Row | None
    opening: Row | None
    """What putting it into play in place of a turn does."""
    cheaper: list[str | int] | None
    """An area, and how much less its spaces cost."""


class PriceSheet(TypedDict):
    """A price that may be paid for a reward."""

    cost: Row
    reward: Row


class Requirement(TypedDict):
    """The influence that a space asks for."""

    faction: Faction
    height: int


class SpaceSheet(Printed):
    """A space of the board."""

    icon: str
    area: str
    faction: Faction | None
    cost: Row | None
    effect: Row | None
    reveal: Row | None
    prices: list[PriceSheet]
    combat: bool
    maker: bool
    once: bool
    control: str | None
    requirement: Requirement | None


class IntrigueSheet(Printed):
    """An intrigue card."""

    copies: int
    kinds: list[str]
    rows: list[KindRow]


class ConflictSheet(Printed):
    """A conflict card."""

    level: int
    space: str | None
    rewards: list[Row]


class LeaderSheet(Printed):
    """A leader."""

    house: str
    complexity: int
    ability: str
    ability_text: str
    signet_name: str
    signet: Row | None
    """None for a leader without the card of the ring."""
    rival: bool


class TrackSheet(TypedDict):
    """The bonus of an influence track."""

    faction: Faction
    bonus: Row


class Sheet(TypedDict):
    """Every component of every set by kind and key."""

    cards: dict[str, CardSheet]
    spaces: dict[str, SpaceSheet]
    intrigue: dict[str, IntrigueSheet]
    conflicts: dict[str, ConflictSheet]
    leaders: dict[str, LeaderSheet]
    hagal: dict[str, Printed]
    answers: dict[str, dict[str, Tokens]]
    """By source: the icons of its answers, "troops_1" to resolve, "take swords" to pick."""
    tracks: list[TrackSheet]


# --- the view


class PlayerView(TypedDict):
    """A house; what follows ``intrigue_known`` is shown to its own seat only."""

    house: str | None
    leader: str | None
    rival: bool
    vp: int
    solari: int
    spice: int
    water: int
    persuasion: int
    swords: int
    influence: dict[Faction, int]
    garrison: int
    conflict: int
    supply: int
    strength: int
    agents: int
    swordmaster: bool
    council: bool
    revealed: bool
    hand_size: int
    deck_size: int
    intrigue_size: int
    hand_shown: list[str]
    deck_shown: list[str]
    discard: list[str]
    play: list[str]
    aside: list[str]
    waiting: list[str]
    masterstroke: list[Faction] | None
    intrigue_known: list[str]
    hand: NotRequired[list[str]]
    intrigue: NotRequired[list[str]]
    deck_cards: NotRequired[list[str]]
    secret: NotRequired[list[Faction]]
    deck_top: NotRequired[str]
    deck_known: NotRequired[list[str]]
    """Cards known on top of the deck, from the top, where they are more than that one."""


class ClosedView(TypedDict):
    """A space that a house has closed to the others."""

    space: str
    by: int


class AgendaItem(TypedDict):
    """An effect of the turn that is not resolved yet."""

    source: str
    effect: str
    option: str
    text: str


class TableView(TypedDict):
    """Everything that belongs to no single house."""

    round: int
    phase: str
    first: int
    turn: int
    conflict: str | None
    conflicts_left: int
    conflicts_past: list[str]
    row: list[str]
    imperium_deck: int
    reserve: dict[str, int]
    intrigue_deck: int
    intrigue_discard: list[str]
    trashed: list[str]
    spaces: list[str]
    agents: dict[str, list[int]]
    bonus_spice: dict[str, int]
    control: dict[str, int | None]
    alliances: dict[Faction, int | None]
    mentat: int | None
    mentat_next: int | None
    mentat_cost: int
    closed: list[ClosedView]
    hagal_deck: int
    hagal_discard: list[str]
    agenda: list[AgendaItem]


class ImperiumView(SeenView):
    """A game of Dune: Imperium as a seat sees it."""

    sets: list[str]
    difficulty: str | None
    goal: int
    table: TableView
    players: list[PlayerView]
