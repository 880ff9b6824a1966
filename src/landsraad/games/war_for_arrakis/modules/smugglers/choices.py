"""Questions and answers of the smugglers."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.core.decisions import Ask, Option, Spot
from landsraad.games.war_for_arrakis.options import add_area_words, add_zone_words
from landsraad.games.war_for_arrakis.terms import RESULT_KEYS

VEHICLES: Final = Ask("smuggler_vehicles", "Place the vehicles of the smugglers.", "WFA 17.2.2")
BASE: Final = Ask(
    "smugglers_base", "The smugglers ally with you: where is their base?", "WFA 17.3.2"
)
DRONES: Final = Ask("drones", "Place a smuggler ornithopter in a free air zone?", "WFA 17.5.1")
ACTION: Final = Ask("smugglers_action", "What do you do with the smugglers die?", "WFA 17.4.2")
KEEP: Final = Ask("keep_one", "Keep one of the cards: discard which?", "WFA 17.4.6")
RETURN: Final = Ask("staban_returns", "With which legion does Staban Tuek return?", "WFA 17.6.2")
ASKS: Final = (VEHICLES, BASE, DRONES, ACTION, KEEP, RETURN)

AREA_WORDS: Final = {
    "smuggler_harvester": "A smuggler harvester in {}",
    "base": "The smugglers base in {}",
}
ZONE_WORDS: Final = {
    "smuggler_carryall": "The smuggler carryall over {}",
    "drone": "A smuggler ornithopter over {}",
    "dogfight": "Give up an ornithopter: remove the smuggler ornithopter over {}",
}
add_area_words(AREA_WORDS)
add_zone_words(ZONE_WORDS)


class SmugglersDie(Option):
    """The smugglers die, by its result."""

    __slots__ = ("result",)

    def __init__(self, result: int) -> None:
        self.result = result
        self.notation = f"smugglers {RESULT_KEYS[result]}"

    @property
    def text(self) -> str:
        """The option for people."""
        return f"Spend the smugglers die: {RESULT_KEYS[self.result]}"

    @property
    def at(self) -> tuple[Spot, ...]:
        """What it touches."""
        return (Spot("smugglers_die", RESULT_KEYS[self.result]),)


smugglers_die = cache(SmugglersDie)
