"""What must hold of rivals with cards of their own."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.spies.state import posts_in, spies_of
from landsraad.games.imperium.rivals.cards import scores

SCHEME: Final = 3
"""As many spies on the board start the scheme, and two of them come back (IMP 50.4.15)."""


def _check(state: State) -> None:
    for player in state.players:
        if not player.rival:
            barred = state.setup.no_swordmaster and player.swordmaster
            assert not barred, "a swordmaster at a level without one (IMP 50.2.1)"
            continue
        assert len(posts_in(spies_of(player).posts)) < SCHEME, "a rival with three spies out"
        assert not player.revealed, "a rival that has revealed (IMP 50.3.1)"
        assert scores(state, player) or not player.vp, "a streamlined rival with points"


AUDIT: Final[Audit] = Audit(check=_check)
