"""Why something is not offered in the desert: wormsigns, sandworms, harvesters, the atomics."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA,
    AREAS,
    ATOMICS,
    MOUNTAINS,
    WILD_MAKER,
    ZONE,
    ZONE_AREAS,
)
from landsraad.games.war_for_arrakis.deeds import in_play
from landsraad.games.war_for_arrakis.effects import ClearWormsigns, Worms
from landsraad.games.war_for_arrakis.frames import Resolve, Step
from landsraad.games.war_for_arrakis.free import secret_areas
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.reach import empty, sheltered, worm_moves
from landsraad.games.war_for_arrakis.refusals_words import of_area, unknown
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import CARRYALL, HARKONNEN

# --- the desert


def _desert(state: State, area: int, rule: str) -> Reason | None:
    name = AREAS[area].name
    if not state.deserts >> area & 1:
        return Reason(f"{name} is not a desert area", rule)
    if state.all_worms >> area & 1:
        return Reason(f"there is a sandworm in {name}", rule)
    return None


def _harvester(state: State, decision: Decision, area: int) -> Reason | None:
    name = AREAS[area].name
    if reason := _desert(state, area, "WFA 3.2.2"):
        return reason
    if state.harvesters >> area & 1:
        return Reason(f"there is a harvester in {name}", "WFA 3.2.2")
    return Reason(f"{name} is not free of enemies", "WFA 3.2.2")


def _wormsign(state: State, decision: Decision, area: int) -> Reason | None:
    rule = "WFA 9.1.2" if decision.ask.key == "shortage" else "WFA 8.1.2"
    name = AREAS[area].name
    if reason := _desert(state, area, rule):
        return reason
    if state.wormsigns >> area & 1:
        return Reason(f"there is a wormsign in {name}", rule)
    if state.sietches >> area & 1:
        return Reason(f"there is a sietch in {name}", rule)
    if state.camps >> area & 1:
        return Reason(f"there is a settlement in {name}", rule)
    return Reason(f"no Harkonnen legion and no harvester is in {name}", rule)


def _clear(state: State, decision: Decision, area: int) -> Reason | None:
    """Only those around an area, where the card says so."""
    if not state.wormsigns >> area & 1:
        return Reason(f"there is no wormsign in {AREAS[area].name}", "WFA 14.3.12")
    frame = state.stack[-1]
    effect = frame.effect if isinstance(frame, Resolve) else None
    if isinstance(effect, ClearWormsigns) and effect.around:
        middle = AREAS[AREA[effect.around]].name
        return Reason(f"{AREAS[area].name} is not next to {middle}", "WFA 14.3.9")
    return None


def _worm(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if not state.all_worms >> area & 1:
        return Reason(f"there is no sandworm in {name}", "WFA 8.1.1")
    if isinstance(frame, Step) and frame.name == "worm_moves":
        if frame.more >> area & 1:
            return Reason("this sandworm has moved", "WFA 8.1.1")
        if not worm_moves(state, area):
            return Reason(f"the sandworm in {name} cannot move", "WFA 8.3.1")
    return Reason(f"the sandworm in {name} has no prey in reach", "WFA 8.3.2")


def _sandworm(state: State, decision: Decision, area: int) -> Reason | None:
    if reason := _desert(state, area, "WFA 8.2.3"):
        return reason
    name, frame = AREAS[area].name, state.stack[-1]
    if decision.ask.key == "maker":
        if not state.wormsigns >> area & 1:
            return Reason(f"there is no wormsign in {name}", "WFA 14.6.16")
        return Reason(f"{name} holds more than a wormsign", "WFA 14.6.16")
    if not empty(state) >> area & 1:
        return Reason(f"{name} is not empty", "WFA 2.1.7")
    effect = frame.effect if isinstance(frame, Resolve) else None
    if isinstance(effect, Worms) and effect.near == "sandworm":
        return Reason(f"{name} is not next to a sandworm", "WFA 14.2.2")
    return Reason(f"{name} is not next to a legion of yours", "WFA 14.2.14")


def _strike(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if decision.ask.key != "worm_at":
        return _struck(state, area)
    if not (state.armies[HARKONNEN] | state.harvesters) >> area & 1:
        return Reason(f"there is no Harkonnen legion or harvester in {name}", "WFA 8.3.2")
    assert isinstance(frame, Step)
    if MOUNTAINS & ~state.deserts & 1 << area:
        return Reason(f"{name} is a mountain: no sandworm attacks there", "WFA 8.3.2")
    if sheltered(state) >> area & 1:
        return Reason(f"no desert leads to {name}: it is sheltered", "WFA 8.3.2")
    return Reason(f"{name} is not within two areas of the sandworm, the first of them a desert",
                  "WFA 8.3.2")  # fmt: skip


def _struck(state: State, area: int) -> Reason:
    """Why a card does not strike an area."""
    name, frame = AREAS[area].name, state.stack[-1]
    side = getattr(frame, "side", HARKONNEN)
    if not state.armies[1 - side] >> area & 1:
        return Reason(f"there is no enemy legion in {name}", "WFA 6.8.2")
    if isinstance(frame, Step):
        return Reason(f"{name} is not below the ornithopter that was taken", "WFA 14.2.6")
    return Reason(f"{name} is not next to a legion of yours", "WFA 14.3.13")


def _resolve(state: State, decision: Decision, area: int) -> Reason | None:
    return Reason(f"no sandworm in {AREAS[area].name} is waiting", "WFA 9.1.4")


def _expose(state: State, decision: Decision, area: int) -> Reason | None:
    return Reason(f"no sandworm would rise in {AREAS[area].name}", "WFA 9.1.5")


def _relocate(state: State, decision: Decision, area: int) -> Reason | None:
    if not state.worms >> area & 1:
        return Reason(f"there is no common sandworm in {AREAS[area].name}", "WFA 8.2.3")
    return Reason("this sandworm has risen in this phase", "WFA 9.1.5")


def _fresh(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("all sandworms are on the board", "WFA 8.2.3")


def _wild_maker(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if not in_play(state, WILD_MAKER):
        return Reason("the Wild Maker is not in play", "WFA 8.2.3")
    return Reason("the Wild Maker has risen in this phase", "WFA 9.1.5")


def _save(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in ZONE:
        return unknown("air zone", words)
    if state.zones[ZONE[words[0]]] != CARRYALL:
        return Reason("there is no carryall in that air zone", "WFA 9.1.6")
    return Reason("that air zone does not serve the harvester", "WFA 9.1.6")


# --- what lies facedown, and sietches


def _reveal(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if not secret_areas(state) >> area & 1:
        return Reason(f"nothing lies facedown in {name}", "WFA 4.5.3")
    if isinstance(frame, Step) and not ZONE_AREAS[frame.value] >> area & 1:
        return Reason(f"that air zone does not serve {name}", "WFA 4.5.3")
    return None


def _sietch(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if decision.ask.key == "sietch":
        if not state.sietches >> area & 1:
            return Reason(f"there is no sietch in {name}", "WFA 14.2.8")
        if isinstance(frame, Step):
            return Reason("the token is placed there: say place", "WFA 4.4.4")
        return Reason(f"no Harkonnen legion is within two areas of {name}", "WFA 14.2.8")
    rule = "WFA 14.2.15" if decision.ask.key == "sietch_moves" else "WFA 14.2.12"
    if not state.sietches >> area & 1:
        return Reason(f"there is no sietch in {name}", rule)
    if decision.ask.key == "sietch_moves":
        return Reason(f"no empty desert area is next to {name}", rule)
    if isinstance(frame, Step) and frame.value == area:
        return Reason("the tokens are swapped with another sietch", rule)
    if not isinstance(frame, Step) and not state.hidden >> area & 1:
        return Reason(f"no deployment token lies in {name}", rule)
    return Reason("leaders would be left without a unit", rule)


def _push(state: State, decision: Decision, area: int) -> Reason | None:
    name, rule = AREAS[area].name, "WFA 14.2.16"
    if not state.armies[HARKONNEN] >> area & 1:
        return Reason(f"there is no enemy legion in {name}", rule)
    if not state.deserts >> area & 1:
        return Reason(f"{name} is not a desert area", rule)
    if ADJACENT[area] & empty(state):
        return None
    return Reason(f"no empty area is next to {name}", rule)


def _carry(state: State, decision: Decision, area: int) -> Reason | None:
    name, rule = AREAS[area].name, "WFA 14.4.6"
    if not state.armies[HARKONNEN] >> area & 1:
        return Reason(f"you have no legion in {name}", rule)
    return Reason(f"there is no settlement of yours in {name}", rule)


def _blast(state: State, decision: Decision, words: list[str]) -> Reason | None:
    names = ", ".join(key for key, _, _ in ATOMICS)
    return Reason(f"the tokens are {names}", "WFA 12.4.2")


def power_denied(state: State, label: str) -> Reason | None:
    """Why a Desert Power action is not open; None for one that there is not."""
    worms = state.all_worms
    if label == "wormsigns":
        if state.wormsigns.bit_count() >= sum(state.setup.content.wormsigns):
            return Reason("all wormsigns are on the board", "WFA 8.1.2")
        return Reason("no desert area is open to a wormsign", "WFA 8.1.2")
    if label in ("move", "attack") and not worms:
        return Reason("there is no sandworm on the board", "WFA 8.1.1")
    if label == "move":
        return Reason("no sandworm can move", "WFA 8.3.1")
    if label == "attack":
        return Reason("no sandworm has prey in reach", "WFA 8.3.2")
    if label != "wild_maker":
        return None
    if not in_play(state, WILD_MAKER):
        return Reason("the Wild Maker is not in play", "WFA 8.4.1")
    if state.spent >> WILD_MAKER & 1:
        return Reason("the card of the Wild Maker is spent this round", "WFA 4.7.3")
    return Reason("the Wild Maker has nowhere to go", "WFA 14.6.16")


EXPLAIN: Final[dict[str, Explain]] = {
    "harvester": of_area(_harvester),
    "wormsign": of_area(_wormsign),
    "clear": of_area(_clear),
    "worm": of_area(_worm),
    "sandworm": of_area(_sandworm),
    "strike": of_area(_strike),
    "resolve": of_area(_resolve),
    "expose": of_area(_expose),
    "relocate": of_area(_relocate),
    "fresh": _fresh,
    "wild_maker": _wild_maker,
    "save": _save,
    "reveal": of_area(_reveal),
    "sietch": of_area(_sietch),
    "push": of_area(_push),
    "carry": of_area(_carry),
    "blast": _blast,
}
"""What is wrong with an answer of the kind that is asked for."""
