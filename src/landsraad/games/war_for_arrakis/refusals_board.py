"""Why something is not offered, of areas, pieces and leaders: each with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.core.decisions import Decision, Reason, shown
from landsraad.games.war_for_arrakis.battle import attackers
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    ATOMICS,
    KIND_OF,
    LEADER,
    LEADERS,
    VEHICLE_NAME,
    YIELDING,
    ZONE,
    piece_name,
)
from landsraad.games.war_for_arrakis.deeds import in_play, in_tank
from landsraad.games.war_for_arrakis.effects import Upgrade
from landsraad.games.war_for_arrakis.frames import (
    Attacking,
    Losses,
    Moving,
    Placing,
    Resolve,
    Step,
)
from landsraad.games.war_for_arrakis.movement import minus, pieces
from landsraad.games.war_for_arrakis.placing import left_over
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.reach import suits, worm_moves, worm_targets
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    HARKONNEN,
    NOBODY,
    ORNITHOPTER,
    RESULT,
    SLOTS,
    VEHICLES,
)
from landsraad.games.war_for_arrakis.text import legions_words


def unknown(what: str, words: list[str]) -> Reason:
    """There is no such thing in the game."""
    return Reason(f"there is no {what} {shown(' '.join(words))}", "")


def _of_area(explain: Callable[[State, Decision, int], Reason | None]) -> Explain:
    """A reason about an area that there is."""

    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        if len(words) != 1 or words[0] not in AREA:
            return unknown("area", words)
        return explain(state, decision, AREA[words[0]])

    return reason


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
    return Reason(f"there is no prey in {name}", rule)


def _clear(state: State, decision: Decision, area: int) -> Reason | None:
    if not state.wormsigns >> area & 1:
        return Reason(f"there is no wormsign in {AREAS[area].name}", "WFA 14.3.12")
    return Reason(f"{AREAS[area].name} is not next to the North Pole", "WFA 14.3.9")


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
    name = AREAS[area].name
    if decision.ask.key == "maker":
        return Reason(f"{name} does not hold a wormsign and nothing else", "WFA 14.6.16")
    return Reason(f"{name} is not empty, or not next to what the card says", "WFA 2.1.7")


def _strike(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if decision.ask.key != "worm_at":
        return Reason(f"the card does not reach an enemy legion in {name}", "WFA 6.8.2")
    if not (state.armies[HARKONNEN] | state.harvesters) >> area & 1:
        return Reason(f"there is no Harkonnen legion or harvester in {name}", "WFA 8.3.2")
    assert isinstance(frame, Step)
    if not worm_targets(state, frame.value) >> area & 1:
        return Reason(f"the sandworm does not reach {name}, or it is sheltered", "WFA 8.3.2")
    return None


def _resolve(state: State, decision: Decision, area: int) -> Reason | None:
    return Reason(f"no sandworm in {AREAS[area].name} is waiting", "WFA 9.1.4")


def _expose(state: State, decision: Decision, area: int) -> Reason | None:
    return Reason(f"no sandworm would rise in {AREAS[area].name}", "WFA 9.1.5")


def _relocate(state: State, decision: Decision, area: int) -> Reason | None:
    if not state.worms >> area & 1:
        return Reason(f"there is no common sandworm in {AREAS[area].name}", "WFA 8.2.3")
    return Reason("this sandworm has risen in this phase", "WFA 9.1.5")


# --- legions


def _attack(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if not isinstance(frame, Attacking):
        return None
    if not state.armies[frame.side] >> area & 1:
        return Reason(f"you have no legion in {name}", "WFA 6.1.1")
    if frame.attack.legions.leader and not attackers(state, frame.side, frame.attack) >> area & 1:
        return Reason(f"the legion in {name} has no leader, or no enemy in reach", "WFA 4.4.3")
    if not suits(state, state.legions[area], area, frame.attack.legions):
        return Reason(f"only {legions_words(frame.attack.legions, 1)} may attack now", "WFA 6.1.1")
    return Reason(f"the legion in {name} may not attack, or has no enemy in reach", "WFA 6.1.1")


def _place(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if decision.ask.key == "sietch":
        return Reason(f"there is no sietch in {name}", "WFA 4.4.4")
    if isinstance(frame, Placing) and frame.area >= 0:
        return Reason(f"the pieces go to {AREAS[frame.area].name}", "WFA 2.2.4")
    leader = isinstance(frame, Placing) and KIND_OF[frame.side].get(frame.left[0], 3) == 3
    if leader and not state.armies[state.asked] >> area & 1:
        return Reason(f"no unit of yours stands in {name} for a leader", "WFA 16.1.7")
    return Reason(f"these pieces cannot be placed in {name}, or it is full", "WFA 2.2.4")


def _from(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if isinstance(frame, Placing) and frame.place.deploy:
        return Reason("pieces are deployed from off the board", "WFA 2.2.3")
    return Reason(f"{name} has no such piece that it can give up", "WFA 2.2.4")


def _upgrade(state: State, decision: Decision, area: int) -> Reason | None:
    frame = state.stack[-1]
    if not isinstance(frame, Resolve) or not isinstance(frame.effect, Upgrade):
        return None
    unit = piece_name(frame.side, frame.effect.old)
    return Reason(f"you have no {unit} in {AREAS[area].name}", "WFA 4.4.7")


def _reveal(state: State, decision: Decision, area: int) -> Reason | None:
    name = AREAS[area].name
    if not (state.hidden | state.sietches & ~state.revealed) >> area & 1:
        return Reason(f"nothing lies facedown in {name}", "WFA 4.5.3")
    return Reason(f"the ornithopter does not serve {name}", "WFA 4.5.3")


def _no_sietch(state: State, decision: Decision, area: int) -> Reason | None:
    return Reason(f"there is no sietch in {AREAS[area].name} that the card means", decision.rule)


def _no_legion(state: State, decision: Decision, area: int) -> Reason | None:
    return Reason(f"there is no legion in {AREAS[area].name} that the card means", decision.rule)


# --- pieces, leaders, dice, vehicles


def _piece(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """A piece that is not there, or that may not be chosen."""
    frame, key = state.stack[-1], " ".join(words)
    if isinstance(frame, Moving) and frame.origin >= 0:
        return _leave(state, frame, key)
    if isinstance(frame, Losses):
        return Reason(f"there is no {key} in {AREAS[frame.area].name}", "WFA 6.4.1")
    if decision.ask.key == "vehicles_off" and key in AREA:
        name = AREAS[AREA[key]].name
        return Reason(f"the card reaches no Harkonnen harvester in {name}", decision.rule)
    if decision.ask.key == "ability":
        return Reason(f"{key} has no ability left in this battle round", "WFA 6.3.2")
    return Reason(f"there is no {key} here to remove", decision.rule)


def _leave(state: State, frame: Moving, key: str) -> Reason:
    for option in pieces(state, "leave", frame.group):
        if option.notation == f"leave {key}":
            group = minus(frame.group, option.piece)
            if group.units and not suits(state, group, frame.origin, frame.legions):
                words = legions_words(frame.legions, 1)
                return Reason(f"what goes must still be {words}", "WFA 5.1.4")
            return Reason("neither part of a legion may be leaders alone", "WFA 5.1.4")
    return Reason(f"there is no {key} in the legion", "WFA 5.1.2")


def _with(state: State, decision: Decision, words: list[str]) -> Reason | None:
    key = " ".join(words)
    if key in LEADER:
        leader = LEADER[key]
        name = LEADERS[leader].name
        mine = leader in state.kit.every_leader and state.side_of(leader) == state.asked
        if not mine or not in_play(state, leader):
            return Reason(f"{name} is not in play on your side", "WFA 13.1.1")
        if in_tank(state, leader):
            return Reason(f"{name} is in the regeneration tank", "WFA 7.1.2")
        return Reason(f"{name} cannot be placed there now", "WFA 2.2.4")
    kind = KIND_OF[state.asked].get(key, NOBODY)
    if not 0 <= kind < len(state.supply[state.asked]):
        return Reason(f"{shown(key)} is not a piece of yours", "WFA 2.2.4")
    if not state.supply[state.asked][kind]:
        return Reason(f"no {piece_name(state.asked, kind)} is left in the supply", "WFA 2.2.3")
    return Reason("another piece is placed now", "WFA 2.2.4")


def _recall(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in LEADER:
        return unknown("leader", words)
    leader = LEADERS[LEADER[words[0]]]
    if state.side_of(LEADER[words[0]]) != state.asked:
        return Reason(f"{leader.name} is of the other side", "WFA 11.1.3")
    return Reason(f"{leader.name} is not on the board", "WFA 11.1.3")


def _leader(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in LEADER:
        return unknown("leader", words)
    name = LEADERS[LEADER[words[0]]].name
    if decision.ask.key == "tank":
        return Reason(f"{name} has not fallen now, or has been named", "WFA 7.1.5")
    return Reason(f"the card does not reach {name}", decision.rule)


def _result(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in RESULT:
        return unknown("result", words)
    dice = state.dice[state.asked]
    if decision.ask.key == "change":
        free = SLOTS[state.asked] - dice[RESULT[words[0]]]
        return Reason(f"{words[0]} has {max(free, 0)} free slots: others have more", "WFA 4.1.3")
    if decision.ask.key == "token":
        return Reason(f"{words[0]} is not a result with the fewest dice", "WFA 4.2.1")
    return Reason(f"{words[0]} cannot be chosen here", decision.rule)


def _airborne(kind: int, name: str) -> Explain:
    def reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
        if len(words) != 1 or words[0] not in ZONE:
            return unknown("air zone", words)
        if state.zones.count(kind) >= VEHICLES[kind]:
            return Reason(f"all {name}s are on the board", "WFA 16.1.9")
        if not left_over(state, kind):
            return Reason(f"no {name} is left to place in this round", "WFA 16.1.9")
        there = state.zones[ZONE[words[0]]]
        if there == kind:
            return Reason(f"there is one {name} in that air zone", "WFA 2.1.4")
        if there and there not in YIELDING:
            return Reason(f"that air zone is held by the {VEHICLE_NAME[there]}", "WFA 2.1.4")
        return Reason("another kind of vehicle is placed now", "WFA 3.2.1")

    return reason


def _take(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return Reason("that is not among what can be done now", "WFA 4.3.3")


def _blast(state: State, decision: Decision, words: list[str]) -> Reason | None:
    names = ", ".join(key for key, _, _ in ATOMICS)
    return Reason(f"the tokens are {names}", "WFA 12.4.2")


def _train(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked != ATREIDES:
        return Reason("only the Atreides have deployment tokens", "WFA 4.5.2")
    if len(words) != 1 or words[0] not in AREA:
        return unknown("area", words)
    if not state.hidden >> AREA[words[0]] & 1:
        name = AREAS[AREA[words[0]]].name
        return Reason(f"no deployment token lies in {name}", "WFA 4.5.2")
    return None


def _scheme(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.asked != HARKONNEN:
        return Reason("only the Harkonnens hold Hawat's Scheming", "WFA 13.1.3")
    if not in_play(state, LEADER["thufir_hawat"]):
        return Reason("Thufir Hawat is not in play", "WFA 13.1.3")
    if state.turn == HARKONNEN:
        return Reason("you do not hold that many cards of Hawat's Scheming", "WFA 13.1.3")
    return None


EXPLAIN: Final[dict[str, Explain]] = {
    "harvester": _of_area(_harvester),
    "wormsign": _of_area(_wormsign),
    "clear": _of_area(_clear),
    "worm": _of_area(_worm),
    "sandworm": _of_area(_sandworm),
    "strike": _of_area(_strike),
    "resolve": _of_area(_resolve),
    "expose": _of_area(_expose),
    "relocate": _of_area(_relocate),
    "attack": _of_area(_attack),
    "place": _of_area(_place),
    "from": _of_area(_from),
    "upgrade": _of_area(_upgrade),
    "reveal": _of_area(_reveal),
    "sietch": _of_area(_no_sietch),
    "push": _of_area(_no_legion),
    "carry": _of_area(_no_legion),
    "flee": _of_area(_no_sietch),
    "lose": _piece,
    "leave": _piece,
    "apply": _piece,
    "remove": _piece,
    "with": _with,
    "recall": _recall,
    "tank": _leader,
    "seize": _leader,
    "change": _result,
    "bene_gesserit": _result,
    "as": _result,
    "force": _result,
    "ornithopter": _airborne(ORNITHOPTER, "ornithopter"),
    "carryall": _airborne(CARRYALL, "carryall"),
    "take": _take,
    "blast": _blast,
}
"""What is wrong with an answer of the kind that is asked for."""
FREE: Final[dict[str, Explain]] = {"train": _train, "scheme": _scheme}
"""What is wrong with a free action, whenever it is tried."""
