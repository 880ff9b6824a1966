"""The token on a leader's track (IMP 32.1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "tactics"


@dataclass(slots=True)
class Tactics(Part):
    """The token on a leader's track (IMP 32.1.1)."""

    token: int = 0
    """The space of the token on the leader's track."""

    def copy(self) -> Tactics:
        """An independent copy."""
        new = Tactics.__new__(Tactics)
        new.token = self.token
        return new

    def __repr__(self) -> str:
        return canonical(self)


_NONE: Final = Tactics()


def tactics_of(player: PlayerState) -> Tactics:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Tactics = own_part(player, KEY, _NONE) if part is None else part
    return own
