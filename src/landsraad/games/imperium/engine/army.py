"""Troops that go into the conflict, come back from it, or are lost."""

from __future__ import annotations

from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds, tracks
from landsraad.games.imperium.engine.boxes import MASTERSTROKES
from landsraad.games.imperium.engine.state import PlayerState, State

DEPLOY, BY_RIGHT, RETREAT, LOSE_GARRISON, LOSE_CONFLICT = range(5)
"""The ways in which troops move; by right: those who follow an agent to a combat space."""


def move(state: State, seat: int, kind: int, amount: int) -> None:
    """Move troops; where they differ, a mechanism asks which of them."""
    for handler in state.moments.troops_move:
        if handler(state, seat, kind, amount):
            return
    carry_out(state, seat, kind, amount)


def carry_out(state: State, seat: int, kind: int, amount: int) -> None:
    """Move troops of which it is known which they are."""
    if kind == BY_RIGHT:
        state.players[seat].deployed_by_right += amount
    if kind in (DEPLOY, BY_RIGHT):
        deploy(state, seat, amount)
    elif kind == RETREAT:
        retreat(state, seat, amount)
    else:
        lose_troops(state, seat, amount, in_conflict=kind == LOSE_CONFLICT)
    for handler in state.moments.troops_moved:
        handler(state, seat, kind, amount)


def lose(state: State, seat: int, amount: int, *, in_conflict: bool) -> None:
    """Troops of the conflict or the garrison go back to the supply."""
    move(state, seat, LOSE_CONFLICT if in_conflict else LOSE_GARRISON, amount)


def begin_losses(state: State, seat: int) -> None:
    """What one source takes troop by troop counts as one loss."""
    for handler in state.moments.losses_begun:
        handler(state, seat)


def deploy(state: State, seat: int, amount: int, *, from_supply: bool = False) -> None:
    """Move troops into the conflict; enough of them on one turn are a masterstroke."""
    player = state.players[seat]
    if from_supply:
        player.supply -= amount
    else:
        player.garrison -= amount
    player.conflict += amount
    player.deployed += amount
    state.events.append(Event("deploy", seat, (amount, from_supply)))
    if player.secret and not player.masterstroke:
        maybe_masterstroke(state, seat, player)


def maybe_masterstroke(state: State, seat: int, player: PlayerState) -> None:
    """Reveal the two secret factions once enough troops are deployed (IMP 19.1.8)."""
    if player.deployed < MASTERSTROKES[player.leader]:
        return
    player.masterstroke = True
    deeds.emit(state, "masterstroke", seat, player.secret)
    for faction in player.secret:
        tracks.change_influence(state, seat, faction, 1)


def retreat(state: State, seat: int, amount: int) -> None:
    """Troops go back from the conflict to the garrison."""
    player = state.players[seat]
    player.conflict -= amount
    player.garrison += amount
    deeds.emit(state, "retreat", seat, amount)


def lose_troops(state: State, seat: int, amount: int, *, in_conflict: bool) -> None:
    """Troops go back to the supply."""
    player = state.players[seat]
    if in_conflict:
        player.conflict -= amount
    else:
        player.garrison -= amount
    player.supply += amount
    deeds.emit(state, "lose_troops", seat, amount, in_conflict)
