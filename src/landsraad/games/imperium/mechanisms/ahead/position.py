"""The card set aside for the second turn as a position describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.catalogue import CARDS, LEADERS
from landsraad.games.imperium.engine.plug import Described, has
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State
from landsraad.games.imperium.mechanisms.ahead.state import KEY, Ahead, ahead_of
from landsraad.games.imperium.mechanisms.ahead.words import PlansAhead


def _cards(player: PlayerState, given: Mapping[str, Any], take: Callable[[Any], int]) -> None:
    if "ahead" in given:
        if not has(PlansAhead)(LEADERS[player.leader]):
            raise InvalidSetup("only a leader who plans ahead has a card ahead")
        player.give({KEY: Ahead(take(given["ahead"]))})


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        house.pop("ahead", None)
        if ahead_of(player).card != NOBODY:
            house["ahead"] = CARDS[ahead_of(player).card].key


DESCRIBED: Final[Described] = Described(
    "Rise of Ix (expansions: ix)",
    house=("ahead",),
    not_of_rivals=("ahead",),
    tell=_tell,
    cards=_cards,
)
