"""Why a piece or a vehicle is not placed, replaced, removed or lost."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.war_for_arrakis.catalogue import (
    AREA,
    AREAS,
    KIND_OF,
    PAULS,
    VEHICLE_NAME,
    YIELDING,
    ZONE,
    piece_name,
)
from landsraad.games.war_for_arrakis.deeds import stacking
from landsraad.games.war_for_arrakis.effects import Upgrade
from landsraad.games.war_for_arrakis.frames import Losses, Placing, Resolve, Step
from landsraad.games.war_for_arrakis.options import LEADER_PIECE, TOKEN_PIECE
from landsraad.games.war_for_arrakis.placing import ANY_LEADER, left_over
from landsraad.games.war_for_arrakis.plug import Explain
from landsraad.games.war_for_arrakis.reach import places
from landsraad.games.war_for_arrakis.refusals_words import (
    Called,
    absent,
    called,
    missing,
    numbered,
    of_area,
    unknown,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    CARRYALL,
    GENERIC,
    HARVESTER,
    NO_VEHICLE,
    ORNITHOPTER,
    REGULAR,
    VEHICLE_KEYS,
    VEHICLES,
)
from landsraad.games.war_for_arrakis.text import pieces_words, where_words

FIRST: Final = Reason("first it is said where the pieces go", "WFA 2.2.4")

# --- placing


def _kind(frame: Placing) -> int:
    """The kind of the piece that is placed now; -1 for a named leader, or any leader."""
    return KIND_OF[frame.side].get(frame.left[0], -1)


def _place(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if decision.ask.key == "sietch":
        if state.sietches >> area & 1:
            return Reason("the card asks for the sietch itself", "WFA 14.2.8")
        return Reason(f"there is no sietch in {name}", "WFA 4.4.4")
    if not isinstance(frame, Placing):
        return None
    if frame.area >= 0:
        return Reason(f"the pieces go to {AREAS[frame.area].name}", "WFA 2.2.4")
    if not places(state, frame.side, frame.place.where) >> area & 1:
        words = f"{name} will not do: the pieces go {where_words(frame.place.where)}"
        return Reason(words, "WFA 2.2.4")
    return _no_room(state, frame, area)


def _no_room(state: State, frame: Placing, area: int) -> Reason | None:
    """Why the piece that is placed now does not come to one of the areas for it."""
    name, kind = AREAS[area].name, _kind(frame)
    if kind in (GENERIC, -1):
        if not state.armies[frame.side] >> area & 1:
            return Reason(f"no unit of yours stands in {name} for a leader", "WFA 16.1.7")
        return Reason("first the leader is named who is placed", "WFA 2.2.4")
    if area == frame.origin:
        return Reason(f"the unit comes from {name}", "WFA 2.2.4")
    full = state.legions[area].units >= stacking(state, frame.side)
    if full and (kind == REGULAR or kind > GENERIC):
        return Reason(f"{name} is full", "WFA 16.1.12")
    return Reason("the supply has none left: first it is said where the unit comes from",
                  "WFA 2.2.4")  # fmt: skip


def _from(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame = AREAS[area].name, state.stack[-1]
    if not isinstance(frame, Placing):
        return None
    if frame.place.deploy:
        return Reason("pieces are deployed from off the board", "WFA 2.2.3")
    if frame.area < 0 and not frame.place.apart:
        return FIRST
    if frame.origin >= 0 or frame.leader >= 0:
        return Reason("it has been said which piece is placed: where does it go?", "WFA 2.2.4")
    kind = _kind(frame)
    if kind < 0 and frame.left[0] != ANY_LEADER:
        return Reason("a named leader is named, wherever the figure is", "WFA 2.2.4")
    kind = GENERIC if kind < 0 else kind
    legion = state.legions[area]
    if legion.side != frame.side or not legion.amount(kind):
        return Reason(f"there is no {piece_name(frame.side, kind)} of yours in {name}", "WFA 2.2.4")
    if area == frame.area:
        return Reason(f"it is in {name} already", "WFA 2.2.4")
    return Reason(f"that would leave leaders alone in {name}", "WFA 2.2.4")


def _with(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame, key = state.stack[-1], " ".join(words)
    if not isinstance(frame, Placing):
        return None
    piece = called(state, frame.side, key)
    if piece is None or piece.number >= TOKEN_PIECE:
        return unknown("piece", words)
    if piece.side != frame.side:
        return Reason(f"{piece.one} is of the other side", "WFA 2.2.4")
    named = piece.number >= LEADER_PIECE
    if named and (gone := absent(state, piece.number - LEADER_PIECE)):
        return gone
    if frame.area < 0 and not frame.place.apart:
        return FIRST
    if frame.origin >= 0 or frame.leader >= 0:
        return Reason("it has been said which piece is placed: where does it go?", "WFA 2.2.4")
    if reason := _another(frame, piece):
        return reason
    if named:
        return _leader_with(state, frame, piece)
    if not state.supply[frame.side][piece.number]:
        return Reason(f"no {piece.name} is left in the supply", "WFA 2.2.3")
    return Reason("first it is said where the unit goes", "WFA 2.2.4")


def _another(frame: Placing, piece: Called) -> Reason | None:
    """That something else is placed now."""
    wanted, kind = frame.left[0], _kind(frame)
    if wanted == ANY_LEADER and piece.leads:
        return None
    if kind >= 0 and piece.number == kind:
        return None
    if kind < 0 and wanted != ANY_LEADER and piece.number >= LEADER_PIECE:
        return None
    return Reason(f"now {pieces_words((wanted,))} is placed", "WFA 2.2.4")


def _leader_with(state: State, frame: Placing, piece: Called) -> Reason:
    """Why a leader in play, off the board or on it, is not the one that is placed."""
    leader = piece.number - LEADER_PIECE
    where = state.leader_at[leader]
    if state.held == 2 and PAULS >> leader & 1:
        return Reason("Paul is not placed on this turn", "WFA 14.4.18")
    if where >= 0 and where == frame.area:
        return Reason(f"{piece.name} is in {AREAS[where].name} already", "WFA 2.2.4")
    if where >= 0 and frame.place.deploy:
        return Reason(f"{piece.name} is on the board: leaders are deployed from off it",
                      "WFA 2.2.3")  # fmt: skip
    return Reason(f"now {pieces_words((frame.left[0],))} is placed", "WFA 2.2.4")


def _skip(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame = state.stack[-1]
    if isinstance(frame, Placing) and len(set(frame.left)) > 1:
        if frame.origin >= 0 or frame.leader >= 0:
            return Reason("it has been said which piece is placed: where does it go?", "WFA 2.2.4")
        return FIRST
    return Reason("nothing else is to be placed: you may be done", "WFA 4.3.3")


def _upgrade(state: State, decision: Decision, area: int) -> Reason | None:
    frame = state.stack[-1]
    if not isinstance(frame, Resolve) or not isinstance(frame.effect, Upgrade):
        return None
    unit = piece_name(frame.side, frame.effect.old)
    return Reason(f"you have no {unit} in {AREAS[area].name}", "WFA 4.4.7")


# --- losing and removing


def _lose(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame, key = state.stack[-1], " ".join(words)
    if not isinstance(frame, Losses):
        return None
    piece = called(state, frame.side, key)
    if piece is None:
        return unknown("piece", words)
    place = f"in {AREAS[frame.area].name}"
    if reason := missing(state, state.legions[frame.area], piece, key, "WFA 6.4.1", place):
        return reason
    return Reason(f"{piece.one} takes no part in this", "WFA 6.4.1")


def _remove(state: State, decision: Decision, words: list[str]) -> Reason | None:
    frame, ask, key = state.stack[-1], decision.ask.key, " ".join(words)
    if ask == "vehicles_off":
        if (area := numbered(words)) < 0:
            return Reason("a harvester is named by its area", _of_card(frame))
        return _harvester_off(state, area, _of_card(frame))
    if key in AREA:
        return Reason("a piece is removed: it is named, not its area", decision.rule)
    if not isinstance(frame, Step):
        return None
    piece = called(state, frame.side, key)
    if piece is None:
        return unknown("piece", words)
    if ask == "flee" and not frame.value:
        return Reason("first the sietch is named", "WFA 14.5.15")
    area = frame.value - (ask == "flee")
    place = f"in {AREAS[area].name}"
    if reason := missing(state, state.legions[area], piece, key, decision.rule, place):
        return reason
    if ask == "train":
        return Reason("a deployment token is turned up", "WFA 4.5.2")
    if piece.leads:
        return Reason("units are removed, not leaders", decision.rule)
    return Reason("two units go, or one deployment token instead", "WFA 14.5.15")


def _of_card(frame: object) -> str:
    """The rule of the card that removes vehicles."""
    if isinstance(frame, Step):
        return {"dust": "WFA 14.2.3", "rockets": "WFA 14.2.4"}.get(frame.name, "WFA 16.1.15")
    return "WFA 16.1.15"


def _harvester_off(state: State, area: int, rule: str) -> Reason:
    name = AREAS[area].name
    if not state.harvesters >> area & 1:
        return Reason(f"there is no harvester in {name}", rule)
    return Reason(f"the card does not reach the harvester in {name}", rule)


def _flee(state: State, decision: Decision, area: int) -> Reason | None:
    name, frame, rule = AREAS[area].name, state.stack[-1], "WFA 14.5.15"
    if isinstance(frame, Step) and frame.value:
        return Reason(f"the pieces leave {AREAS[frame.value - 1].name}", rule)
    if not state.sietches >> area & 1:
        return Reason(f"there is no sietch in {name}", rule)
    if not state.armies[0] >> area & 1:
        return Reason(f"nobody is in {name}", rule)
    return Reason(f"nothing can leave {name}: two units go, or one deployment token", rule)


# --- vehicles


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


def _vehicle(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in VEHICLE_KEYS[1:]:
        return unknown("vehicle", words)
    kind, name = VEHICLE_KEYS.index(words[0]), words[0]
    if kind == HARVESTER:
        out = (state.harvesters & ~state.foreign).bit_count() >= VEHICLES[HARVESTER]
        if out:
            return Reason("all harvesters are on the board", "WFA 16.1.9")
        return Reason("no free desert area is left for a harvester", "WFA 3.2.2")
    if state.zones.count(kind) >= VEHICLES[kind] or not left_over(state, kind):
        return Reason(f"no {name} is left off the board", "WFA 16.1.9")
    return Reason(f"no air zone is open to a further {name}", "WFA 2.1.4")


def _shoot(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in ZONE:
        return unknown("air zone", words)
    there = state.zones[ZONE[words[0]]]
    if there == NO_VEHICLE:
        return Reason("there is no vehicle in that air zone", _of_card(state.stack[-1]))
    if there not in (ORNITHOPTER, CARRYALL):
        return Reason(f"the {VEHICLE_NAME[there]} is not a Harkonnen vehicle", "WFA 16.1.15")
    words_of = "that air zone is not connected to the sector of the card"
    return Reason(words_of, _of_card(state.stack[-1]))


EXPLAIN: Final[dict[str, Explain]] = {
    "place": of_area(_place),
    "from": of_area(_from),
    "with": _with,
    "skip": _skip,
    "upgrade": of_area(_upgrade),
    "lose": _lose,
    "remove": _remove,
    "flee": of_area(_flee),
    "ornithopter": _airborne(ORNITHOPTER, "ornithopter"),
    "carryall": _airborne(CARRYALL, "carryall"),
    "vehicle": _vehicle,
    "shoot": _shoot,
}
"""What is wrong with an answer of the kind that is asked for."""
