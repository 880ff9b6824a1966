"""The signet ring that sends an agent into the conflict (IMP 32.1.3)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.conditions import stationed
from landsraad.games.imperium.engine.options import of_unit
from landsraad.games.imperium.engine.resolve_troops import deploy_steps
from landsraad.games.imperium.engine.state import Resolve, State
from landsraad.games.imperium.language.terms import Place
from landsraad.games.imperium.mechanisms.fray.state import fray_of
from landsraad.games.imperium.mechanisms.fray.words import AGENT


def _stands_there(state: State, seat: int) -> bool:
    space = state.players[seat].space
    return space >= 0 and bool(state.agents[space] >> 2 * seat & 3)


@deploy_steps(AGENT, _stands_there)
def _into_the_fray(state: State, frame: Resolve) -> None:
    """IMP 32.1.3: the agent just sent goes into the conflict as a unit and leaves its space."""
    seat, player = frame.seat, state.players[frame.seat]
    state.agents[player.space] -= 1 << 2 * seat
    fray_of(player).agents += 1
    fray_of(player).deployed += 1
    deeds.emit(state, "fray", seat, player.space)


@stationed(AGENT)
def _fighting(state: State, seat: int, place: Place) -> int:
    return fray_of(state.players[seat]).agents


RECALL_FIGHTER: Final = of_unit("recall", "agent")


def recall_offers(state: State, seat: int) -> list[Option]:
    """An agent that fights may be recalled too (IMP 36.1.8)."""
    return [RECALL_FIGHTER] if fray_of(state.players[seat]).agents else []


def recall(state: State, seat: int) -> None:
    """An agent leaves the conflict."""
    fray_of(state.players[seat]).agents -= 1
    deeds.emit(state, "recall_fighter", seat)
