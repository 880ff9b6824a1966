"""Objectives and conflict cards that were won, as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, truth
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.objectives.state import OBJECTIVES, trophies_of


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    _objectives(state, players)
    past = {CONFLICTS[card].key: card for card in state.conflicts_past}
    for player, given in zip(state.players, players, strict=True):
        own = trophies_of(player)
        own.objective_down = truth("objective_down", given.get("objective_down", False))
        up, down = (listed(name, given.get(name, [])) for name in ("trophies", "trophies_down"))
        own.up = tuple(_past(state, key, past) for key in up)
        own.down = tuple(_past(state, key, past) for key in down)


def _past(state: State, key: Any, past: Mapping[str, int]) -> int:
    card = find("conflict", key, state.setup.selection.keys("conflicts"))
    if card not in past.values():
        raise InvalidSetup(f"{CONFLICTS[card].name} is not a past conflict in round {state.round}")
    return card


def _objectives(state: State, players: Sequence[Mapping[str, Any]]) -> None:
    """Those described go to their houses, the rest as they were dealt."""
    pool = [trophies_of(player).objective for player in state.players]
    known = {OBJECTIVES[card].key: card for card in pool}
    named: dict[int, int] = {}
    for seat, given in enumerate(players):
        if "objective" in given:
            card = find("objective", given["objective"], known)
            if card not in pool:
                raise InvalidSetup(f"the objective {given['objective']!r} is there once")
            pool.remove(card)
            named[seat] = card
    for seat, player in enumerate(state.players):
        trophies_of(player).objective = named[seat] if seat in named else pool.pop(0)


DESCRIBED: Final[Described] = Described(
    "Uprising (edition: uprising)",
    house=("objective", "objective_down", "trophies", "trophies_down"),
    won=("trophies", "trophies_down"),
    place=_place,
)
