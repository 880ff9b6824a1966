"""Freighters as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.described import number
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.shipping.rules import TOP
from landsraad.games.imperium.mechanisms.shipping.state import shipping_of


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        step = number("freighter", given.get("freighter", 0), 0, TOP)
        shipping_of(player).freighter = step


DESCRIBED: Final[Described] = Described(
    "Rise of Ix (expansions: ix)", house=("freighter",), place=_place
)
