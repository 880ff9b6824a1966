"""Conservation of dreadnoughts."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.dreadnoughts.state import (
    DREADNOUGHTS,
    dreadnoughts_of,
    dreadnoughts_on,
)


def _check(state: State) -> None:
    flags = dreadnoughts_on(state).flags
    spaces = {flag.space for flag in flags}
    assert len(spaces) == len(flags), "two dreadnoughts control one space"
    assert spaces <= set(state.setup.selection.controlled), (
        "a dreadnought where nothing is controlled"
    )
    for seat, player in enumerate(state.players):
        own = dreadnoughts_of(player)
        places = (own.garrison, own.conflict, own.supply)
        assert min(places) >= 0, "negative dreadnoughts"
        on_flags = sum(flag.seat == seat for flag in flags)
        assert sum(places) + on_flags == DREADNOUGHTS, "dreadnoughts lost or doubled"


AUDIT: Final[Audit] = Audit(check=_check)
