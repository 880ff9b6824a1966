"""The tactics token as a position describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import number
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.tactics.rules import circle_of
from landsraad.games.imperium.mechanisms.tactics.state import tactics_of


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        if "tactics" in given:
            circle = circle_of(player.leader)
            if circle is None:
                raise InvalidSetup("only Chani has a tactics token")
            token = number("tactics", given["tactics"], 1, circle.end - 1)
            tactics_of(player).token = token


DESCRIBED: Final[Described] = Described(
    "Bloodlines (expansions: bloodlines)",
    house=("tactics",),
    not_of_rivals=("tactics",),
    place=_place,
)
