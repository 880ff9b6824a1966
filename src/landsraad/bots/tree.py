"""A search tree over what one seat knows: information-set Monte Carlo tree search.

A node stands for the options taken so far, whatever the hidden cards are: chance and the hands of
others are averaged over the sampled games that pass through it. Each node keeps win chances of all
seats, and whoever moves goes by its own (max-n).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from landsraad.bots.judge import Chances, Judge, final
from landsraad.core.decisions import Option
from landsraad.core.rules import Rules

EVEN = 0.25
"""The part of the prior that all options share alike: the judge may be wrong about any of them."""
LEAST_SPREAD = 0.002
MOST = 20.0
"""Deviations above the average of an option that still raise its prior."""
STRIDE, DEPTH = 8, 24
"""Choices that a line may make outside of the tree, and in all."""


class Node:
    """What is known of a line of options; ``first`` is the judge's view when it was first seen."""

    __slots__ = ("base", "children", "first", "spread", "surprise", "totals", "visits", "weight")

    def __init__(self, first: Chances) -> None:
        self.first = first
        self.visits = 0
        self.totals = [0.0] * len(first)
        self.weight = 1.0
        self.base = 0.0
        self.spread = 0.0
        self.surprise = 0.0
        """By how much lines from here ended better for the mover than their first step looked."""
        self.children: dict[Option, Node] = {}

    def chances(self) -> Chances:
        """The average win chances of all seats; before any visit, the judge's view."""
        if not self.visits:
            return self.first
        return tuple(total / self.visits for total in self.totals)


class Tree:
    """The search from one decision on."""

    def __init__(
        self, rules: Rules, judge: Judge, seats: int, exploration: float, horizon: int
    ) -> None:
        self.rules = rules
        self.judge = judge
        self.seats = seats
        self.exploration = exploration
        self.horizon = horizon
        self.root = Node((0.0,) * seats)
        self.first: tuple[Option, ...] = ()
        """The options to choose from at the root; nothing: all of them."""

    def visit(self, state: Any) -> Chances:
        """Follow the most promising line through one sampled position, which is used up.

        A line leaves the tree for one whole turn: the judge is asked where somebody else is to
        choose, since the middle of a turn is hard to judge. It ends at the horizon in any case.
        The turn of a lone seat ends, as far as can be told, where something comes to light.
        Returns the win chances found there.
        """
        rules, node = self.rules, self.root
        path: list[tuple[Node, int, Node]] = []
        mover, turns, leaving, most = state.pending.seat, 0, False, DEPTH
        alone = self.seats == 1
        while True:
            decision = state.pending
            if decision is None:
                value = final(rules, state, self.seats)
                break
            moves = (node is self.root and not path and self.first) or decision.moves
            if len(moves) == 1:
                rules.apply(state, moves[0])
                continue
            if decision.seat != mover or (alone and state.news):
                mover, state.news = decision.seat, False
                turns += 1
                if leaving or turns >= self.horizon:
                    most = len(path)
            if len(path) >= most:
                value = self.judge.values([state])[0]
                break
            if not node.children and not leaving:
                leaving, most = True, min(DEPTH, len(path) + STRIDE)
            child = self._step(node, state, moves)
            path.append((node, mover, child))
            node = child
        self._back_up(path, value)
        return value

    def _back_up(self, path: list[tuple[Node, int, Node]], value: Chances) -> None:
        self.root.visits += 1
        for parent, mover, child in path:
            parent.surprise += value[mover] - child.first[mover]
            child.visits += 1
            totals = child.totals
            for seat, chance in enumerate(value):
                totals[seat] += chance

    def _step(self, node: Node, state: Any, moves: tuple[Option, ...]) -> Node:
        """Take the best option, having looked at those that were never offered here before."""
        children, mover = node.children, state.pending.seat
        missing = [option for option in moves if option not in children]
        if missing:
            self._expand(node, state, missing, mover)
        option = self._select(node, moves, mover)
        self.rules.apply(state, option)
        return children[option]

    def _expand(self, node: Node, state: Any, options: list[Option], mover: int) -> None:
        """Let the judge look at all new options at once."""
        rules, states = self.rules, []
        for option in options:
            tried = state.copy()
            rules.apply(tried, option)
            states.append(tried)
        values = self.judge.values(states)
        if not node.spread:
            own = [value[mover] for value in values]
            node.base = base = sum(own) / len(own)
            spread = sqrt(sum((chance - base) ** 2 for chance in own) / len(own))
            node.spread = max(spread, LEAST_SPREAD)
        for option, value in zip(options, values, strict=True):
            child = Node(value)
            child.weight = exp(min(MOST, (value[mover] - node.base) / node.spread))
            node.children[option] = child

    def _select(self, node: Node, options: tuple[Option, ...], mover: int) -> Option:
        """The option with the best mixture of chance so far, prior and novelty.

        What was never tried is judged by its first step, and by how such judgements went here.
        """
        children = [node.children[option] for option in options]
        visits = sum([child.visits for child in children])
        total = sum([child.weight for child in children])
        drive = self.exploration * node.spread * sqrt(visits + 1)
        prior = drive * (1 - EVEN) / total
        even = drive * EVEN / len(children)
        usual = node.surprise / visits if visits else 0.0
        best, chosen = -1.0, options[0]
        for option, child in zip(options, children, strict=True):
            merit = child.totals[mover] + child.first[mover] + usual + prior * child.weight + even
            merit /= child.visits + 1
            if merit > best:
                best, chosen = merit, option
        return chosen
