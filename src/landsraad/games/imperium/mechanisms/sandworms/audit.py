"""What must hold of sandworms."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.sandworms.state import sandworms_of


def _check(state: State) -> None:
    for player in state.players:
        own = sandworms_of(player)
        assert own.there >= 0, "negative sandworms"
        assert not own.there or state.conflict != NOBODY, "sandworms without a conflict"


AUDIT: Final[Audit] = Audit(check=_check)
