"""What the Spacing Guild adds to a position."""

from __future__ import annotations

from dataclasses import dataclass, field

from landsraad.core.canon import canonical
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import (
    ABOARD,
    BASES,
    FRIGATE,
    FRIGATES,
    KEY,
    KIND,
    TROOPS,
)
from landsraad.games.war_for_arrakis.state import Part, State
from landsraad.games.war_for_arrakis.terms import NOWHERE, SIDES


@dataclass(slots=True)
class Guild(Part):
    """The heighliners with what is aboard, and the cards that stay in play."""

    steps: list[int] = field(default_factory=lambda: [0, 0])
    """For each side how far its heighliner has come."""
    troops: list[int] = field(default_factory=lambda: [ABOARD, ABOARD])
    """For each side the houses major troops aboard; the supply counts them as off the board."""
    frigates: list[int] = field(default_factory=lambda: [0, 0])
    """For each side the frigates aboard."""
    stays: list[list[int]] = field(default_factory=lambda: [[], []])
    """For each side the cards that stay in play."""
    spared: int = NOWHERE
    """The air zone whose ornithopter carries a legion while the Guild Navigator leaves for it."""

    def copy(self) -> Guild:
        """An independent copy."""
        stays = [self.stays[0][:], self.stays[1][:]]
        return Guild(self.steps[:], self.troops[:], self.frigates[:], stays, self.spared)

    def __repr__(self) -> str:
        return canonical(self)


def guild(state: State) -> Guild:
    """The Spacing Guild of a position."""
    part = state.parts[KEY]
    assert isinstance(part, Guild)
    return part


def bases_left(state: State, side: int) -> int:
    """The bases that a side has left."""
    return state.supply[side][KIND] - guild(state).troops[side]


def troops_left(state: State) -> int:
    """The figures that are neither on the board nor aboard."""
    return TROOPS - sum(BASES - bases_left(state, side) for side in SIDES)


def frigates_left(state: State, side: int) -> int:
    """The frigates of a side that are neither in the air nor aboard."""
    return FRIGATES - guild(state).frigates[side] - state.zones.count(FRIGATE[side])
