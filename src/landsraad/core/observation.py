"""What a seat may know, and the honest guesses it may make of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad.core.chance import Rng
from landsraad.core.decisions import Decision, Option
from landsraad.core.native import mypyc_attr
from landsraad.core.rules import GameInfo
from landsraad.core.shapes import DecisionView, OptionView

if TYPE_CHECKING:
    from landsraad.core.game import Game


def decision_view(decision: Decision | None, seat: int | None) -> DecisionView | None:
    """A decision as a seat may see it: the options are shown to its own seat only."""
    if decision is None:
        return None
    shown: DecisionView = {
        "seat": decision.seat, "ask": decision.ask.key, "rule": decision.rule
    }  # fmt: skip
    if decision.seat == seat:
        shown["prompt"] = decision.prompt
        shown["source"] = decision.source
        shown["options"] = [option_view(option) for option in decision.options]
    return shown


def option_view(option: Option) -> OptionView:
    """An option with what a client needs to lay it on the table."""
    return {
        "notation": option.notation,
        "text": option.text,
        "verb": option.notation.partition(" ")[0],
        "at": [{"kind": spot.kind, "key": spot.key} for spot in option.at],
        "plain": option.plain,
        "aside": option.aside,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """A seat's knowledge. It keeps a re-dealt position, so the real one is out of reach."""

    __slots__ = ("_guess", "_info", "seat")

    def __init__(self, info: GameInfo, state: Any, seat: int) -> None:
        self._info = info
        self._guess = info.rules.determinize(state, seat, Rng(0))
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        """The same as `Game.view` for this seat.

        >>> import landsraad
        >>> seen = landsraad.new("imperium", seats=3, seed=7).observe(0)
        >>> len(seen.view["players"][0]["hand"])
        5
        """
        view: dict[str, Any] = self._info.rules.view(self._guess, self.seat)
        view["decision"] = decision_view(self._guess.pending, self.seat)
        return view

    @property
    def decision(self) -> Decision | None:
        """The pending decision if it is this seat's own.

        >>> import landsraad
        >>> seen = landsraad.new("imperium", seats=3, seed=7).observe(0)
        >>> seen.decision.ask.key
        'turn'
        """
        pending: Decision | None = self._guess.pending
        return pending if pending is not None and pending.seat == self.seat else None

    def sensible(self, decision: Decision) -> tuple[Option, ...]:
        """The moves of the seat's decision, without those that only throw something away.

        >>> import landsraad
        >>> seen = landsraad.new("imperium", seats=3, seed=7).observe(0)
        >>> set(seen.sensible(seen.decision)) <= set(seen.decision.moves)
        True
        """
        moves, sense = decision.moves, self._info.sense
        return moves if sense is None or len(moves) == 1 else sense(self._guess, self.seat, moves)

    def sample(self, seed: int) -> Game:
        """A whole game that the seat cannot tell from the real one; the seed picks which.

        >>> import landsraad
        >>> seen = landsraad.new("imperium", seats=3, seed=7).observe(0)
        >>> guess = seen.sample(seed=1)
        >>> guess.view(0) == seen.view, guess.view(1) == seen.sample(seed=2).view(1)
        (True, False)
        """
        from landsraad.core.game import Game

        state = self._info.rules.determinize(self._guess, self.seat, Rng(seed))
        return Game(self._info, state, None)

    def evaluate(self, game: Game) -> float:
        """The game's own plain guess of how this seat stands in a (sampled) game.

        >>> import landsraad
        >>> seen = landsraad.new("imperium", seats=3, seed=7).observe(0)
        >>> seen.evaluate(seen.sample(seed=1)) == seen.evaluate(seen.sample(seed=1))
        True
        """
        return self._info.rules.evaluate(game.state, self.seat)

    def features(self) -> list[float]:
        """What the seat may know, in the numbers that `Rules.feature_names` names.

        >>> import landsraad
        >>> seen = landsraad.new("imperium", seats=3, seed=7).observe(0)
        >>> len(seen.features()) == len(landsraad.games()["imperium"].rules.feature_names())
        True
        """
        return self._info.rules.features(self._guess, self.seat)
