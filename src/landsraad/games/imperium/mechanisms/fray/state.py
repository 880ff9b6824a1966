"""Agents that fight in the conflict themselves (IMP 32.1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import Part, PlayerState, own_part

KEY: Final = "fray"


@dataclass(slots=True)
class Fray(Part):
    """Agents that fight in the conflict themselves (IMP 32.1.3)."""

    agents: int = 0
    """Agents fighting in the conflict."""
    deployed: int = 0
    """Those sent there on this turn."""

    def copy(self) -> Fray:
        """An independent copy."""
        new = Fray.__new__(Fray)
        new.agents = self.agents
        new.deployed = self.deployed
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def kinds(self) -> list[str]:
        """Agents, if any fight."""
        return ["agent"] if self.agents else []

    def sent(self) -> int:
        """Those sent there on this turn."""
        return self.deployed

    def units(self) -> int:
        """Each agent there is a unit."""
        return self.agents

    def strength(self, player: PlayerState) -> int:
        """An agent is worth a troop, one of a house with a Swordmaster more (IMP 32.1.3)."""
        if player.rival:
            return 0
        return (3 if player.swordmaster else 2) * self.agents

    def reset_round(self) -> None:
        """The agents are recalled."""
        self.agents = 0

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.deployed = 0


_NONE: Final = Fray()


def fray_of(player: PlayerState) -> Fray:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Fray = own_part(player, KEY, _NONE) if part is None else part
    return own
