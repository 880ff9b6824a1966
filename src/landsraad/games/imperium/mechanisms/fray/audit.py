"""Where an agent may be besides the board."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.fray.state import fray_of


def _fighting(player: PlayerState) -> int:
    return fray_of(player).agents


AUDIT: Final[Audit] = Audit(agents=_fighting)
