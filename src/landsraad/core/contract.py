"""The test suite that any game must pass.

Each check plays a game from a seed and raises AssertionError where the game breaks its word, so
the suite can be run from any test runner, on a game of your own too:

    for check in contract.CHECKS:
        check("mygame", seats=3, seed=1)
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from typing import Any

from landsraad.core import registry
from landsraad.core.bots import Bot
from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, IllegalAction, InvalidSetup, Option, UndoLocked
from landsraad.core.frames import kind_of
from landsraad.core.game import Game, digest
from landsraad.core.observation import Observation
from landsraad.core.replay import Replay
from landsraad.core.rules import GameInfo, Rules
from landsraad.core.schemas import Fitting

LIMIT = 20_000
"""No game may ask more questions than this."""
LEAVING = 48
"""Random play gives up a game, where that is offered, about once in this many questions."""


def random_option(decision: Decision, rng: Rng) -> Option:
    """Any move, and rarely any option at all, so that a game is seldom given up."""
    options = decision.moves
    if len(options) < len(decision.options) and not rng.below(LEAVING):
        options = decision.options
    return options[rng.below(len(options))]


def random_play(game: Game, seed: int) -> Iterator[Game]:
    """Play a game at random, yielding it before each choice."""
    rng = Rng(seed)
    for _ in range(LIMIT):
        decision = game.decision
        if decision is None:
            return
        yield game
        game.apply(random_option(decision, rng))
    raise AssertionError(f"the game has not ended after {LIMIT} choices")


def new(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Game:
    """A game to check."""
    return registry.new_match(name, seats, seed, **(options or {}))


def check_play(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Game:
    """Random play ends with scores and winners, pieces are conserved, the replay is exact."""
    game = new(name, seats, seed, options)
    rules = game.info.rules
    for position in random_play(game, seed):
        decision = position.decision
        assert decision is not None
        assert decision.options, "a decision without options"
        notations = [option.notation for option in decision.options]
        assert len(set(notations)) == len(notations), f"doubled options: {notations}"
        rules.audit(position.state)
    rules.audit(game.state)
    assert game.over
    assert len(game.scores) == seats
    assert set(game.winners) <= set(range(seats))
    again = Replay.from_json(game.replay().to_json()).play()
    assert again.digest() == game.digest()
    assert again.winners == game.winners
    return game


def check_copies(
    name: str, seats: int, seed: int, options: dict[str, Any] | None = None, every: int = 7
) -> Game:
    """Copies are equal and independent, and every offered option applies."""
    game = new(name, seats, seed, options)
    for number, _ in enumerate(random_play(game, seed)):
        if number % every:
            continue
        state, before = game.state, digest(game.state)
        copied = state.copy()
        assert digest(copied) == before, "the copy differs"
        for option in game.decision.options:  # type: ignore[union-attr]
            tried = game.copy()
            tried.apply(option)
            assert tried.actions[-1] == option.notation
        assert digest(state) == digest(copied) == before, "a copy shares something that changed"
    return game


def check_true_copies(
    name: str, seats: int, seed: int, options: dict[str, Any] | None = None, every: int = 29
) -> int:
    """Copies by `copy` and `pickle` go on as the game itself would; returns how many there were."""
    game, copies = new(name, seats, seed, options), 0
    for number, position in enumerate(random_play(game, seed)):
        if number % every:
            continue
        for made in (copy(position), deepcopy(position), pickle.loads(pickle.dumps(position))):
            assert made.frontier == position.frontier
            assert made.events(None) == position.events(None)
            _play_alike(position.copy(), made, every, Rng(seed ^ number))
            copies += 1
    return copies


def _play_alike(game: Game, other: Game, choices: int, rng: Rng) -> None:
    """Two games that are asked the same questions and answer them the same way."""
    for _ in range(choices):
        assert other.digest() == game.digest(), "a copy went another way"
        decision, same = game.decision, other.decision
        if decision is None or same is None:
            assert decision is same
            return
        assert (same.seat, same.options) == (decision.seat, decision.options)
        option = decision.options[rng.below(len(decision.options))]
        game.apply(option)
        other.apply(option.notation)


def check_views(
    name: str, seats: int, seed: int, options: dict[str, Any] | None = None, every: int = 11
) -> int:
    """Dealing again what a seat cannot know changes nothing that it sees; returns re-deals."""
    rng, different = Rng(seed ^ 0x5EED), 0
    game = new(name, seats, seed, options)
    rules = game.info.rules
    for number, position in enumerate(random_play(game, seed)):
        if number % every:
            continue
        for seat in (*range(seats), None):
            guess = rules.determinize(position.state, seat, Rng(rng.bits()))
            rules.audit(guess)
            other = Game(game.info, guess, None)
            seen = json.dumps(position.view(seat))
            assert json.dumps(other.view(seat)) == seen, f"seat {seat} sees what is hidden"
            if seat is not None:
                numbers = _features(rules, position.state, seat)
                assert _features(rules, guess, seat) == numbers, "features tell a secret"
                tables = _tables(game.info, position.state, seat)
                assert _tables(game.info, guess, seat) == tables, "tables tell a secret"
            decision = position.decision
            assert decision is not None
            if decision.seat == seat:
                assert other.decision is not None
                assert other.decision.options == decision.options, "options tell a secret"
            again = rules.determinize(guess, seat, Rng(seed))
            straight = rules.determinize(position.state, seat, Rng(seed))
            assert digest(again) == digest(straight), "a guess depends on what is hidden"
            different += digest(guess) != digest(position.state)
    return different


def _features(rules: Rules, state: Any, seat: int) -> list[float] | None:
    """The features of a seat; nothing where a game refuses them for its options."""
    try:
        return rules.features(state, seat)
    except InvalidSetup:
        return None


def _tables(info: GameInfo, state: Any, seat: int) -> list[list[int]]:
    """The tables of a game that has them, each of its size and within its bounds."""
    if info.entities is None:
        return []
    found = info.entities.counts(state, seat)
    for block, numbers in zip(info.entities.blocks(state), found, strict=True):
        assert len(numbers) == len(block.rows) * len(block.columns), block.name
        assert all(0 <= number <= block.most for number in numbers), block.name
    return found


LINE = 8
"""How many choices of one seat are followed for what they show before it could take them back."""


def check_news(
    name: str, seats: int, seed: int, options: dict[str, Any] | None = None, every: int = 3
) -> int:
    """A line of choices that a seat may take back showed it nothing that it did not know before.

    The same line is played where all that the seat cannot know was dealt again: as long as it may
    be taken back, the seat sees the same, and whether it may be does not tell either. Returns how
    many choices without news were compared.
    """
    rng, compared = Rng(seed ^ 0x0DD), 0
    game = new(name, seats, seed, options)
    for number, position in enumerate(random_play(game, seed)):
        if number % every == 0:
            compared += _follow(position, Rng(rng.bits()))
    return compared


def _follow(position: Game, rng: Rng) -> int:
    """Play a line of the deciding seat, really and in a guess; how far both go without news."""
    decision = position.decision
    assert decision is not None
    seat, real = decision.seat, position.copy()
    guess = position.info.rules.determinize(position.state, seat, Rng(rng.bits()))
    other = Game(position.info, guess, None)
    for length in range(LINE):
        decision = real.decision
        if decision is None or decision.seat != seat:
            return length
        option = decision.options[rng.below(len(decision.options))]
        happened = [event.seen_by(seat) for event in real.apply(option)]
        alike = [event.seen_by(seat) for event in other.apply(option.notation)]
        locked = real.frontier == len(real.actions)
        tells = other.frontier == len(other.actions)
        assert locked == tells, f"whether {option} may be taken back tells seat {seat} something"
        if locked:
            return length
        seen, expected = json.dumps(real.view(seat)), json.dumps(other.view(seat))
        assert seen == expected, f"{option} showed seat {seat} something without news"
        assert happened == alike, f"{option} told seat {seat} something without news"
    return LINE


def check_forks(
    name: str, seats: int, seed: int, options: dict[str, Any] | None = None, choices: int = 40
) -> int:
    """A game can be forked from every kind of unfinished business, and goes on.

    From the first position of each kind everybody's guess is played on for some choices; returns
    how many kinds there were.
    """
    rng, kinds = Rng(seed ^ 0xF0), set[str]()
    game = new(name, seats, seed, options)
    for position in random_play(game, seed):
        decision = position.decision
        assert decision is not None
        fresh = {decision.ask.key, *map(kind_of, position.state.stack)} - kinds
        if not fresh:
            continue
        kinds |= fresh
        for seat in (*range(seats), None):
            guess = position.info.rules.determinize(position.state, seat, Rng(rng.bits()))
            _play_on(Game(position.info, guess, None), choices, Rng(rng.bits()))
    return len(kinds)


def _play_on(game: Game, choices: int, rng: Rng) -> None:
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            return
        assert decision.options, "a fork asks a question without answers"
        game.apply(decision.options[rng.below(len(decision.options))])
        game.info.rules.audit(game.state)


def check_log(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> int:
    """Secrets in the log of a seat are its own; returns how many lines everybody may read."""
    game = new(name, seats, seed, options)
    for _ in random_play(game, seed):
        pass
    for seat in (*range(seats), None):
        for _, event in game.events(seat):
            if event.secret is not None:
                assert seat is not None, "a spectator sees a secret"
                assert event.eyes >> seat & 1, f"seat {seat} sees a secret of others"
    return len(game.log(None))


class _First:
    def choose(self, observation: Observation, decision: Decision) -> Option:
        return decision.options[0]


def _first(seed: int) -> Bot:
    return _First()


def check_bots(
    name: str,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    make: Callable[[int], Bot] = _first,
    every: int = 13,
) -> int:
    """A bot chooses the same when everything it cannot know is dealt again; returns comparisons."""
    game, compared = new(name, seats, seed, options), 0
    for number, position in enumerate(random_play(game, seed)):
        if number % every:
            continue
        decision = position.decision
        assert decision is not None
        guess = game.info.rules.determinize(position.state, decision.seat, Rng(number))
        other = Game(game.info, guess, None)
        chosen = make(seed).choose(position.observe(decision.seat), decision)
        assert other.decision is not None
        repeated = make(seed).choose(other.observe(decision.seat), other.decision)
        assert chosen.notation == repeated.notation, "the bot knows what it cannot"
        compared += 1
    return compared


def check_undo(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> int:
    """Taking back restores the position and stops at the frontier; returns choices taken back."""
    game, taken_back = new(name, seats, seed, options), 0
    digests: list[str] = []
    for number, position in enumerate(random_play(game, seed)):
        digests.append(position.digest())
        if number and number % 5 == 0:
            tried = position.copy()
            while len(tried.actions) > tried.frontier:
                tried.undo()
                taken_back += 1
                assert tried.digest() == digests[len(tried.actions)], "undo went elsewhere"
            try:
                tried.undo()
            except UndoLocked:
                assert tried.digest() == digests[len(tried.actions)]
            else:
                raise AssertionError("undo passed the frontier")
            assert position.at(number // 2).digest() == digests[number // 2]
    return taken_back


def check_refusals(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> int:
    """Nonsense and moves of other moments are refused and change nothing; returns refusals."""
    game, refused = new(name, seats, seed, options), 0
    seen: list[str] = ["", "nonsense", "reveal reveal", "\x00", "send", "deploy 99"]
    for number, position in enumerate(random_play(game, seed)):
        decision = position.decision
        assert decision is not None
        offered = {option.notation for option in decision.options}
        if number % 11 == 0:
            before = position.digest()
            for notation in seen[-40:] + seen[:6]:
                if notation in offered:
                    assert position.why_not(notation) is None
                    continue
                try:
                    position.apply(notation)
                except IllegalAction:
                    refused += 1
                else:
                    raise AssertionError(f"{notation!r} was accepted")
            assert position.digest() == before
        seen.extend(sorted(offered)[:2])
    return refused


def check_actions(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> int:
    """Each option has an action of its own; returns how many different actions were offered."""
    game = new(name, seats, seed, options)
    actions, offered = game.info.rules.actions(), set[str]()
    known = frozenset(actions)
    assert len(known) == len(actions), "an action is listed twice"
    for position in random_play(game, seed):
        decision = position.decision
        assert decision is not None
        notations = {option.notation for option in decision.options}
        assert len(notations) == len(decision.options), "two options share an action"
        assert notations <= known, f"no actions: {sorted(notations - known)}"
        offered |= notations
    return len(offered)


def check_shapes(
    name: str,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    every: int = 23,
    fitting: Fitting | None = None,
) -> Fitting | None:
    """Views hold what the shapes of the game say, and nothing else; returns what was met."""
    game = new(name, seats, seed, options)
    shapes = game.info.shapes
    if shapes is None:
        return None
    fitting = fitting or Fitting(shapes.book())
    for number, position in enumerate(random_play(game, seed)):
        if number % every == 0:
            _check_fits(position, fitting, shapes.view)
    _check_fits(game, fitting, shapes.view)
    return fitting


def _check_fits(game: Game, fitting: Fitting, shape: type) -> None:
    for seat in (*range(game.seats), None):
        misfit = fitting.misfit(json.loads(json.dumps(game.view(seat))), shape)
        assert not misfit, f"the view of seat {seat} is not of its shape: {misfit}"


Check = Callable[..., object]
CHECKS: tuple[Check, ...] = (
    check_play, check_copies, check_true_copies, check_views, check_news, check_forks, check_log,
    check_bots, check_undo, check_refusals, check_actions, check_shapes,
)  # fmt: skip
