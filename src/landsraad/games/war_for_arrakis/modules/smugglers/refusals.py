"""Why an answer of the smugglers is not offered now."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    CARD,
    LEADER,
    VEHICLE_NAME,
    ZONE,
    bits,
)
from landsraad.games.war_for_arrakis.deeds import in_play, in_tank, stacking
from landsraad.games.war_for_arrakis.effects import OneOf
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.smugglers.box import ACTIONS, CARRYALL, DRONE
from landsraad.games.war_for_arrakis.modules.smugglers.rules import LOWLANDS, STABAN
from landsraad.games.war_for_arrakis.modules.smugglers.state import (
    ALLIED,
    DEFEATED,
    NEUTRAL,
    smugglers,
)
from landsraad.games.war_for_arrakis.players import hand_of
from landsraad.games.war_for_arrakis.plug import Timing
from landsraad.games.war_for_arrakis.reach import free
from landsraad.games.war_for_arrakis.refusals_cards import denied
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DEPLOYMENT,
    HARKONNEN,
    MENTAT,
    NO_VEHICLE,
    ORNITHOPTER,
    RESULT,
)
from landsraad.games.war_for_arrakis.terms import CARRYALL as HARKONNEN_CARRYALL

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
        return Reason("the smugglers die is not on the smugglers board now", "WFA 17.4.1")
    if part.die != RESULT[words[0]]:
        return Reason("the smugglers die shows another result", "WFA 17.4.1")
    return Reason("the smugglers die is House Atreides'", "WFA 21.4.2")


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
    if (free(state, HARKONNEN) & state.deserts) >> area & 1:
        return None
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


def _carryall(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if found := _zone(state, decision, words):
        return found
    if smugglers(state).status != NEUTRAL:
        return Reason("the smugglers are not neutral any more", "WFA 17.3.2")
    if decision.ask.key not in TIMING["smuggler_carryall"].asks:
        return None
    if not smugglers(state).carryall:
        return Reason("the smuggler carryall has been placed", "WFA 17.2.2")
    if state.zones[ZONE[words[0]]] == NO_VEHICLE:
        return None
    return Reason(f"that air zone is held by the {_there(state, words)}", "WFA 17.2.3")


def _there(state: State, words: list[str]) -> str:
    return VEHICLE_NAME[state.zones[ZONE[words[0]]]]


def _drone(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if found := _zone(state, decision, words):
        return found
    if smugglers(state).status != ALLIED:
        return Reason("the smugglers are not allied with the Atreides", "WFA 17.5.1")
    if decision.ask.key != "drones":
        return None
    return Reason(f"that air zone is held by the {_there(state, words)}", "WFA 17.5.2")


def _dogfight(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if found := _zone(state, decision, words):
        return found
    if decision.ask.key != "airborne":
        return None
    if state.zones[ZONE[words[0]]] != DRONE:
        return Reason("no smuggler ornithopter is in that air zone", "WFA 17.5.3")
    frame = state.stack[-1]
    if not isinstance(frame, Step) or frame.value != ORNITHOPTER:
        return Reason("no ornithopter is placed now", "WFA 17.5.3")
    if smugglers(state).fought:
        return Reason("one ornithopter has been given up already", "WFA 17.5.3")
    return Reason("no ornithopter is left to give up", "WFA 17.5.3")


def _special(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "smugglers_action" and len(words) == 1 and words[0] in LEADER:
        return Reason("the smugglers die triggers no leader's special action", "WFA 17.4.7")
    if words != ["staban_tuek"] or decision.ask.key != "desert_power":
        return None
    if smugglers(state).status == DEFEATED or not in_play(state, STABAN):
        return Reason("Staban Tuek is not in play", "WFA 17.6.1")
    if in_tank(state, STABAN):
        return Reason("Staban Tuek is in the regeneration tank", "WFA 7.1.2")
    return Reason("the card of Staban Tuek is spent this round", "WFA 4.7.3")


def _play(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """A card in hand that the die does not play."""
    if decision.ask.key != "smugglers_action" or len(words) != 1 or words[0] not in CARD:
        return None
    if CARD[words[0]] not in hand_of(state, decision.seat):
        return None
    frame = state.stack[-1]
    if isinstance(frame, Step) and frame.value == MENTAT:
        return Reason("first it is said that the die plays a card: take play", "WFA 17.4.6")
    return Reason("the smugglers die plays a planning card by its mentat result only",
                  "WFA 17.4.7")  # fmt: skip


def _take(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    if decision.ask.key != "smugglers_action" or not isinstance(frame, Step):
        return None
    if frame.value == DEPLOYMENT and words == ["deployment"]:
        return _no_smugglers(state)
    effect = ACTIONS[frame.value]
    if isinstance(effect, OneOf) and (part := dict(effect.options).get(" ".join(words))):
        return denied(part)
    return Reason("that is not among what the smugglers die can do now", "WFA 17.4.2")


def _no_smugglers(state: State) -> Reason:
    """Why no smuggler comes to the base."""
    if any(state.legions[a].units >= stacking(state, ATREIDES) for a in bits(state.camps)):
        return Reason("the area of the base is full", "WFA 17.4.5")
    return Reason("no smuggler is left in the supply or elsewhere", "WFA 17.4.5")


def _save(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """A carryall that saves harvesters of the other kind only."""
    frame = state.stack[-1]
    if decision.ask.key != "carryall" or not isinstance(frame, Step):
        return None
    if len(words) != 1 or words[0] not in ZONE:
        return None
    there, foreign = state.zones[ZONE[words[0]]], state.foreign >> frame.value & 1
    if foreign and there == HARKONNEN_CARRYALL:
        return Reason("a Harkonnen carryall saves no smuggler harvester", "WFA 17.2.4")
    if not foreign and there == CARRYALL:
        return Reason("the smuggler carryall saves smuggler harvesters only", "WFA 17.2.4")
    return None


def _remove(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """A harvester that is not the Harkonnens' own."""
    area = _area(words)
    if decision.ask.key == "vehicles_off" and area >= 0 and state.foreign >> area & 1:
        return Reason("a smuggler harvester is not a Harkonnen vehicle", "WFA 17.2.9")
    return None


REFUSALS: Final = {
    "smugglers": _die,
    "smuggler_harvester": _harvester,
    "smuggler_carryall": _carryall,
    "drone": _drone,
    "dogfight": _dogfight,
    "base": _base,
    "special": _special,
    "play": _play,
    "take": _take,
    "save": _save,
    "remove": _remove,
}
