"""Legions on the move: splitting, sandriding, troop transport, arriving."""

from __future__ import annotations

from typing import Any

from landsraad.core.decisions import Option
from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import (
    ADJACENT,
    AREA_KEYS,
    BOARDING,
    CARRIES,
    LEADERS,
    PAULS,
    STATIONS,
    VEHICLE_KEY,
    ZONES,
    bits,
    piece_key,
)
from landsraad.games.war_for_arrakis.deeds import (
    RODE,
    carry_marks,
    check_stacking,
    contents,
    disband,
    emit,
    feat,
    moved_in,
    put,
    remove_harvester,
    stacking,
    take_piece,
    transfer,
    with_piece,
    without,
)
from landsraad.games.war_for_arrakis.effects import Legions, Move
from landsraad.games.war_for_arrakis.engine import answers, ask_or_skip, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Moving, Resolve, Step
from landsraad.games.war_for_arrakis.legion import NO_LEGION, Legion
from landsraad.games.war_for_arrakis.names import name_of
from landsraad.games.war_for_arrakis.options import (
    DONE,
    LEADER_PIECE,
    TOKEN_PIECE,
    OfArea,
    OfPiece,
    OfZone,
    areas,
    figure,
    named,
    of_zone,
    token,
    token_key,
)
from landsraad.games.war_for_arrakis.reach import (
    by_riding,
    destinations,
    free,
    may_act,
    on_foot,
    riders,
    suits,
    transports,
    walkers,
)
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    GENERIC,
    HARKONNEN,
    MARKER_KEYS,
    NO_VEHICLE,
    NOWHERE,
    ORNITHOPTER,
)
from landsraad.games.war_for_arrakis.tracks import advance


def pieces(state: State, verb: str, legion: Legion) -> list[OfPiece]:
    """The different pieces of a legion as options."""
    side = legion.side
    counts = (legion.regular, legion.elite, legion.special, legion.generic)
    found = [figure(verb, side, kind) for kind in range(4) if counts[kind]]
    if legion.others:
        found += [figure(verb, side, kind) for kind in sorted(set(legion.others))]
    if legion.named:
        found += [named(verb, leader) for leader in bits(legion.named)]
    if legion.tokens:
        seen = {(contents(state, number), number >= 8): number for number in legion.tokens}
        found += [token(verb, inside, number) for (inside, _), number in sorted(seen.items())]
    return found


def minus(legion: Legion, piece: int) -> Legion:
    """A legion without one piece."""
    if piece >= TOKEN_PIECE:
        return without(legion, Legion(legion.side, tokens=(piece - TOKEN_PIECE,)))
    if piece >= LEADER_PIECE:
        return without(legion, Legion(legion.side, named=1 << piece - LEADER_PIECE))
    return with_piece(legion, legion.side, piece, -1)


# --- excess units


@steps("excess")
def _excess(state: State, frame: Step) -> None:
    area = frame.value
    legion = state.legions[area]
    if legion.side != frame.side or legion.units <= stacking(state, frame.side):
        return
    units = legion.changed(generic=0, named=0)
    ask_or_take(state, frame, frame.side, asks.EXCESS, pieces(state, "remove", units))


@answers("excess")
def _excess_answer(state: State, frame: Step, option: OfPiece) -> None:
    remove_piece(state, frame.value, option.piece)
    state.stack.append(frame)


def _called(state: State, side: int, piece: int) -> str:
    """A piece by its key; a token that leaves the game is shown (WFA 16.1.6)."""
    if piece >= TOKEN_PIECE:
        number = piece - TOKEN_PIECE
        return token_key(contents(state, number), number >= 8)
    return LEADERS[piece - LEADER_PIECE].key if piece >= LEADER_PIECE else piece_key(side, piece)


