"""Dr. Yueh, who changes sides with the fortunes of his legion (WFA 20.7)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Ask
from landsraad.games.war_for_arrakis.battle import fighting
from landsraad.games.war_for_arrakis.catalogue import ADJACENT, AREA_KEYS, LEADERS
from landsraad.games.war_for_arrakis.deeds import board_leader, emit, unboard
from landsraad.games.war_for_arrakis.engine import answers, ask_or_take, steps
from landsraad.games.war_for_arrakis.frames import Battle, Losses, Step
from landsraad.games.war_for_arrakis.modules.possible_futures.rules import YUEH
from landsraad.games.war_for_arrakis.options import OfArea, areas
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import NOWHERE

TAKEN: Final[Ask] = Ask("yueh_taken", "Which legion does Dr. Yueh join?", "WFA 20.7.6")
IN_BATTLE: Final = ("battle", "siege")
"""The hits of a battle, by their source."""


def defeated(state: State, side: int, area: int, how: str) -> None:
    """A legion has retreated or has no unit left: if he was in it he goes over (WFA 20.7.4)."""
    if not state.legions[area].named >> YUEH & 1:
        return
    if how == "retreated":
        _after_retreat(state, side)
        return
    unboard(state, YUEH)
    if how == "left":
        return
    place = battle_below(state, area)
    if place >= 0:
        # Both legions may fall: he joins once all hits of the round are taken.
        state.stack.insert(place + 1, Step("yueh_joins", 1 - side, area))
    else:
        state.stack.append(Step("yueh_taken", 1 - side, area))


def _after_retreat(state: State, side: int) -> None:
    """Only a retreat out of a battle is a defeat (WFA 20.7.5)."""
    battle = state.stack[-1] if state.stack else None
    if isinstance(battle, Battle) and battle.stage == "won" and battle.attacker != side:
        unboard(state, YUEH)
        join(state, battle.attacker, battle.origin)


def battle_below(state: State, area: int) -> int:
    """The place on the stack of the battle whose hits are being taken in an area."""
    place = len(state.stack) - 1
    while place >= 0:
        frame = state.stack[place]
        if isinstance(frame, Battle):
            return place if area in (frame.origin, frame.target) else NOWHERE
        if not isinstance(frame, Losses) or frame.source not in IN_BATTLE:
            return NOWHERE
        place -= 1
    return NOWHERE


def join(state: State, side: int, area: int) -> None:
    """He goes over to a side, and joins a legion of it or is set aside."""
    if state.side_of(YUEH) != side:
        state.turncoats ^= 1 << YUEH
        emit(state, "turns_coat", side)
    if area >= 0:
        board_leader(state, YUEH, area)
        emit(state, "leader", side, LEADERS[YUEH].key, AREA_KEYS[area])


@steps("yueh_joins")
def _joins(state: State, frame: Step) -> None:
    """``side`` is the opponent of those he was with, ``value`` where they fell."""
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    index = int(battle.attacker != frame.side)
    where = battle.target if index else battle.origin
    if state.legions[where].side == frame.side and fighting(state, battle, index).units:
        join(state, frame.side, where)
    else:
        state.stack.append(Step("yueh_taken", frame.side, frame.value))


@steps("yueh_taken")
def _taken(state: State, frame: Step) -> None:
    """Without a winner the opponent takes him to a legion close by (WFA 20.7.6)."""
    near = state.armies[frame.side] & (ADJACENT[frame.value] | 1 << frame.value)
    if near:
        ask_or_take(state, frame, frame.side, TAKEN, areas("dr_yueh", near))
    else:
        join(state, frame.side, NOWHERE)


@answers("yueh_taken")
def _taken_answer(state: State, frame: Step, option: OfArea) -> None:
    join(state, frame.side, option.area)
