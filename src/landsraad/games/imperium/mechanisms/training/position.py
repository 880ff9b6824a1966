"""A training token as a position describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.training.rules import lessons_of
from landsraad.games.imperium.mechanisms.training.state import training_of


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        if "training" in given:
            keys = [one.key for one in lessons_of(player.leader)]
            if not keys:
                raise InvalidSetup("only Feyd-Rautha Harkonnen has a training track")
            if given["training"] not in keys:
                raise InvalidSetup(f"'training' is one of {', '.join(keys)}")
            training_of(player).place = keys.index(given["training"])


DESCRIBED: Final[Described] = Described(
    "Uprising (edition: uprising)",
    house=("training",),
    not_of_rivals=("training",),
    place=_place,
)
