"""What the smugglers add to a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.canon import canonical
from landsraad.games.war_for_arrakis.modules.smugglers.box import HARVESTERS, KEY, START
from landsraad.games.war_for_arrakis.state import Part, State
from landsraad.games.war_for_arrakis.terms import NOBODY, NOWHERE

NEUTRAL: Final = 0
ALLIED: Final = 1
DEFEATED: Final = 2
STATUS_KEYS: Final = ("neutral", "allied", "defeated")


@dataclass(slots=True)
class Smugglers(Part):
    """The smugglers board and what belongs to it."""

    status: int = NEUTRAL
    step: int = START
    """Where Staban Tuek stands on the prescience track, while they are neutral."""
    board: int = 1
    """Smugglers on the smugglers board."""
    harvesters: int = HARVESTERS
    """Smuggler harvesters in the game."""
    waiting: int = 0
    """Those of them still to be placed in this phase."""
    carryall: bool = False
    """Whether the carryall is still to be placed in this phase."""
    drones: int = 0
    """Smuggler ornithopters that are available."""
    base: int = NOWHERE
    die: int = NOBODY
    """The result of the smugglers die while it is unused."""
    given_up: int = 0
    """Ornithopters that the Harkonnens have given up in this round."""
    fought: bool = False
    """Whether there was a thopter battle on this occasion."""

    def copy(self) -> Smugglers:
        """An independent copy."""
        return Smugglers(
            self.status, self.step, self.board, self.harvesters, self.waiting, self.carryall,
            self.drones, self.base, self.die, self.given_up, self.fought,
        )  # fmt: skip

    def __repr__(self) -> str:
        return canonical(self)


def smugglers(state: State) -> Smugglers:
    """The smugglers of a position."""
    part = state.parts[KEY]
    assert isinstance(part, Smugglers)
    return part
