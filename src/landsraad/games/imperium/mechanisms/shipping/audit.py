"""Where a freighter may be."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.shipping.rules import TOP
from landsraad.games.imperium.mechanisms.shipping.state import shipping_of


def _check(state: State) -> None:
    for player in state.players:
        assert 0 <= shipping_of(player).freighter <= TOP, "freighter off track"


AUDIT: Final[Audit] = Audit(check=_check)
