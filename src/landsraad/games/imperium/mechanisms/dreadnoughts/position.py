"""Dreadnoughts as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, mapped, number
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import Phase
from landsraad.games.imperium.mechanisms.dreadnoughts.state import (
    DREADNOUGHTS,
    Flag,
    dreadnoughts_of,
    dreadnoughts_on,
)


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    _flags(state, table)
    for seat, given in enumerate(players):
        _house(state, seat, given)


def _flags(state: State, table: Mapping[str, Any]) -> None:
    spaces = {SPACES[space].key: space for space in state.setup.selection.controlled}
    found = []
    for key, owner in mapped("flags", table.get("flags", {})).items():
        seat = number("flags", owner, 0, len(state.players) - 1)
        # A flag of this round's own combat exists only after it.
        come = state.round if state.phase > Phase.COMBAT else state.round - 1
        found.append(Flag(find("controlled space", key, spaces), seat, come))
    dreadnoughts_on(state).flags = tuple(found)


def _house(state: State, seat: int, given: Mapping[str, Any]) -> None:
    own = dreadnoughts_of(state.players[seat])
    ships = mapped("dreadnoughts", given.get("dreadnoughts", {}))
    for place in ships:
        find("place of dreadnoughts", place, {"garrison": 0, "conflict": 1})
    own.garrison = number("dreadnoughts", ships.get("garrison", 0), 0, DREADNOUGHTS)
    own.conflict = number("dreadnoughts", ships.get("conflict", 0), 0, DREADNOUGHTS)
    used = own.garrison + own.conflict
    used += sum(flag.seat == seat for flag in dreadnoughts_on(state).flags)
    own.supply = DREADNOUGHTS - used
    if used > DREADNOUGHTS:
        raise InvalidSetup(f"a house has {DREADNOUGHTS} dreadnoughts, not {used}")


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        own = dreadnoughts_of(player)
        house["dreadnoughts"] = {"garrison": own.garrison, "conflict": own.conflict}


DESCRIBED: Final[Described] = Described(
    "Rise of Ix (expansions: ix)",
    table=("flags",),
    house=("dreadnoughts",),
    tell=_tell,
    place=_place,
)
