"""All components of all sets as numbered tables: cards, spaces and the rest are indices here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

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
from landsraad.games.imperium.terms import FACTIONS, Resource


class Keyed(Protocol):
    """Anything with a stable key and a printed name."""

    @property
    def key(self) -> str:
        """The stable key."""

    @property
    def name(self) -> str:
        """The printed name."""


def numbers(components: Iterable[Keyed]) -> dict[str, int]:
    """The number of each key."""
    return {component.key: number for number, component in enumerate(components)}


SET: Final[dict[str, ComponentSet]] = {chosen.key: chosen for chosen in SETS}
CARDS: Final[tuple[Card, ...]] = tuple(
    card
    for chosen in SETS
    for card in (
        *chosen.starting,
        *(card for card, _ in chosen.epic),
        *chosen.reserve,
        *chosen.imperium,
    )
)
SPACES: Final[tuple[Space, ...]] = tuple(space for chosen in SETS for space in chosen.spaces)
INTRIGUES: Final[tuple[Intrigue, ...]] = tuple(card for chosen in SETS for card in chosen.intrigue)
CONFLICTS: Final[tuple[Conflict, ...]] = tuple(card for chosen in SETS for card in chosen.conflicts)
LEADERS: Final[tuple[Leader, ...]] = tuple(leader for chosen in SETS for leader in chosen.leaders)
HAGALS: Final[tuple[HagalCard, ...]] = tuple(card for chosen in SETS for card in chosen.hagal)
TECHS: Final[tuple[TechTile, ...]] = tuple(tile for chosen in SETS for tile in chosen.tech)

CARD: Final = numbers(CARDS)
SPACE: Final = numbers(SPACES)
INTRIGUE: Final = numbers(INTRIGUES)
CONFLICT_CARD: Final = numbers(CONFLICTS)
LEADER: Final = numbers(LEADERS)
HAGAL: Final = numbers(HAGALS)
TECH: Final = numbers(TECHS)

SHIPPING_TRACK: Final = "shipping_track"
HOUSE_HAGAL: Final = "house_hagal"
NAMES: Final[dict[str, str]] = {
    component.key: component.name
    for table in (CARDS, SPACES, INTRIGUES, CONFLICTS, LEADERS, HAGALS, TECHS)
    for component in table
}
"""The printed name of every key."""
NAMES[HOUSE_HAGAL] = "House Hagal"
NAMES[SHIPPING_TRACK] = "Shipping track"

RESERVE: Final = tuple(CARD[card.key] for chosen in SETS for card in chosen.reserve)
RESERVE_COPIES: Final = {card: CARDS[card].copies for card in RESERVE}
STARTING: Final = tuple(
    CARD[card.key] for chosen in SETS for card in chosen.starting for _ in range(card.copies)
)


def _epic() -> tuple[int, ...]:
    deck = list(STARTING)
    for chosen in SETS:
        for card, replaced in chosen.epic:
            deck[deck.index(CARD[replaced])] = CARD[card.key]
    return tuple(deck)


EPIC_STARTING: Final = _epic()
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


BASE_BOARD: Final = board(("base",))
FOLDSPACE: Final = CARD["foldspace"]
FLOW: Final = CARD["the_spice_must_flow"]
FLOW_DISCOUNT: Final = 3
MENTAT_SPACE: Final = SPACE["mentat"]
MAKERS: Final = tuple(number for number, space in enumerate(SPACES) if space.maker)
CONTROLLED: Final = tuple(
    number for number, space in enumerate(SPACES) if space.control is not None
)

ICON_MASKS: Final = tuple(sum(1 << icon for icon in card.icons) for card in CARDS)
SPACES_BY_ICON: Final = tuple(
    sum(1 << number for number, space in enumerate(SPACES) if space.icon == icon)
    for icon in range(7)
)
ALL_SPACES: Final = (1 << len(SPACES)) - 1
FACTION_SPACES: Final = sum(SPACES_BY_ICON[faction] for faction in FACTIONS)
REACH: Final = tuple(
    ALL_SPACES if card.anywhere else sum(SPACES_BY_ICON[icon] for icon in card.icons)
    for card in CARDS
)
"""The spaces a card may send an agent to, as bits."""

INFILTRATE: Final = tuple(sum(SPACES_BY_ICON[icon] for icon in card.infiltrate) for card in CARDS)
"""The spaces where enemy agents do not keep out the agent a card sends, as bits."""

CHEAPER: Final = {
    CARD[card.key]: (SPACE[card.cheaper[0]], card.cheaper[1]) for card in CARDS if card.cheaper
}
"""By card, the space that costs less for the agent it sends."""

ANYWHERE: Final = frozenset(number for number, card in enumerate(CARDS) if card.anywhere)
COSTS: Final = tuple(card.cost if card.cost is not None else 99 for card in CARDS)
FACTION_CARDS: Final = tuple(
    frozenset(number for number, card in enumerate(CARDS) if faction in card.factions)
    for faction in FACTIONS
)


class Toll(NamedTuple):
    """What a space asks for: a resource and how much of it (the cheapest line of a price table)."""

    resource: int
    amount: int


def _toll(space: Space) -> Toll:
    cost = space.cost or (space.prices[0][0] if space.prices else Gain(Resource.SOLARI, 0))
    return Toll(int(cost.resource), cost.amount)


TOLLS: Final = tuple(_toll(space) for space in SPACES)
BASE_SPICE: Final = tuple(
    space.effect.base if isinstance(space.effect, Harvest) else 0 for space in SPACES
)