def remove_piece(state: State, area: int, piece: int) -> None:
    """A unit goes back to the supply, or a token out of the game."""
    legion = state.legions[area]
    emit(state, "removed", legion.side, AREA_KEYS[area], _called(state, legion.side, piece))
    if piece < TOKEN_PIECE:
        take_piece(state, area, piece)
        return
    put(state, area, minus(legion, piece))
    state.tokens_gone.append(piece - TOKEN_PIECE)
    disband(state, area)


# --- choosing a legion


def movable(state: State, side: int, legions: Legions) -> list[int]:
    """The areas from which a legion may still move with this action."""
    found, open_near = [], free(state, side)
    for area in bits(state.armies[side]):
        legion = state.legions[area]
        if state.moved:
            legion = without(legion, moved_in(state, area))
        # Nearly always the next area is free, and no ride or flight need be looked for.
        if may_act(state, legion, area, legions) and (
            ADJACENT[area] & open_near
            or _open_to(state, side, area, legion, legions)
            or transports(state, side, area)
        ):
            found.append(area)
    return found


def _open_to(
    state: State, side: int, origin: int, group: Legion, legions: Legions, zone: int = NOWHERE
) -> int:
    """Where a group may go; it rides only if a part of it that may act does ride."""
    found = destinations(state, side, origin, zone)
    if group.others and side == ATREIDES and zone < 0 and on_foot(state, group, origin, legions):
        return found & ADJACENT[origin]
    return found


@steps(Move)
def _move(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Move)
    state.moved = []
    state.stack.append(
        Moving(frame.side, frame.source, effect.legions, effect.amount, NOWHERE, NO_LEGION)
    )


@steps(Moving)
def _moving(state: State, frame: Moving) -> None:
    side = frame.side
    if frame.origin >= 0:
        _ask_destination(state, frame)
        return
    options = areas("move", sum(1 << area for area in movable(state, side, frame.legions)))
    if options:
        ask_or_skip(state, frame, side, asks.MOVE, options, name_of(frame.source))
    else:
        _finish(state, side)


def _ask_destination(state: State, frame: Moving) -> None:
    side, origin, group = frame.side, frame.origin, frame.group
    open_to = _open_to(state, side, origin, group, frame.legions, frame.zone)
    options: list[Option] = areas("to", open_to)
    if frame.zone < 0 and state.kit.flies[side]:
        options += boarding(state, transports(state, side, origin))
    if group.units > 1 or group.generic or group.named:
        rest = without(state.legions[origin], group)
        for option in pieces(state, "leave", group):
            if _may_leave(state, frame, rest, option.piece):
                options.append(option)
    ask_or_skip(state, frame, side, asks.TO, options, name_of(frame.source))


def boarding(state: State, zones: list[int]) -> list[OfZone]:
    """What may carry a legion, in the words of each."""
    return [of_zone(BOARDING[state.zones[zone]], zone) for zone in zones]


def _may_leave(state: State, frame: Moving, rest: Legion, piece: int) -> bool:
    """Neither part of a split legion may be leaders alone (WFA 5.1.4)."""
    leader = piece == GENERIC or LEADER_PIECE <= piece < TOKEN_PIECE
    if leader and not rest.units:
        return False
    return suits(state, minus(frame.group, piece), frame.origin, frame.legions)


@answers(Moving)
def _moving_answer(state: State, frame: Moving, option: Any) -> None:
    if option is DONE:
        _finish(state, frame.side)
        return
    if isinstance(option, OfPiece):
        state.stack.append(frame.changed(group=minus(frame.group, option.piece)))
    elif isinstance(option, OfZone):
        state.stack.append(frame.changed(zone=option.zone))
    elif frame.origin < 0:
        legion = state.legions[option.area]
        group = without(legion, moved_in(state, option.area)) if state.moved else legion
        state.stack.append(frame.changed(origin=option.area, group=group))
    else:
        _go(state, frame, option)


