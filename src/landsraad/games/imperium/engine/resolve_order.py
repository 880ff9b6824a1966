"""Effects that come in an order, and alternatives that exclude one another."""

from __future__ import annotations

from dataclasses import replace

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import items, optional, parts
from landsraad.games.imperium.engine.conditions import holds
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import Resolve, State
from landsraad.games.imperium.facets.offer import IDLE, WAITS, manner, must, possible, waits
from landsraad.games.imperium.language.cards import Discard
from landsraad.games.imperium.language.order import Either, Then
from landsraad.games.imperium.language.structure import When
from landsraad.games.imperium.language.values import Effect

# --- one after another


@steps(Then)
def _then(state: State, frame: Resolve) -> None:
    effect = frame.effect
    assert isinstance(effect, Then)
    if effect.first is None:
        _follow(state, frame, effect.after)
        return
    if not possible(state, frame.seat, effect.first, frame.source):
        return
    state.stack.append(Resolve(replace(effect, first=None), frame.seat, frame.source))
    state.stack.append(Resolve(effect.first, frame.seat, frame.source))


def _follow(state: State, frame: Resolve, effect: Effect) -> None:
    """What follows: a condition is settled now, and a bargain may still be left."""
    due: list[Effect] = []
    for part in parts(effect):
        if isinstance(part, When):
            if not holds(state, frame.seat, part.condition, frame.source):
                continue
            part = part.then
        if optional(part):
            deeds.add_items(state, frame.seat, items(part, frame.source))
        elif possible(state, frame.seat, part, frame.source):
            due.append(part)
    for part in reversed(due):
        state.stack.append(Resolve(part, frame.seat, frame.source))


def _then_manner(state: State, seat: int, effect: Then, source: str) -> int:
    if effect.first is None or not possible(state, seat, effect.first, source):
        return IDLE if isinstance(effect.first, Discard) else WAITS
    return manner(state, seat, effect.first, source)


def _then_possible(state: State, seat: int, effect: Then, source: str) -> bool:
    return effect.first is not None and possible(state, seat, effect.first, source)


waits(Then, _then_manner, possible=_then_possible)


# --- alternatives


def _taken(state: State, seat: int, effect: Either, source: str) -> Effect:
    """The alternative that holds now."""
    for _, case in effect.instead:
        if holds(state, seat, case.condition, source):
            return case.then
    return effect.otherwise


@steps(Either)
def _either(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Either)
    taken = _taken(state, frame.seat, frame.effect, frame.source)
    state.stack.append(Resolve(taken, frame.seat, frame.source))


def _some_alternative(state: State, seat: int, effect: Either, source: str) -> bool:
    return possible(state, seat, _taken(state, seat, effect, source), source)


waits(Either, must, possible=_some_alternative)
