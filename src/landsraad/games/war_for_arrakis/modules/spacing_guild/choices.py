"""Questions and answers of the Spacing Guild."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Ask, Option, Spot
from landsraad.games.war_for_arrakis.options import add_area_words, add_zone_words
from landsraad.games.war_for_arrakis.terms import IMPERIUM_KEYS

IMPERIUM: Final = Ask("imperium", "Take which imperium action?", "WFA 19.2.1")
LAND: Final = Ask("land", "Your heighliner has arrived: where do the troops land?", "WFA 19.4.1")
BESIDE: Final = Ask("land_beside", "Where do the other troops land?", "WFA 19.4.2")
DIVIDE: Final = Ask("divide", "How many troops land in the first area?", "WFA 19.4.2")
DESCEND: Final = Ask("descend", "Place a frigate in a free air zone.", "WFA 19.4.4")
BOMB: Final = Ask("bomb", "Bombard which area?", "WFA 19.6.4")
WATCHER: Final = Ask("watcher", "Place the Guild Navigator in which free air zone?", "WFA 19.7.1")
SHOOT: Final = Ask("shoot_down", "Shoot down what, over which sectors?", "WFA 19.8.6")
ASKS: Final = (IMPERIUM, LAND, BESIDE, DIVIDE, DESCEND, BOMB, WATCHER, SHOOT)

AREA_WORDS: Final = {"land": "Land in {}", "bomb": "Bombard {}"}
ZONE_WORDS: Final = {
    "descend": "A frigate over {}",
    "frigate": "Troop transport by the frigate over {}",
    "bombard": "Bombard from the frigate over {}",
    "navigator": "Troop transport over {}, for which the Guild Navigator leaves",
    "watch": "Scout over {}, for which the Guild Navigator leaves",
    "watcher": "The Guild Navigator over {}",
    "shoot_down": "Shoot down what flies over {}",
}
add_area_words(AREA_WORDS)
add_zone_words(ZONE_WORDS)
POWERS: Final = (
    "Spacing Guild: the heighliner goes a step",
    "Landsraad: two houses major troops come aboard",
    "CHOAM: a frigate comes aboard",
)


class OfPower(Option):
    """An imperium action, by its power."""

    __slots__ = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power
        self.notation = f"imperium {IMPERIUM_KEYS[power]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return POWERS[self.power]

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("imperium", IMPERIUM_KEYS[self.power]),)


class Divide(Option):
    """How many of the troops that land go to the first of two areas."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.notation = f"divide {amount}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"{self.amount} in the first area"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("amount", str(self.amount)),)


of_power = cache(OfPower)
divide = cache(Divide)
