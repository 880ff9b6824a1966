"""Agents that fight as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.described import number
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.fray.state import KEY, Fray


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        if agents := number("agents_fighting", given.get("agents_fighting", 0), 0, 2):
            player.give({KEY: Fray(agents)})


DESCRIBED: Final[Described] = Described(
    "Bloodlines (expansions: bloodlines)",
    house=("agents_fighting",),
    not_of_rivals=("agents_fighting",),
    place=_place,
)
