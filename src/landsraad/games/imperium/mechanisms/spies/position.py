"""Spies as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, number
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.spies.state import POSTS, board_posts, spies_of
from landsraad.games.imperium.mechanisms.spies.words import SPIES


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    known = {POSTS[post].key: post for post in board_posts(state)}
    for player, given in zip(state.players, players, strict=True):
        own = spies_of(player)
        own.lost = number("spies_lost", given.get("spies_lost", 0), 0, SPIES)
        own.recalled = number("spies_recalled", given.get("spies_recalled", 0), 0, SPIES)
        for key in listed("spies", given.get("spies", [])):
            post = find("post", key, known)
            if own.posts >> post & 1:
                raise InvalidSetup(f"a house has one spy at most on the {POSTS[post].name}")
            own.posts |= 1 << post
        if own.supply < 0:
            raise InvalidSetup(f"a house has {SPIES} spies")


DESCRIBED: Final[Described] = Described(
    "Uprising (edition: uprising)", house=("spies", "spies_lost", "spies_recalled"), place=_place
)
