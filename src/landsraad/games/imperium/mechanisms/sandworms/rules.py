"""Sandworms, maker hooks and the shield wall (IMP 40)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import Item, item
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.conditions import counts, has_holding
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.resolve import takes
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, Resolve, State
from landsraad.games.imperium.facets.offer import INSTANT, WAITS, may, waits
from landsraad.games.imperium.language.abilities import given_on
from landsraad.games.imperium.language.board import TakeControl
from landsraad.games.imperium.language.moments import InsteadOf
from landsraad.games.imperium.mechanisms.sandworms.state import (
    KEY,
    protected,
    sandworms_of,
    wall_on,
)
from landsraad.games.imperium.mechanisms.sandworms.words import (
    HOOKS,
    BreakWall,
    Sandworms,
    Summon,
)
from landsraad.games.imperium.mechanisms.tally.state import tally_of

INSTEAD: Final = tuple(given_on(InsteadOf(Summon(1)), leader.abilities) for leader in LEADERS)
"""By leader, what comes in place of each sandworm; nothing for most."""


def _instead(state: State, seat: int) -> Item | None:
    leader = state.players[seat].leader
    effect = INSTEAD[leader] if leader >= 0 else None
    return item(effect, LEADERS[leader].key) if effect is not None else None


def barred(state: State, seat: int) -> bool:
    """Whether an edition keeps sandworms from a house (IMP 60.6.1)."""
    return seat in state.setup.edition.barred.get(KEY, ())


def can_summon(state: State, seat: int) -> bool:
    """Whether a sandworm may come: never behind the wall (IMP 40.3.1), nor under a ban."""
    if barred(state, seat):
        return False
    if tally_of(state.players[seat]).banned:
        return False
    if _instead(state, seat) is not None:
        return True
    return state.conflict != NOBODY and not protected(state)


def _summon_manner(state: State, seat: int, effect: Summon, source: str) -> int:
    return INSTANT if can_summon(state, seat) else WAITS


waits(
    Summon,
    _summon_manner,
    possible=lambda state, seat, effect, source: can_summon(state, seat),
)


@steps(Summon)
def _summon(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Summon)
    instead = _instead(state, seat)
    if instead is not None and can_summon(state, seat):
        deeds.add_items(state, seat, [instead] * effect.amount)
        return
    if not can_summon(state, seat):
        return
    own = sandworms_of(state.players[seat])
    own.there += effect.amount
    own.summoned += effect.amount
    deeds.emit(state, "summon", seat, effect.amount)


@takes(HOOKS)
def _hooks(state: State, seat: int) -> None:
    """IMP 40.1.2: once a house, and never spent; all of a team have them (IMP 60.6.1)."""
    if barred(state, seat):
        return
    for mate in deeds.side(state, seat):
        own = sandworms_of(state.players[mate])
        if not own.hooks and mate in deeds.fighters(state):
            own.hooks = True
            deeds.emit(state, "hooks", mate)


@steps(BreakWall)
def _break(state: State, frame: Resolve) -> None:
    """IMP 40.3.3: gone for the rest of the game."""
    if wall_on(state).stands:
        wall_on(state).stands = False
        deeds.emit(state, "wall", frame.seat)


waits(BreakWall, may, possible=lambda state, seat, effect, source: wall_on(state).stands)


def rewards(state: State, seat: int, place: int, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """A sandworm doubles what its house takes, but never control (IMP 40.4.1, IMP 40.4.2)."""
    if not sandworms_of(state.players[seat]).there:
        return items
    again = tuple(one for one in items if not isinstance(one.effect, TakeControl))
    return (*items, *again)


def go_home(state: State) -> None:
    """IMP 40.2.3: after the combat sandworms return to the bank."""
    for player in state.players:
        if sandworms_of(player).there:
            sandworms_of(player).there = 0


@counts(Sandworms)
def _worms(state: State, seat: int, what: Sandworms, source: str) -> int:
    return sandworms_of(state.players[seat]).there


@has_holding(HOOKS)
def _hooked(player: PlayerState) -> bool:
    return sandworms_of(player).hooks
