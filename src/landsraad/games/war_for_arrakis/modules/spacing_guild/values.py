"""The words of the Spacing Guild: values without behaviour."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.games.war_for_arrakis.effects import Effect

TROOP = "houses_major_troop"
HARDENED = "hardened_houses"
HIDDEN = "hidden_from_above"
"""What cards that stay in play do."""


@dataclass(frozen=True, slots=True)
class Imperium(Effect):
    """An imperium action of one of the powers, by its key, or of any."""

    power: str = ""


@dataclass(frozen=True, slots=True)
class PlaceNavigator(Effect):
    """The Guild Navigator comes to a free air zone."""


@dataclass(frozen=True, slots=True)
class ShootDown(Effect):
    """Remove an enemy frigate or the Guild Navigator over a sector with one of your legions."""


@dataclass(frozen=True, slots=True)
class Stay(Effect):
    """The card stays in play for the rest of the game."""

    key: str
