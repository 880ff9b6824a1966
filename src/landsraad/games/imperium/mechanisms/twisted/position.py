"""Twisted intrigue cards as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.engine.plug import Described, IntriguePile, IntriguePlace
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.twisted.state import twisted_on


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    if table.get("twisted_top") and not twisted_on(state).deck:
        raise InvalidSetup("only Piter De Vries brings twisted intrigue cards")


def _cards(state: State) -> tuple[int, ...]:
    return twisted_on(state).deck


def _put(state: State, cards: tuple[int, ...]) -> None:
    twisted_on(state).deck = cards


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    table["twisted_top"] = [INTRIGUES[card].key for card in twisted_on(state).deck[::-1]]


def _discard(state: State, cards: tuple[int, ...]) -> None:
    twisted_on(state).discard = cards


def _trash(state: State, cards: tuple[int, ...]) -> None:
    twisted_on(state).trashed = cards


_PLACES: Final = (
    IntriguePlace("twisted_discard", _discard),
    IntriguePlace("intrigue_trashed", _trash),
)
DESCRIBED: Final[Described] = Described(
    "Bloodlines (expansions: bloodlines)",
    table=("twisted_top", *(place.name for place in _PLACES)),
    tell=_tell,
    place=_place,
    intrigue=IntriguePile("twisted_top", _cards, _put, _PLACES),
)
