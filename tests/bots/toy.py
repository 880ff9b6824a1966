"""A game of a few lines: each seat answers two questions a turn, and greed misleads it.

``wait`` costs a point now and pays ten with ``take``; ``grab`` pays one at once. The evaluation
is the score, so whoever looks one step ahead grabs.
"""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from landsraad.core import registry
from landsraad.core.chance import Rng
from landsraad.core.decisions import Ask, Decision, Option, Reason
from landsraad.core.events import Event
from landsraad.core.rules import GameInfo

ROUNDS = 3


class Word(Option):
    __slots__ = ()

    def __init__(self, notation):
        self.notation = notation


GRAB, WAIT, TAKE, LEAVE = map(Word, ("grab", "wait", "take", "leave"))
FIRST, SECOND = Ask("first", "Grab or wait?", "TOY 1"), Ask("second", "Take or leave?", "TOY 2")
GAINS = {GRAB: 1, WAIT: -1, TAKE: 10, LEAVE: 0}


@dataclass
class State:
    points: list
    rng: Rng
    turn: int = 0
    pending: Decision | None = None
    events: list = field(default_factory=list, repr=False)
    news: bool = field(default=False, repr=False)

    def copy(self):
        return State(self.points[:], self.rng.copy(), self.turn, self.pending)


class ToyRules:
    def new(self, seats, seed, options):
        return State([0] * seats, Rng(seed), 0, Decision(0, FIRST, (GRAB, WAIT)))

    def apply(self, state, option):
        seat = state.pending.seat
        state.points[seat] += GAINS[option]
        state.events.append(Event("say", seat, (option.notation,)))
        if option is WAIT:
            state.pending = Decision(seat, SECOND, (LEAVE, TAKE))
            return
        state.turn += 1
        seats = len(state.points)
        over = state.turn == ROUNDS * seats
        state.pending = None if over else Decision(state.turn % seats, FIRST, (GRAB, WAIT))

    def view(self, state, seat):
        return {"points": list(state.points)}

    def determinize(self, state, seat, rng):
        guess = state.copy()
        guess.rng = Rng(rng.bits())
        return guess

    def why_not(self, state, notation):
        return Reason("it is not offered", "TOY 1")

    def scores(self, state):
        return tuple(state.points)

    def winners(self, state):
        return tuple(s for s, points in enumerate(state.points) if points == max(state.points))

    def audit(self, state):
        assert state.turn <= ROUNDS * len(state.points)

    def evaluate(self, state, seat):
        return float(state.points[seat])

    def describe(self, event, names):
        return f"{names[event.seat]} says {event.public[0]}."


TOY = GameInfo("toy", "The Toy", (1, 2, 3), 2, {}, "1", "TOY", ToyRules(), Path(__file__))


@pytest.fixture
def toy(monkeypatch):
    """The toy is registered during one test, so that no other one stumbles over it."""
    monkeypatch.setitem(registry._GAMES, "toy", TOY)
    return "toy"
