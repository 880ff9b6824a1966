"""Why an answer of the smugglers is not offered now."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, ZONE
from landsraad.games.war_for_arrakis.deeds import in_play, in_tank
from landsraad.games.war_for_arrakis.modules.smugglers.box import DRONE
from landsraad.games.war_for_arrakis.modules.smugglers.rules import LOWLANDS, STABAN
from landsraad.games.war_for_arrakis.modules.smugglers.state import (
    ALLIED,
    DEFEATED,
    NEUTRAL,
    smugglers,
)
from landsraad.games.war_for_arrakis.plug import Explain, Timing
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import HARKONNEN, NO_VEHICLE, RESULT

TIMING: Final[dict[str, Timing]] = {
    "smugglers": Timing(("turn",), "the smugglers die is spent at the start of a turn",
                        "WFA 17.4.1"),
    "smuggler_harvester": Timing(("harvester", "smuggler_vehicles"),
                                 "smuggler harvesters are placed with the other vehicles",
                                 "WFA 17.2.2"),
    "smuggler_carryall": Timing(("airborne", "smuggler_vehicles"),
                                "the smuggler carryall is placed with the other vehicles",
                                "WFA 17.2.2"),
    "drone": Timing(("drones",), "smuggler ornithopters are placed before the others",
                    "WFA 17.5.1"),
    "dogfight": Timing(("airborne",), "a thopter battle is fought when ornithopters are placed",
                       "WFA 17.5.3"),
    "base": Timing(("smugglers_base",), "the base is placed when the smugglers ally",
                   "WFA 17.3.2"),
}  # fmt: skip


def _die(state: State, decision: Decision, words: list[str]) -> Reason | None:
    part = smugglers(state)
    if len(words) != 1 or words[0] not in RESULT:
        return Reason("the smugglers die is named by its result", "WFA 17.4.1")
    if part.status != ALLIED or state.asked == HARKONNEN:
        return Reason("the smugglers are not your allies", "WFA 17.4.1")
    if decision.ask.key != "turn":
        return None
    if part.die < 0:
        return Reason("the smugglers die has been spent", "WFA 17.4.1")
    return Reason("the smugglers die shows another result", "WFA 17.4.1")


def _area(words: list[str]) -> int:
    return AREA.get(words[0], -1) if len(words) == 1 else -1


def _no_area(words: list[str]) -> Reason:
    return Reason(f"there is no such area: {' '.join(words)[:40]}", "WFA 2.1.1")


def _harvester(state: State, decision: Decision, words: list[str]) -> Reason | None:
    area, part = _area(words), smugglers(state)
    if area < 0:
        return _no_area(words)
    if part.status != NEUTRAL:
        return Reason("the smugglers are not neutral any more", "WFA 17.3.2")
    if decision.ask.key not in TIMING["smuggler_harvester"].asks:
        return None
    if not part.waiting:
        return Reason("no smuggler harvester is left to place", "WFA 17.2.2")
    name = AREAS[area].name
    if state.harvesters >> area & 1:
        return Reason(f"there is a harvester in {name}", "WFA 17.2.3")
    return Reason(f"{name} is not a free desert area", "WFA 3.2.2")


def _base(state: State, decision: Decision, words: list[str]) -> Reason | None:
    area = _area(words)
    if area < 0:
        return _no_area(words)
    if decision.ask.key != "smugglers_base":
        return None
    name = AREAS[area].name
    if not LOWLANDS >> area & 1:
        return Reason(f"{name} is not in one of the four lowest sectors", "WFA 17.3.2")
    return Reason(f"{name} is not an empty desert area", "WFA 17.3.2")


def _zone(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in ZONE:
        return Reason("there is no such air zone", "WFA 2.1.3")
    return None


def _craft(verb: str) -> Explain:
    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        if found := _zone(state, decision, words):
            return found
        if decision.ask.key not in TIMING[verb].asks:
            return None
        if state.zones[ZONE[words[0]]] != NO_VEHICLE:
            return Reason("that air zone is held", "WFA 17.5.2")
        return Reason("none of these is left to place", "WFA 17.2.2")

    return reason


def _dogfight(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if found := _zone(state, decision, words):
        return found
    if decision.ask.key != "airborne":
        return None
    if state.zones[ZONE[words[0]]] != DRONE:
        return Reason("no smuggler ornithopter is in that air zone", "WFA 17.5.3")
    return Reason("one ornithopter has been given up already, or none is placed now",
                  "WFA 17.5.3")  # fmt: skip


def _special(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if words != ["staban_tuek"] or decision.ask.key != "desert_power":
        return None
    if smugglers(state).status == DEFEATED or not in_play(state, STABAN):
        return Reason("Staban Tuek is not in play", "WFA 17.6.1")
    if in_tank(state, STABAN):
        return Reason("Staban Tuek is in the regeneration tank", "WFA 7.1.2")
    return Reason("the card of Staban Tuek is spent this round", "WFA 4.7.3")


REFUSALS: Final = {
    "smugglers": _die,
    "smuggler_harvester": _harvester,
    "smuggler_carryall": _craft("smuggler_carryall"),
    "drone": _craft("drone"),
    "dogfight": _dogfight,
    "base": _base,
    "special": _special,
}
