"""Memories as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import number, truth
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import TROOPS, State
from landsraad.games.imperium.mechanisms.memories.rules import has_sides
from landsraad.games.imperium.mechanisms.memories.state import memories_of


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        if "memories" not in given and "awake" not in given:
            continue
        if not has_sides(player.leader):
            raise InvalidSetup("only Lady Jessica has memories and another side")
        own = memories_of(player)
        own.troops = number("memories", given.get("memories", 0), 0, TROOPS)
        own.awake = truth("awake", given.get("awake", False))
        if own.awake and own.troops:
            raise InvalidSetup("whoever is awake has returned all memories (IMP 46.4.4)")


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        if house.pop("memories", None) is not None:
            own = memories_of(player)
            house["memories"], house["awake"] = own.troops, own.awake


DESCRIBED: Final[Described] = Described(
    "Uprising (edition: uprising)",
    house=("memories", "awake"),
    not_of_rivals=("memories", "awake"),
    tell=_tell,
    place=_place,
)
