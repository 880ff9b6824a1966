"""All components of all sets as numbered tables: cards, spaces and the rest are indices here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol, TypeVar

from landsraad.games.imperium.components import (
    Card,
    ComponentSet,
    Conflict,
    HagalCard,
    Intrigue,
    Leader,
    Space,
    TechTile,
)
from landsraad.games.imperium.effects import Gain, Harvest
from landsraad.games.imperium.sets import SETS
from landsraad.games.imperium.terms import FACTIONS, SOLARI


class Keyed(Protocol):
    """Anything with a stable key and a printed name."""

    @property
    def key(self) -> str:
        """The stable key."""

    @property
    def name(self) -> str:
        """The printed name."""


Component = TypeVar("Component", bound=Keyed)


def numbered(components: Iterable[Component]) -> tuple[tuple[Component, ...], dict[str, int]]:
    """Components in order, and the number of each key."""
    table = tuple(components)
    return table, {component.key: number for number, component in enumerate(table)}


SET: dict[str, ComponentSet] = {chosen.key: chosen for chosen in SETS}
CARDS: tuple[Card, ...]
CARDS, CARD = numbered(
    card
    for chosen in SETS
    for card in (
        *chosen.starting,
        *(card for card, _ in chosen.epic),
        *chosen.reserve,
        *chosen.imperium,
    )
)
SPACES: tuple[Space, ...]
SPACES, SPACE = numbered(space for chosen in SETS for space in chosen.spaces)
INTRIGUES: tuple[Intrigue, ...]
INTRIGUES, INTRIGUE = numbered(card for chosen in SETS for card in chosen.intrigue)
CONFLICTS: tuple[Conflict, ...]
CONFLICTS, CONFLICT_CARD = numbered(card for chosen in SETS for card in chosen.conflicts)
LEADERS: tuple[Leader, ...]
LEADERS, LEADER = numbered(leader for chosen in SETS for leader in chosen.leaders)
HAGALS: tuple[HagalCard, ...]
HAGALS, HAGAL = numbered(card for chosen in SETS for card in chosen.hagal)
TECHS: tuple[TechTile, ...]
TECHS, TECH = numbered(tile for chosen in SETS for tile in chosen.tech)

SHIPPING_TRACK = "shipping_track"
HOUSE_HAGAL = "house_hagal"
NAMES: dict[str, str] = {
    component.key: component.name
    for table in (CARDS, SPACES, INTRIGUES, CONFLICTS, LEADERS, HAGALS, TECHS)
    for component in table
}
"""The printed name of every key."""
NAMES[HOUSE_HAGAL] = "House Hagal"
NAMES[SHIPPING_TRACK] = "Shipping track"

RESERVE = tuple(CARD[card.key] for chosen in SETS for card in chosen.reserve)
RESERVE_COPIES = {card: CARDS[card].copies for card in RESERVE}
STARTING = tuple(
    CARD[card.key] for chosen in SETS for card in chosen.starting for _ in range(card.copies)
)


def _epic() -> tuple[int, ...]:
    deck = list(STARTING)
    for chosen in SETS:
        for card, replaced in chosen.epic:
            deck[deck.index(CARD[replaced])] = CARD[card.key]
    return tuple(deck)


EPIC_STARTING = _epic()
"""The starting deck of the epic game."""


def starting_deck(epic: bool) -> tuple[int, ...]:
    """The cards every player starts with."""
    return EPIC_STARTING if epic else STARTING


def board(sets: tuple[str, ...]) -> int:
    """The spaces in play with these sets, as bits."""
    covered = {key for name in sets for key in SET[name].covers}
    spaces = (space.key for name in sets for space in SET[name].spaces)
    return sum(1 << SPACE[key] for key in spaces if key not in covered)


def in_sets(table: dict[str, int], sets: tuple[str, ...], kind: str) -> list[int]:
    """The numbers of the components of a kind that these sets have."""
    return [table[part.key] for name in sets for part in getattr(SET[name], kind)]


def hagal_cards(sets: tuple[str, ...], seats: int) -> list[int]:
    """The House Hagal deck, copies included: none for spaces that are covered (IMP 28.1.1)."""
    covered = {key for name in sets for key in SET[name].covers}
    cards = (HAGALS[number] for number in in_sets(HAGAL, sets, "hagal"))
    return [
        HAGAL[card.key]
        for card in cards
        if seats in card.seats and card.space not in covered
        for _ in range(card.copies)
    ]


BASE_BOARD = board(("base",))
FOLDSPACE = CARD["foldspace"]
FLOW = CARD["the_spice_must_flow"]
FLOW_DISCOUNT = 3
MENTAT_SPACE = SPACE["mentat"]
MAKERS = tuple(number for number, space in enumerate(SPACES) if space.maker)
CONTROLLED = tuple(number for number, space in enumerate(SPACES) if space.control is not None)

ICON_MASKS = tuple(sum(1 << icon for icon in card.icons) for card in CARDS)
SPACES_BY_ICON = tuple(
    sum(1 << number for number, space in enumerate(SPACES) if space.icon == icon)
    for icon in range(7)
)
ALL_SPACES = (1 << len(SPACES)) - 1
FACTION_SPACES = sum(SPACES_BY_ICON[faction] for faction in FACTIONS)
REACH = tuple(
    ALL_SPACES if card.anywhere else sum(SPACES_BY_ICON[icon] for icon in card.icons)
    for card in CARDS
)
"""The spaces a card may send an agent to, as bits."""

INFILTRATE = tuple(sum(SPACES_BY_ICON[icon] for icon in card.infiltrate) for card in CARDS)
"""The spaces where enemy agents do not keep out the agent a card sends, as bits."""

CHEAPER = {
    CARD[card.key]: (SPACE[card.cheaper[0]], card.cheaper[1]) for card in CARDS if card.cheaper
}
"""By card, the space that costs less for the agent it sends."""

ANYWHERE = frozenset(number for number, card in enumerate(CARDS) if card.anywhere)
COSTS = tuple(card.cost if card.cost is not None else 99 for card in CARDS)
FACTION_CARDS = tuple(
    frozenset(number for number, card in enumerate(CARDS) if faction in card.factions)
    for faction in FACTIONS
)


class Toll(NamedTuple):
    """What a space asks for: a resource and how much of it (the cheapest line of a price table)."""

    resource: int
    amount: int


def _toll(space: Space) -> Toll:
    cost = space.cost or (space.prices[0][0] if space.prices else Gain(SOLARI, 0))
    return Toll(int(cost.resource), cost.amount)


TOLLS = tuple(_toll(space) for space in SPACES)
BASE_SPICE = tuple(
    space.effect.base if isinstance(space.effect, Harvest) else 0 for space in SPACES
)
