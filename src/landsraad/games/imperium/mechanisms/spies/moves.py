"""Spies that are put on posts and taken back."""

from __future__ import annotations

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.spies.state import spies_of


def place(state: State, seat: int, post: int) -> None:
    """Put a spy of the supply on a post."""
    own = spies_of(state.players[seat])
    own.posts |= 1 << post
    own.placed = post
    deeds.emit(state, "spy", seat, post)


def recall(state: State, seat: int, post: int) -> None:
    """Take a spy back into the supply; whatever asks for recalls counts it (IMP 39.3.2)."""
    own = spies_of(state.players[seat])
    own.posts &= ~(1 << post)
    own.recalled += 1
    deeds.emit(state, "spy_recalled", seat, post)


def lose(state: State, seat: int, post: int) -> None:
    """A spy leaves the game from its post, which is not a recall (IMP 47.6.5)."""
    own = spies_of(state.players[seat])
    own.posts &= ~(1 << post)
    own.lost += 1
    deeds.emit(state, "spy_lost", seat, post)
