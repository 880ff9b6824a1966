"""Games that a network plays against itself, and what is to be learnt from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from landsraad.bots.network import Array, Layers, Network, slots, softmax
from landsraad.bots.noise import gumbel
from landsraad.core import registry
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.game import Game
from landsraad.core.observation import Observation

NOISES = (0.0, 0.01, 0.03)
"""How far chances may be misjudged when a move is picked; each seat draws one for a game."""
PLAIN_SHARE = 10
"""One seat in this many goes by the game's own plain evaluation, so that others stay known."""
PLAIN_NOISE = 0.5
WILD_SHARE = 100
"""One move in this many is any move."""


class Task(NamedTuple):
    """A game to be played: everything that its course depends on."""

    game: str
    seed: int
    seats: int
    options: Mapping[str, Any]
    layers: Layers | None
    """The weights to play with; none before anything has been learnt."""
    discount: float
    """The lambda of the temporal difference."""


@dataclass(slots=True)
class Lesson:
    """The positions of one game as rows, and what their evaluation should have been."""

    seats: int
    rows: Array
    chances: Array
    """Targets: oneself, the next seat and so on, and last of all nobody of them."""
    scores: Array
    """How the seats ended as shares of the best score, from the same point of view."""
    worths: Array | None = None
    """The plain evaluations of the seats, where nothing better was known."""


class _Seat(NamedTuple):
    plain: bool
    noise: float


def play(task: Task) -> Lesson:
    """Play one game and compute the targets of its positions."""
    rng = Rng(task.seed)
    game = registry.new_match(task.game, task.seats, rng.bits() >> 11, **task.options)
    rules = game.info.rules
    network = Network(rules.feature_names(), task.layers) if task.layers else None
    seated = [_seat(rng, network) for _ in range(task.seats)]
    seen: list[tuple[int, list[float]]] = []
    worths: list[list[float]] = []
    while (decision := game.decision) is not None:
        options = decision.moves
        if len(options) == 1:
            game.apply(options[0])
            continue
        seat = decision.seat
        seen.append((seat, rules.features(game.state, seat)))
        if task.seats > 1:
            other = (seat + 1 + rng.below(task.seats - 1)) % task.seats
            seen.append((other, rules.features(game.state, other)))
        if network is None:
            worths += [_worths(game, who) for who, _ in seen[len(worths) :]]
        if rng.below(WILD_SHARE) == 0:
            game.apply(options[rng.below(len(options))])
        else:
            guess = rules.determinize(game.state, seat, Rng(rng.bits()))
            game.apply(options[_pick(game, guess, seated[seat], network, rng)])
    lesson = _lesson(task, game, network, seen)
    if network is None:
        lesson.worths = np.array(worths, np.float32)
    return lesson


def _worths(game: Game, seat: int) -> list[float]:
    """The plain evaluations of all seats, as a seat counts them."""
    seats, evaluate = game.seats, game.info.rules.evaluate
    return [evaluate(game.state, (seat + distance) % seats) for distance in range(seats)]


def _seat(rng: Rng, network: Network | None) -> _Seat:
    plain = rng.below(PLAIN_SHARE) == 0 or network is None
    noise = PLAIN_NOISE * rng.below(2) if plain else NOISES[rng.below(len(NOISES))]
    return _Seat(plain, noise)


def _pick(game: Game, guess: Any, seat: _Seat, network: Network | None, rng: Rng) -> int:
    """The place of the option that looks best one step ahead in a guess of the position."""
    rules, number = game.info.rules, guess.pending.seat
    states = []
    for option in guess.pending.moves:
        state = guess.copy()
        rules.apply(state, option)
        states.append(state)
    if seat.plain or network is None:
        values = [rules.evaluate(state, number) for state in states]
    else:
        values = _chances(game, states, number, network)
    if seat.noise:
        values = [value + seat.noise * gumbel(rng) for value in values]
    return max(range(len(values)), key=values.__getitem__)


def _chances(game: Game, states: list[Any], seat: int, network: Network) -> list[float]:
    """The chance of a seat in each position, of a finished game as it has ended."""
    rules = game.info.rules
    found = network.chances([rules.features(state, seat) for state in states], game.seats)
    chances = [row[0] for row in found]
    for place, state in enumerate(states):
        if state.pending is None:
            winners = rules.winners(state)
            chances[place] = (seat in winners) / (len(winners) or 1)
    return chances


class Glance:
    """The bot that goes by the network alone, one step ahead: what a curve of learning shows."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self.rng = Rng(seed)

    def choose(self, observation: Observation, decision: Decision) -> Option:
        """The option that the network likes best."""
        sample = observation.sample(self.rng.bits())
        seat = _Seat(plain=False, noise=0.0)
        return decision.moves[_pick(sample, sample.state, seat, self.network, self.rng)]


def _outcome(game: Game, seat: int) -> tuple[list[float], list[float]]:
    """Who has won and how the scores compare, as a seat counts the seats."""
    seats, winners = game.seats, game.winners
    order = [(seat + distance) % seats for distance in range(seats)]
    chances = [(other in winners) / (len(winners) or 1) for other in order]
    best = max(1, *game.scores) if seats > 1 else max(1, game.scores[0])
    return [*chances, float(not winners)], [game.scores[other] / best for other in order]


def _lesson(
    task: Task, game: Game, network: Network | None, seen: list[tuple[int, list[float]]]
) -> Lesson:
    rows = np.array([row for _, row in seen], np.float32)
    seats = task.seats
    targets = np.zeros((len(seen), seats + 1), np.float32)
    scores = np.zeros((len(seen), seats), np.float32)
    if network is None:
        values, keep = targets, 1.0
    else:
        values, keep = softmax(slots(network.logits(rows), seats)), task.discount
    for seat in range(seats):
        outcome, shares = _outcome(game, seat)
        following = target = np.array(outcome, np.float32)
        for place in range(len(seen) - 1, -1, -1):
            if seen[place][0] == seat:
                target = keep * target + (1 - keep) * following
                following = values[place]
                targets[place] = target
                scores[place] = shares
    return Lesson(seats, rows.astype(np.float16), targets, scores)
