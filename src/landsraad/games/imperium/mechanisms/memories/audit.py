"""Troops that have become memories."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.mechanisms.memories.state import memories_of


def _troops(player: PlayerState) -> int:
    return memories_of(player).troops


AUDIT: Final[Audit] = Audit(troops=_troops)
