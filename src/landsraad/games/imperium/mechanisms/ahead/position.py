"""The card set aside for the second turn as a position describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.plug import Described, has
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.ahead.state import KEY, Ahead
from landsraad.games.imperium.mechanisms.ahead.words import PlansAhead


def _cards(player: PlayerState, given: Mapping[str, Any], take: Callable[[Any], int]) -> None:
    if "ahead" in given:
        if not has(PlansAhead)(LEADERS[player.leader]):
            raise InvalidSetup("only a leader who plans ahead has a card ahead")
        player.give({KEY: Ahead(take(given["ahead"]))})


DESCRIBED: Final[Described] = Described(
    "Rise of Ix (expansions: ix)", house=("ahead",), not_of_rivals=("ahead",), cards=_cards
)
