"""Troops that go into the conflict, come back from it, or are lost."""

from __future__ import annotations

from landsraad.core.events import Event
from landsraad.games.imperium import deeds, tracks
from landsraad.games.imperium.catalogue import LEADERS
from landsraad.games.imperium.state import PlayerState, State


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
    if player.deployed < LEADERS[player.leader].masterstroke:
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
