"""What becomes of an option when everybody plays on to the end of the round.

The end of one's own turn is hard to judge: the others have not answered, and the conflict is not
decided. So the most promising options are played out in sampled games, one's own turn along the
tree that was searched and all else greedily, and judged where the next round begins.

Half of the options drop out again and again, so that most games go to those that are hard to tell
apart (successive halving).
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from typing import Any, NamedTuple

from landsraad.bots.judge import Chances, Judge, final
from landsraad.bots.tree import Node
from landsraad.core.decisions import Decision, Option
from landsraad.core.rules import GameInfo

LONGEST = 160
"""Choices after which a game is judged even if its round goes on, or if it has none."""
TRUSTED = 2
"""Visits of a line of the tree that make it worth following."""
PRIOR = 4.0
"""For how many played out games the judgement of the tree counts."""


class Outcome(NamedTuple):
    """What was found of an option: the greater, the better."""

    played: int
    """In how many games it was played on: the longer it lasted among the candidates, the more."""
    chance: float
    """Of the deciding seat to win."""


UNPLAYED = Outcome(0, 0.0)


class Rollouts:
    """Plays the best options of a searched decision on, each in the same sampled games."""

    def __init__(self, info: GameInfo, judge: Judge, seats: int, node: Node, seat: int) -> None:
        self.info = info
        self.judge = judge
        self.seats = seats
        self.node = node
        self.seat = seat

    def best(
        self,
        options: tuple[Option, ...],
        candidates: int,
        worlds: int,
        deal: Callable[[], Any],
        spent: Callable[[], float],
    ) -> dict[Option, Outcome]:
        """What was found of the candidates that the tree went to most.

        Each may be played in ``worlds`` games on average. ``deal`` gives another sampled position,
        ``spent`` tells which part of the time is: every stage has as much of it, and all that are
        left have then been played equally often.
        """
        children = self.node.children
        left = sorted(options, key=lambda option: -children[option].visits)[:candidates]
        totals = {option: PRIOR * children[option].chances()[self.seat] for option in left}
        found: dict[Option, Outcome] = {}
        stages = max(1, ceil(log2(len(left))))
        share, played = worlds * len(left) / stages, 0
        for stage in range(1, stages + 1):
            for _ in range(max(1, round(share / len(left)))):
                if played and spent() * stages > stage:
                    break
                world = deal()
                for option in left:
                    totals[option] += self.play(world.copy(), option)[self.seat]
                played += 1
            found.update(
                (option, Outcome(played, totals[option] / (PRIOR + played))) for option in left
            )
            if stage < stages:
                left.sort(key=lambda option: -totals[option])
                del left[ceil(len(left) / 2) :]
        return found

    def play(self, state: Any, option: Option) -> Chances:
        """The chances of all seats at the end of the round, after an option in one position."""
        rules, begun = self.info.rules, _round(state)
        node: Node | None = self.node
        for _ in range(LONGEST):
            decision = state.pending
            if decision is None:
                return final(rules, state, self.seats)
            if _round(state) != begun:
                break
            moves = decision.moves
            if node is self.node:
                chosen = option
            elif len(moves) == 1:
                rules.apply(state, moves[0])
                continue
            else:
                node = node if decision.seat == self.seat else None
                chosen = _known(node, moves) or self._greedy(state)
            rules.apply(state, chosen)
            node = node and node.children.get(chosen)
        return self.judge.values([state])[0]

    def _greedy(self, state: Any) -> Option:
        """What looks best one step on to the seat that is to choose."""
        rules, sense = self.info.rules, self.info.sense
        decision: Decision = state.pending
        seat, moves = decision.seat, decision.moves
        if sense is not None:
            moves = sense(state, seat, moves)
        most, chosen = None, moves[0]
        for option in moves if len(moves) > 1 else ():
            tried = state.copy()
            rules.apply(tried, option)
            worth = rules.evaluate(tried, seat)
            if most is None or worth > most:
                most, chosen = worth, option
        return chosen


def _round(state: Any) -> int:
    """The number of the round or cycle, where a game has any."""
    number = getattr(state, "round", None)
    return int(getattr(state, "cycle", 0) if number is None else number)


def _known(node: Node | None, moves: tuple[Option, ...]) -> Option | None:
    """The way that the tree went most, if it knows one well enough."""
    if node is None or not node.children:
        return None
    tried = [(node.children[move].visits, move) for move in moves if move in node.children]
    visits, chosen = max(tried, key=lambda pair: pair[0], default=(0, None))
    return chosen if visits >= TRUSTED else None
