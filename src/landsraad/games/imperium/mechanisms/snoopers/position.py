"""Snooper tokens as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, mapped
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.plug import Described, has
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.mechanisms.snoopers.state import snoopers_of
from landsraad.games.imperium.mechanisms.snoopers.words import Snoops

_FACTIONS: Final = {name: index for index, name in enumerate(FACTION_KEYS)}


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        _house(player, given)


def _house(player: PlayerState, given: Mapping[str, Any]) -> None:
    """Tokens below an influence of 2 were never reached."""
    leader = LEADERS[player.leader] if player.leader >= 0 and not player.rival else None
    if leader is None or not has(Snoops)(leader):
        if "snooped" in given:
            raise InvalidSetup("only a leader with snooper tokens has them")
        return
    heights = mapped("influence", given.get("influence", {}))
    reached = [key for key in FACTION_KEYS if _reaches(heights.get(key, 0))]
    told = listed("snooped", given.get("snooped", reached))
    taken = tuple(find("faction", key, _FACTIONS) for key in told)
    if len(set(taken)) < len(taken):
        raise InvalidSetup("a snooper token is named twice")
    snoopers_of(player).taken = taken


def _reaches(height: Any) -> bool:
    return isinstance(height, int) and height >= 2


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        if player.rival or player.leader < 0 or not has(Snoops)(LEADERS[player.leader]):
            house.pop("snooped", None)


DESCRIBED: Final[Described] = Described(
    "Rise of Ix (expansions: ix)",
    house=("snooped",),
    not_of_rivals=("snooped",),
    tell=_tell,
    place=_place,
)
