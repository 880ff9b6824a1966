"""What becomes of an option when everybody plays on to the end of the round.

The end of one's own turn is hard to judge: the others have not answered, and the conflict is not
decided. So the most promising options are played out in sampled games, one's own turn along the
tree that was searched and all else greedily, and judged where the next round begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
        late: Callable[[], bool],
    ) -> dict[Option, float]:
        """The seat's chance by option, for the candidates that the tree went to most.

        ``deal`` gives another sampled position, ``late`` tells whether time is up: every candidate
        has then been played as often as the others.
        """
        children = self.node.children
        ranked = sorted(options, key=lambda option: -children[option].visits)[:candidates]
        totals = [PRIOR * children[option].chances()[self.seat] for option in ranked]
        played = 0
        while played < worlds and not (played and late()):
            world = deal()
            for place, option in enumerate(ranked):
                totals[place] += self.play(world.copy(), option)[self.seat]
            played += 1
        return {
            option: total / (PRIOR + played) for option, total in zip(ranked, totals, strict=True)
        }

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
