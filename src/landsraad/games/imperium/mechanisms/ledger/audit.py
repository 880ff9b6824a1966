"""What a turn may have noted."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of


def _check(state: State) -> None:
    for player in state.players:
        assert 0 <= ledger_of(player).kept_home <= player.garrison, (
            "recruits kept at home elsewhere"
        )


AUDIT: Final[Audit] = Audit(check=_check)
