"""Why a legion does not move, attack or retreat, or a leader turns no special result."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.battle import attackers, fighting
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREAS,
    BOARDING,
    CARRIES,
    CARRIES_FAR,
    LEADING,
    TOUCHING,
    ZONE,
    ZONES_AT,
)
from landsraad.games.war_for_arrakis.deeds import moved_in, without
from landsraad.games.war_for_arrakis.effects import Legions
from landsraad.games.war_for_arrakis.frames import Attacking, Battle, Moving, Relocating, Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.movement import minus
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.reach import (
    by_riding,
    empty,
    enemies,
    free,
    held,
    led,
    suits,
)
from landsraad.games.war_for_arrakis.refusals_words import (
    called,
    missing,
    numbered,
    of_area,
    unknown,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from landsraad.games.war_for_arrakis.text import legions_words

# --- which legion


def _unable(state: State, legion: Legion, area: int, legions: Legions, verb: str) -> Reason | None:
    """Why a legion is not one that an effect may use."""
    name = AREAS[area].name
    if legions.leader and not led(legion):
        return Reason(f"there is no leader with the legion in {name}", "WFA 4.4.3")
    if not suits(state, legion, area, legions):
        rule = "WFA 6.1.1" if verb == "attack" else "WFA 5.1.1"
        return Reason(f"only {legions_words(legions, 1)} may {verb} now", rule)
    if held(state, legion):
        return Reason(f"the legion with Paul may not {verb} on this turn", "WFA 14.4.18")
    return None


def _move(state: State, decision: Decision, area: int) -> Reason | None:
    frame, name = state.stack[-1], AREAS[area].name
    if not isinstance(frame, Moving):
        return None
    if state.legions[area].side != frame.side:
        return Reason(f"you have no legion in {name}", "WFA 5.1.1")
    rest = without(state.legions[area], moved_in(state, area))
    if not rest.units:
        return Reason("these figures have moved with this action", "WFA 5.1.5")
    if reason := _unable(state, rest, area, frame.legions, "move"):
        return reason
    return Reason(f"no free area is in reach of the legion in {name}", "WFA 5.1.3")


def _attack(state: State, decision: Decision, area: int) -> Reason | None:
    frame, name = state.stack[-1], AREAS[area].name
    if not isinstance(frame, Attacking):
        return None
    if not state.armies[frame.side] >> area & 1:
        return Reason(f"you have no legion in {name}", "WFA 6.1.1")
    if reason := _unable(state, state.legions[area], area, frame.attack.legions, "attack"):
        return reason
    if attackers(state, frame.side, frame.attack) >> area & 1:
        return None
    return Reason(f"no enemy is in reach of the legion in {name}", "WFA 6.1.1")


# --- where to


def _to(state: State, decision: Decision, area: int) -> Reason | None:
    frame = state.stack[-1]
    if decision.ask.key == "worm_to" and isinstance(frame, Step):
        return _worm_to(state, frame.value, area)
    if isinstance(frame, Moving):
        return _occupied(state, frame.side, area) or _away(
            state, frame.side, frame.origin, area, frame.zone
        )
    if isinstance(frame, Relocating):
        return _relocated(state, frame, area)
    return _pushed(state, frame.value, area) if isinstance(frame, Step) else None


def _occupied(state: State, side: int, area: int) -> Reason | None:
    name = AREAS[area].name
    if state.all_worms >> area & 1:
        return Reason(f"there is a sandworm in {name}", "WFA 5.1.3")
    if state.armies[1 - side] >> area & 1:
        return Reason(f"there are enemy units in {name}: attack them", "WFA 5.1.3")
    if enemies(state, side) >> area & 1:
        return Reason(f"there is an enemy settlement in {name}", "WFA 5.1.3")
    return None


def _worm_to(state: State, origin: int, area: int) -> Reason:
    name = AREAS[area].name
    if area == origin:
        return Reason(f"the sandworm is in {name} already", "WFA 8.3.1")
    if not state.deserts >> area & 1:
        return Reason(f"{name} is not a desert area", "WFA 8.3.1")
    if not empty(state) >> area & 1 and not _station_only(state, area):
        return Reason(f"{name} is not empty", "WFA 8.3.1")
    return Reason(f"{name} is not within two desert areas of the sandworm", "WFA 8.3.1")


def _station_only(state: State, area: int) -> bool:
    """Whether nothing but a station lies in an area."""
    others = state.harvesters | state.wormsigns | state.sietches | state.villages | state.camps
    return not (others | state.all_worms | state.armies[0] | state.armies[1]) >> area & 1


def _away(state: State, side: int, origin: int, area: int, zone: int) -> Reason:
    """Why an area is out of reach: on foot, by riding, or by what the legion has boarded."""
    here, there = AREAS[origin].name, AREAS[area].name
    if area == origin:
        return Reason(f"the legion is in {there} already", "WFA 5.1.1")
    if zone >= 0:
        reach = CARRIES_FAR[state.zones[zone]]
        return Reason(f"{there} is more than {reach} areas away from {here}", "WFA 5.4.2")
    if side == ATREIDES and by_riding(state, origin) >> area & 1:
        return Reason("a legion that has flown does not sandride on this turn", "WFA 17.5.4")
    if TOUCHING[origin] >> area & 1 and not ADJACENT[origin] >> area & 1:
        return Reason(f"the border between {here} and {there} is impassable", "WFA 2.1.5")
    if side == ATREIDES:
        words = f"{there} is not next to {here}, and no wormsigns or sandworms lead there"
        return Reason(words, "WFA 5.3.1")
    return Reason(f"{there} is not next to {here}", "WFA 5.1.1")


def _at(state: State, decision: Decision, area: int) -> Reason | None:
    frame, name = state.stack[-1], AREAS[area].name
    if not isinstance(frame, Attacking):
        return None
    if not enemies(state, frame.side) >> area & 1:
        return Reason(f"there is no enemy in {name}", "WFA 6.1.1")
    if state.all_worms >> area & 1:
        return Reason(f"there is a sandworm in {name}", "WFA 8.3.5")
    return _away(state, frame.side, frame.origin, area, frame.zone)


def _relocated(state: State, frame: Relocating, area: int) -> Reason:
    name = AREAS[area].name
    if area == frame.origin:
        return Reason(f"that is where they are: {name}", "WFA 2.2.4")
    if not frame.sietch:
        return Reason(f"no other legion of yours is in {name}", "WFA 14.4.6")
    if not (empty(state) & state.deserts) >> area & 1:
        return Reason(f"{name} is not an empty desert area", "WFA 14.2.15")
    return Reason(f"{name} is not next to the sietch", "WFA 14.2.15")


def _pushed(state: State, origin: int, area: int) -> Reason:
    name = AREAS[area].name
    if not empty(state) >> area & 1:
        return Reason(f"{name} is not empty", "WFA 14.2.16")
    return Reason(f"{name} is not next to {AREAS[origin].name}", "WFA 14.2.16")


def _retreat(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame, area = state.stack[-1], numbered(words)
    if decision.ask.key == "retreat":
        return Reason("the opponent chooses where a legion retreats", "WFA 6.6.1")
    if area < 0 or not isinstance(frame, Step):
        return Reason("the area that the legion retreats to is named", "WFA 6.6.1")
    name = AREAS[area].name
    rule = "WFA 12.4.3" if decision.ask.key == "displaced" else "WFA 6.6.2"
    if not ADJACENT[frame.value] >> area & 1:
        return Reason(f"{name} is not next to {AREAS[frame.value].name}", rule)
    side = state.legions[frame.value].side
    if not free(state, side) >> area & 1:
        return Reason(f"{name} is not free for the legion", rule)
    if side == HARKONNEN and state.wormsigns >> area & 1:
        return Reason(f"there is a wormsign in {name}", rule)
    return None


# --- who stays behind


def _leave(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame, key = state.stack[-1], " ".join(words)
    if not isinstance(frame, Moving | Relocating):
        return Reason("the whole legion is moved", "WFA 14.2.16")
    if isinstance(frame, Moving) and frame.origin < 0:
        return Reason("first it is said which legion moves", "WFA 5.1.2")
    piece = called(state, frame.side, key)
    if piece is None:
        return unknown("piece", words)
    if reason := missing(state, frame.group, piece, key, "WFA 5.1.2"):
        return reason
    rest = without(state.legions[frame.origin], frame.group)
    if piece.leads and not rest.units:
        return Reason(f"{piece.one} does not stay without a unit", "WFA 5.1.4")
    left = minus(frame.group, piece.number)
    if not left.units:
        if left.generic or left.named:
            return Reason("the leaders do not go without a unit", "WFA 5.1.4")
        return Reason("at least one unit goes", "WFA 5.1.2")
    if isinstance(frame, Moving) and not suits(state, left, frame.origin, frame.legions):
        words_of = legions_words(frame.legions, 1)
        return Reason(f"what goes must still be {words_of}", "WFA 5.1.4")
    return None


# --- transports and abilities


def _transport(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in ZONE:
        return unknown("air zone", words)
    if not state.kit.flies[state.asked]:
        return Reason("only the Harkonnens have ornithopters", "WFA 5.4.1")
    zone, frame = ZONE[words[0]], state.stack[-1]
    there = state.zones[zone]
    if CARRIES[there] != state.asked or BOARDING[there] != "transport":
        return Reason("there is no ornithopter in that air zone", "WFA 5.4.1")
    if decision.ask.key not in ("to", "target"):
        return None
    if not isinstance(frame, Moving | Attacking):
        return Reason("the card moves these pieces without a troop transport", "WFA 5.4.1")
    if frame.zone >= 0:
        return Reason("a legion uses one troop transport only", "WFA 5.4.3")
    if state.rode >> frame.origin & 1:
        return Reason("this legion has sandridden on this turn", "WFA 17.5.4")
    if state.flown >> frame.origin & 1:
        return Reason("this legion has used a troop transport on this turn", "WFA 5.4.3")
    if zone not in ZONES_AT[frame.origin]:
        return Reason("that air zone does not serve the legion", "WFA 5.4.1")
    return Reason("by air the legion reaches no enemy either", "WFA 6.1.1")


def _apply(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """A leader that is not there or has turned a result already, or a unit."""
    frame, key, rule = state.stack[-1], " ".join(words), "WFA 6.3.2"
    if not isinstance(frame, Battle):
        return None
    index = int(frame.stage == "ability_defender")
    side = 1 - frame.attacker if index else frame.attacker
    piece = called(state, side, key)
    if piece is None:
        return unknown("leader", words)
    if reason := missing(state, fighting(state, frame, index), piece, key, rule):
        return reason
    if not piece.leads and piece.number not in LEADING:
        return Reason("only leaders turn special results", rule)
    words_of = "has turned a special result in this battle round"
    return Reason(f"{piece.name} {words_of}", rule)


def _advance(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "advance":
        return Reason("a legion advances after a battle, not a marker", "WFA 6.7.2")
    return Reason("a marker that can still advance is named", decision.rule)


ALWAYS: Final[dict[str, Explain]] = {"transport": _transport}
"""What is wrong with an answer, whatever is asked."""
EXPLAIN: Final[dict[str, Explain]] = {
    "move": of_area(_move),
    "to": of_area(_to),
    "attack": of_area(_attack),
    "at": of_area(_at),
    "retreat": _retreat,
    "leave": _leave,
    "apply": _apply,
    "advance": _advance,
}
"""What is wrong with an answer of the kind that is asked for."""
