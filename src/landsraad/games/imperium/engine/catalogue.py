"""All components of all sets as numbered tables: cards, spaces and the rest are indices here.

The numbers hold for all games, and a set that is added later adds its own at the end. What a key
stands for, and which decks there are, depends on the sets in play: that is a `Selection`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from landsraad.games.imperium.language.abilities import AgentIcon, Anywhere, found, passing
from landsraad.games.imperium.language.components import (
    Card,
    ComponentSet,
    Conflict,
    HagalCard,
    Intrigue,
    Keyed,
    Leader,
    Space,
)
from landsraad.games.imperium.language.gains import Gain, Harvest
from landsraad.games.imperium.language.structure import OneOf
from landsraad.games.imperium.language.terms import FACTIONS, UNPRICED, Resource
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.sets import SETS


def numbers(components: Sequence[Keyed]) -> dict[str, int]:
    """The number of each key: where several sets have it, that of the first."""
    found: dict[str, int] = {}
    for number, component in enumerate(components):
        found.setdefault(component.key, number)
    return found


SET: Final[dict[str, ComponentSet]] = {chosen.key: chosen for chosen in SETS}
CARD_KIND: Final = "imperium"
"""The table of all cards goes by the cards of the row."""


def _kinds(sets: Sequence[ComponentSet]) -> dict[str, tuple[str, ...]]:
    """The tables of components, each with the kinds that share its numbers and its keys.

    Cards come by set in this order: the starting deck, further kinds, the reserve, the row.
    """
    alone = ("spaces", "intrigue", "conflicts", "leaders", "hagal")
    kinds: dict[str, tuple[str, ...]] = {
        CARD_KIND: ("starting",),
        **{name: (name,) for name in alone},
    }
    for extra in (extra for chosen in sets for extra in chosen.kinds()):
        table = kinds.get(extra.among, ())
        if extra.kind not in table:
            kinds[extra.among] = (*table, extra.kind)
    kinds[CARD_KIND] += ("reserve", CARD_KIND)
    return kinds


KINDS: Final = _kinds(SETS)
DECK: Final = KINDS[CARD_KIND]
"""The kinds of cards, in the order in which those of a set are numbered."""


def components(chosen: ComponentSet, kind: str) -> list[Any]:
    """The components of a kind that a set has."""
    return list(chosen.of(kind))


def apart(one: ComponentSet, other: ComponentSet) -> bool:
    """Whether two sets are never in play together; whatever takes the place of a box is alone."""
    if one.key in other.apart_from or other.key in one.apart_from:
        return True
    box, boxes = SETS[0].key, SETS[0].apart_from
    return (box in one.apart_from and other.key in boxes) or (
        box in other.apart_from and one.key in boxes
    )


def check_keys(sets: Sequence[ComponentSet]) -> None:
    """Raise ValueError if a key means two things in one game, or has two names."""
    names: dict[str, str] = {}
    for number, chosen in enumerate(sets):
        companions = [other for other in sets[:number] if not apart(chosen, other)]
        for name, kinds in _kinds(sets).items():
            own = [part for kind in kinds for part in components(chosen, kind)]
            taken = {
                part.key: other.name
                for other in companions
                for kind in kinds
                for part in components(other, kind)
            }
            for part in own:
                if part.key in taken:
                    raise ValueError(
                        f"{chosen.name} and {taken[part.key]} may be in one game, but both have "
                        f"{part.key!r} among their {name}"
                    )
                taken[part.key] = chosen.name
                if names.setdefault(part.key, part.name) != part.name:
                    raise ValueError(
                        f"the key {part.key!r} of {chosen.name} stands for {part.name!r}, but "
                        f"elsewhere for {names[part.key]!r}"
                    )


def _places() -> dict[tuple[str, str], range]:
    places: dict[tuple[str, str], range] = {}
    for kinds in KINDS.values():
        start = 0
        for chosen in SETS:
            for kind in kinds:
                size = len(components(chosen, kind))
                places[chosen.key, kind] = range(start, start + size)
                start += size
    return places


check_keys(SETS)
PLACES: Final = _places()
"""By set and kind, the numbers of its components."""
TABLES: Final[dict[str, tuple[Any, ...]]] = {
    name: tuple(part for chosen in SETS for kind in kinds for part in chosen.of(kind))
    for name, kinds in KINDS.items()
}
"""All components by table."""
CARDS: Final[tuple[Card, ...]] = TABLES[CARD_KIND]
SPACES: Final[tuple[Space, ...]] = TABLES["spaces"]
INTRIGUES: Final[tuple[Intrigue, ...]] = TABLES["intrigue"]
CONFLICTS: Final[tuple[Conflict, ...]] = TABLES["conflicts"]
LEADERS: Final[tuple[Leader, ...]] = TABLES["leaders"]
HAGALS: Final[tuple[HagalCard, ...]] = TABLES["hagal"]

CARD: Final = numbers(CARDS)
SPACE: Final = numbers(SPACES)
INTRIGUE: Final = numbers(INTRIGUES)
CONFLICT_CARD: Final = numbers(CONFLICTS)
LEADER: Final = numbers(LEADERS)
HAGAL: Final = numbers(HAGALS)

_NUMBER: Final[dict[int, int]] = {
    id(component): number for table in TABLES.values() for number, component in enumerate(table)
}


def number_of(component: Keyed) -> int:
    """The number of a component of a set: this one, not another of the same key."""
    return _NUMBER[id(component)]


def of_kind(kind: str) -> frozenset[int]:
    """The numbers of all components of a kind, whichever set they are in."""
    return frozenset(number for chosen in SETS for number in PLACES[chosen.key, kind])


HOUSE_HAGAL: Final = "house_hagal"
NAMES.update({part.key: part.name for table in TABLES.values() for part in table})
NAMES[HOUSE_HAGAL] = "House Hagal"
INTRIGUE_BACKS: Final = {
    number: back for back, kind in enumerate(KINDS["intrigue"]) for number in of_kind(kind)
}
"""By intrigue card its back: cards of different backs are not taken for one another."""

FLOW: Final = "the_spice_must_flow"

ICON_MASKS: Final = tuple(sum(1 << icon for icon in card.icons) for card in CARDS)
SPACES_BY_ICON: Final = tuple(
    sum(1 << number for number, space in enumerate(SPACES) if space.icon == icon)
    for icon in range(7)
)


def spaces_of(icons: Iterable[AgentIcon]) -> int:
    """The spaces of some agent icons, as bits."""
    return sum(SPACES_BY_ICON[icon] for icon in icons)


ALL_SPACES: Final = (1 << len(SPACES)) - 1
FACTION_SPACES: Final = spaces_of(FACTIONS)
REACH: Final = tuple(
    ALL_SPACES if found(Anywhere, card.abilities) else spaces_of(card.icons) for card in CARDS
)
"""The spaces a card may send an agent to, as bits."""

PASSING: Final = tuple(spaces_of(passing(card.abilities)) for card in CARDS)
"""The spaces where enemy agents do not keep out the agent a card sends, as bits."""

SIGNET_RINGS: Final = frozenset(n for n, card in enumerate(CARDS) if card.key == "signet_ring")
ANYWHERE: Final = frozenset(n for n, card in enumerate(CARDS) if found(Anywhere, card.abilities))
COSTS: Final = tuple(card.cost if card.cost is not None else UNPRICED for card in CARDS)
FACTION_CARDS: Final = tuple(
    frozenset(number for number, card in enumerate(CARDS) if faction in card.factions)
    for faction in FACTIONS
)


class Toll(NamedTuple):
    """What a space asks for: a resource and how much of it (the cheapest line of a price table)."""

    resource: int
    amount: int


def _toll(space: Space) -> Toll:
    cost = space.cost or (space.table[0].price if space.table else Gain(Resource.SOLARI, 0))
    return Toll(int(cost.resource), cost.amount)


TOLLS: Final = tuple(_toll(space) for space in SPACES)
PRICE_TABLES: Final = tuple(space.table for space in SPACES)
"""The prices of which one must be paid for a space; none for most."""


def _base_spice(effect: Effect | None) -> int:
    if isinstance(effect, OneOf):
        return max(_base_spice(option) for _, option in effect.options)
    return effect.base if isinstance(effect, Harvest) else 0


BASE_SPICE: Final = tuple(_base_spice(space.effect) for space in SPACES)
