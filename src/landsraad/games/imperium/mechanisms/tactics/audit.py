"""Where a tactics token may be."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.tactics.rules import circle_of
from landsraad.games.imperium.mechanisms.tactics.state import tactics_of


def _check(state: State) -> None:
    for player in state.players:
        circle = circle_of(player.leader)
        on_it = circle is None or 0 <= tactics_of(player).token < circle.end
        assert on_it, "token off its track"


AUDIT: Final[Audit] = Audit(check=_check)
