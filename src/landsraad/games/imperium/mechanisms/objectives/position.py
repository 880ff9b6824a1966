"""Objectives and conflict cards that were won, as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, truth
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.objectives.rules import FEW
from landsraad.games.imperium.mechanisms.objectives.state import MARKS, OBJECTIVES, trophies_of
from landsraad.games.imperium.mechanisms.objectives.words import ORNITHOPTER


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    _objectives(state, players)
    past = {CONFLICTS[card].key: card for card in state.conflicts_past}
    for player, given in zip(state.players, players, strict=True):
        own = trophies_of(player)
        own.objective_down = truth("objective_down", given.get("objective_down", False))
        up, down = (listed(name, given.get(name, [])) for name in ("trophies", "trophies_down"))
        own.up = tuple(_past(state, key, past) for key in up)
        own.down = tuple(_past(state, key, past) for key in down)
        if "objective_down" not in given and own.objective != NOBODY:
            # With a card of its icon won since, it has made a pair (IMP 41.2.2).
            icon = OBJECTIVES[own.objective].mark
            own.objective_down = icon in {MARKS[card] for card in own.up}


def _past(state: State, key: Any, past: Mapping[str, int]) -> int:
    card = find("conflict", key, state.setup.selection.keys("conflicts"))
    if card not in past.values():
        raise InvalidSetup(f"{CONFLICTS[card].name} is not a past conflict in round {state.round}")
    return card


def _objectives(state: State, players: Sequence[Mapping[str, Any]]) -> None:
    """Those described go to their houses, the rest as they were dealt."""
    dealt = [trophies_of(player).objective for player in state.players]
    pool = [card for card in dealt if card != NOBODY]
    known = {OBJECTIVES[card].key: card for card in pool}
    named: dict[int, int] = {}
    for seat, given in enumerate(players):
        if "objective" in given:
            card = find("objective", given["objective"], known)
            if dealt[seat] == NOBODY:
                raise InvalidSetup(f"house {seat} has no objective in this game")
            if card not in pool:
                raise InvalidSetup(f"the objective {given['objective']!r} is there once")
            pool.remove(card)
            named[seat] = card
    if state.setup.seats == FEW:
        _between_two(pool, named)
    for seat, player in enumerate(state.players):
        if dealt[seat] != NOBODY:
            trophies_of(player).objective = named[seat] if seat in named else pool.pop(0)


def _between_two(pool: list[int], named: dict[int, int]) -> None:
    """IMP 50.1.7: beside two players the rival has the ornithopter, and nobody else."""
    for seat, card in named.items():
        if (OBJECTIVES[card].mark == ORNITHOPTER) != (seat == FEW):
            raise InvalidSetup("objective: beside two players the rival has the ornithopter")
    pool.sort(key=lambda card: OBJECTIVES[card].mark == ORNITHOPTER)


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        own = trophies_of(player)
        if own.objective >= 0:
            house["objective"] = OBJECTIVES[own.objective].key
        house["objective_down"] = own.objective_down
        house["trophies"] = [CONFLICTS[card].key for card in own.up]
        house["trophies_down"] = [CONFLICTS[card].key for card in own.down]


DESCRIBED: Final[Described] = Described(
    "Uprising (edition: uprising)",
    house=("objective", "objective_down", "trophies", "trophies_down"),
    won=("trophies", "trophies_down"),
    tell=_tell,
    place=_place,
)
