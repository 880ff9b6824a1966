"""Conservation of spies."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.spies.state import board_posts, spies_of


def _check(state: State) -> None:
    there = sum(1 << post for post in board_posts(state))
    for player in state.players:
        own = spies_of(player)
        assert own.supply >= 0, "more spies than there are"
        assert own.lost >= 0, "negative spies"
        assert not own.posts & ~there, "a spy beside the board"


AUDIT: Final[Audit] = Audit(check=_check)
