"""Casualties, legions that are eliminated, and retreats (WFA 6.4, WFA 6.6)."""

from __future__ import annotations

from landsraad.games.war_for_arrakis import asks
from landsraad.games.war_for_arrakis.catalogue import AREA_KEYS, UNTOUCHABLE, bits
from landsraad.games.war_for_arrakis.deeds import (
    disband,
    displace,
    emit,
    in_tank,
    put,
    take_hit,
    taking_part,
    tank,
)
from landsraad.games.war_for_arrakis.engine import answers, ask, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Losses, Step
from landsraad.games.war_for_arrakis.legion import Legion
from landsraad.games.war_for_arrakis.movement import arrive, pieces
from landsraad.games.war_for_arrakis.options import (
    LEADER_PIECE,
    OfArea,
    OfLeader,
    OfPiece,
    areas,
    of_leader,
)
from landsraad.games.war_for_arrakis.players import owner
from landsraad.games.war_for_arrakis.reach import retreats
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import REGULAR


def endurance(state: State, legion: Legion) -> int:
    """How many hits a legion takes before nothing of it is left."""
    better = legion.elite + legion.special
    # One regular figure, in the supply or falling first, can stand in for every elite in turn.
    spare = better if state.supply[legion.side][REGULAR] or legion.regular else 0
    leaders = legion.generic + (legion.named & ~UNTOUCHABLE).bit_count()
    return legion.regular + better + spare + leaders + len(legion.others)


@steps(Losses)
def _losses(state: State, frame: Losses) -> None:
    side, area, hits, behind = frame.side, frame.area, frame.hits, frame.behind
    legion = taking_part(state.legions[area], behind)
    if hits <= 0 or legion.side != side:
        return
    for told in state.moments.engaged:
        told(state, area)
        legion = state.legions[area]
    if hits >= endurance(state, legion):
        destroy(state, area, behind)
        return
    options = pieces(state, "lose", legion.changed(named=legion.named & ~UNTOUCHABLE))
    if len(options) == 1:
        _losses_answer(state, frame, options[0])
    else:
        ask(state, frame, side, asks.CASUALTY, options)


def destroy(state: State, area: int, behind: tuple[int, ...] = ()) -> None:
    """A whole legion is eliminated: figures to the supply, named leaders to the tank."""
    legion = taking_part(state.legions[area], behind)
    for kind, amount in enumerate((legion.regular, legion.elite, legion.special)):
        state.supply[legion.side][kind] += amount
    for kind in legion.others:
        state.supply[legion.side][kind] += 1
    state.tokens_gone.extend(legion.tokens)
    put(state, area, legion.changed(regular=0, elite=0, special=0, tokens=(), others=behind))
    emit(state, "eliminated", legion.side, AREA_KEYS[area])
    disband(state, area, "fallen", behind)


@steps("tank_order")
def _tank_order(state: State, frame: Step) -> None:
    """Leaders that fell together, ``value`` as bits: who goes first is pushed on by the others."""
    fallen = [leader for leader in bits(frame.value) if in_tank(state, leader)]
    if len(fallen) > 1:
        options = [of_leader("tank", leader) for leader in fallen]
        ask(state, frame, frame.side, asks.TANK, options, seat=owner(state, fallen[0]))


@answers("tank_order")
def _tank_order_answer(state: State, frame: Step, option: OfLeader) -> None:
    at = state.leader_at
    fallen = sorted(
        (leader for leader in bits(frame.value) if in_tank(state, leader)),
        key=lambda leader: (leader != option.leader, at[leader]),
    )
    for leader, slot in zip(fallen, sorted(at[leader] for leader in fallen), strict=True):
        at[leader] = slot
    state.stack.append(frame.changed(value=frame.value & ~(1 << option.leader)))


@answers(Losses)
def _losses_answer(state: State, frame: Losses, option: OfPiece) -> None:
    if option.piece >= LEADER_PIECE:
        tank(state, option.piece - LEADER_PIECE)
    else:
        take_hit(state, frame.area, option.piece, frame.behind)
    if frame.hits > 1:
        state.stack.append(frame.changed(hits=frame.hits - 1))


@steps("retreat")
def _retreat(state: State, frame: Step) -> None:
    """The opponent of the retreating side chooses the area (WFA 6.6.1)."""
    options = areas("retreat", retreats(state, frame.side, frame.value))
    question = asks.RETREAT_TO if state.kit.players[1 - frame.side] else asks.OWN_RETREAT
    ask_or_take(state, frame, 1 - frame.side, question, options)


@answers("retreat")
def _retreat_answer(state: State, frame: Step, option: OfArea) -> None:
    displace(state, frame.value, option.area)
    emit(state, "retreat", frame.side, AREA_KEYS[frame.value], AREA_KEYS[option.area])
    for told in state.moments.defeated:
        told(state, frame.side, option.area, "retreated")
    arrive(state, frame.side, option.area)