def _go(state: State, frame: Moving, option: OfArea) -> None:
    side, target, group = frame.side, option.area, frame.group
    if side == ATREIDES and frame.zone < 0 and not ADJACENT[frame.origin] >> target & 1:
        group = riders(group)
    state.moved.append((target, group))
    state.stack.append(
        frame.changed(origin=NOWHERE, group=NO_LEGION, zone=NOWHERE, left=frame.left - 1)
        if frame.left > 1
        else Step("moves_over", side)
    )
    rode = rides(state, side, frame.origin, target, group, frame.zone)
    carry_marks(state, frame.origin, target)
    mark_transport(state, side, frame.origin, target, frame.zone, target)
    if frame.zone >= 0:
        use_transport(state, frame.zone)
    march(state, side, frame.origin, target, group, rode=rode)


@steps("moves_over")
def _moves_over(state: State, frame: Step) -> None:
    _finish(state, frame.side)


def _finish(state: State, side: int) -> None:
    """All movements of an action count as simultaneous: only now must there be room (WFA 5.2.3)."""
    state.moved = []
    for area in bits(state.armies[side]):
        check_stacking(state, area)


def mark_transport(
    state: State, side: int, origin: int, target: int, zone: int, where: int
) -> None:
    """A legion flies or sandrides one way in a turn (WFA 5.4.3); it is ``where`` afterwards."""
    if zone >= 0:
        state.flown |= 1 << where
    elif side == ATREIDES and state.kit.flies[side] and not ADJACENT[origin] >> target & 1:
        state.rode |= 1 << where


def use_transport(state: State, zone: int) -> None:
    """What flies in a zone leaves the board for a troop transport or to scout."""
    for boarded in state.moments.boarded:
        if boarded(state, zone):
            return
    kind = state.zones[zone]
    state.zones[zone] = NO_VEHICLE
    if kind == ORNITHOPTER:
        emit(state, "ornithopter", HARKONNEN, ZONES[zone].key)
    else:
        emit(state, "flown", CARRIES[kind], VEHICLE_KEY[kind], ZONES[zone].key)


def rides(state: State, side: int, origin: int, target: int, group: Legion, zone: int) -> bool:
    """Whether Paul sandrides with a group that goes to, or attacks, an area (WFA 16.1.1)."""
    if side != ATREIDES or zone >= 0 or state.flown >> origin & 1 or not group.named & PAULS:
        return False
    if walkers(group) and ADJACENT[origin] >> target & 1:
        return False
    return bool(by_riding(state, origin) >> target & 1)


def march(state: State, side: int, origin: int, target: int, group: Legion, *, rode: bool) -> None:
    """A group changes its area by moving, and what it finds there happens."""
    if rode:
        feat(state, RODE)
    for left in state.moments.legion_left:
        left(state, side, origin)
    transfer(state, origin, target, group)
    state.focus = target
    emit(state, "move", side, AREA_KEYS[origin], AREA_KEYS[target], group.units)
    find(state, side, target)


def arrive(state: State, side: int, area: int) -> None:
    """A legion has ended a retreat or an advance in an area, and there must be room for it."""
    find(state, side, area)
    check_stacking(state, area)


def find(state: State, side: int, area: int) -> None:
    """What a legion meets where its movement has ended (WFA 5.1.6)."""
    bit = 1 << area
    if side == HARKONNEN:
        if state.wormsigns & bit:
            state.stack.append(Step("sign", HARKONNEN, area))
    else:
        if state.foreign & bit:
            for met in state.moments.harvester_met:
                met(state, area)
        elif state.harvesters & bit:
            remove_harvester(state, area)
            for raided in state.moments.harvester_raided:
                raided(state, area)
        if area in STATIONS:
            _take_station(state, STATIONS.index(area))


def _take_station(state: State, number: int) -> None:
    """The hidden marker of an ecological testing station goes up one step (WFA 12.3.2)."""
    marker = state.stations[number]
    if marker >= 0:
        state.stations[number] = NOWHERE
        state.news = True
        emit(state, "station", ATREIDES, AREA_KEYS[STATIONS[number]], MARKER_KEYS[marker])
        advance(state, marker, 1)
