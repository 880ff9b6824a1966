"""What is in play in a game: who sits where, which cards, leaders and figures its modules add."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from landsraad.games.war_for_arrakis.catalogue import (
    BASE_CARDS,
    BASE_LEADERS,
    CARD,
    CARDS,
    CARRIES,
    LEADER,
    LEADERS,
    SIDE_LEADERS,
)
from landsraad.games.war_for_arrakis.components import Box
from landsraad.games.war_for_arrakis.modules.boxes import BOXES
from landsraad.games.war_for_arrakis.terms import (
    DECK_KEYS,
    DECK_NAMES,
    DECKS_OF,
    HARKONNEN,
    NOBODY,
    SIDE_KEYS,
    SIDE_NAMES,
    SIDES,
    SUPPLY,
)


class Role(NamedTuple):
    """What a player has charge of: a whole side, or a part of one with a deck of its own."""

    key: str
    name: str
    side: int
    decks: tuple[int, ...]


WHOLE: Final = tuple(
    Role(SIDE_KEYS[side], SIDE_NAMES[side], side, DECKS_OF[side]) for side in SIDES
)
PARTNERS: Final = tuple(
    Role(key, DECK_NAMES[deck], deck // 2, (deck,)) for deck, key in enumerate(DECK_KEYS)
)
ROLES: Final = {role.key: role for role in (*WHOLE, *PARTNERS)}
TWO: Final = SIDE_KEYS
"""The roles of the game of two players, by seat."""


@dataclass(frozen=True, slots=True)
class Kit:
    """The table of one game; the same for all games with these modules and seats."""

    roles: tuple[Role, ...]
    """The role of each seat."""
    sides: tuple[int, ...]
    """The side of each seat."""
    seats: tuple[int, ...]
    """For each side the seat that decides for it, unless a module says otherwise."""
    players: tuple[tuple[int, ...], ...]
    """For each side its seats; the first is that of the House where two share it."""
    shared: tuple[bool, ...]
    """Whether a side is shared by two players."""
    holders: tuple[int, ...]
    """For each planning deck the seat that holds its cards; nobody's where nobody plays it."""
    masks: tuple[int, ...]
    """For each side its seats as bits: who may know what it knows."""
    decks: tuple[tuple[int, ...], ...]
    """For each planning deck its cards, in a canonical order."""
    leaders: tuple[tuple[int, ...], ...]
    """For each side the named leaders that may stand on the board for it."""
    every_leader: frozenset[int]
    """All leaders of this game, the Wild Maker too."""
    leader_count: int
    """Their numbers are below it."""
    supply: tuple[tuple[int, ...], ...]
    """Figures in the box by side and kind."""
    plain: bool
    """Whether each side has one seat, of its own number."""
    flies: tuple[bool, ...]
    """Whether a side has anything to fly with."""


@cache
def kit_of(modules: tuple[str, ...], roles: tuple[str, ...] = TWO) -> Kit:
    """What is in play with some modules, for the roles of the seats."""
    boxes = [box for box in BOXES if box.key in modules]
    seated = tuple(ROLES[key] for key in roles)
    sides = tuple(role.side for role in seated)
    added = [[LEADER[leader.key] for leader in box.leaders] for box in boxes]
    numbers = [number for box in added for number in box]
    return Kit(
        roles=seated,
        sides=sides,
        seats=tuple(sides.index(side) if side in sides else 0 for side in SIDES),
        masks=tuple(sum(1 << n for n, of in enumerate(sides) if of == side) for side in SIDES),
        players=tuple(tuple(n for n, of in enumerate(sides) if of == side) for side in SIDES),
        shared=tuple(sides.count(side) > 1 for side in SIDES),
        holders=tuple(_holder(deck, seated) for deck in range(len(DECK_KEYS))),
        decks=tuple(_deck(deck, boxes) for deck in range(len(DECK_KEYS))),
        leaders=tuple(
            (*SIDE_LEADERS[side], *(n for n in numbers if LEADERS[n].side == side))
            for side in SIDES
        ),
        every_leader=frozenset((*range(len(BASE_LEADERS)), *numbers)),
        leader_count=max([len(BASE_LEADERS), *(n + 1 for n in numbers)]),
        supply=tuple(_supply(side, boxes) for side in SIDES),
        plain=roles == TWO,
        flies=tuple(
            side == HARKONNEN or any(CARRIES[c.kind] == side for box in boxes for c in box.craft)
            for side in SIDES
        ),
    )


def _holder(deck: int, seated: tuple[Role, ...]) -> int:
    return next((seat for seat, role in enumerate(seated) if deck in role.decks), NOBODY)


def _deck(deck: int, boxes: list[Box]) -> tuple[int, ...]:
    removed = {CARD[key] for box in boxes for key in box.removed}
    added = {CARD[card.key] for box in boxes for card in box.cards}
    numbers = [n for n in range(len(BASE_CARDS)) if n not in removed]
    numbers += sorted(added)
    return tuple(n for n in numbers if CARDS[n].deck == deck for _ in range(CARDS[n].copies))


def _supply(side: int, boxes: list[Box]) -> tuple[int, ...]:
    """The base game's figures, then those of modules at the places of their kinds."""
    figures = list(SUPPLY[side])
    for unit in sorted(unit for box in boxes for unit in box.units):
        figures += [0] * (unit.kind + 1 - len(figures))
        figures[unit.kind] = unit.figures[side]
    return tuple(figures)


BASE_KIT: Final = kit_of(())
