"""Sandworms, maker hooks and the shield wall as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import number, truth
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import Phase
from landsraad.games.imperium.mechanisms.sandworms.state import protected, sandworms_of, wall_on

MOST: Final = 20
"""Nobody summons more in a round."""


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    wall_on(state).stands = truth("shield_wall", table.get("shield_wall", True))
    for player, given in zip(state.players, players, strict=True):
        own = sandworms_of(player)
        own.hooks = truth("hooks", given.get("hooks", False))
        own.there = number("sandworms", given.get("sandworms", 0), 0, MOST)
        if own.there and state.phase not in (Phase.TURNS, Phase.COMBAT):
            raise InvalidSetup("sandworms are in the conflict from the turns to its end only")
        if own.there and protected(state):
            raise InvalidSetup("no sandworm comes to this conflict while the shield wall stands")


DESCRIBED: Final[Described] = Described(
    "Uprising (edition: uprising)",
    table=("shield_wall",),
    house=("hooks", "sandworms"),
    place=_place,
)
