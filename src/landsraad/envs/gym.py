"""One seat of any registered game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from landsraad.core import registry
from landsraad.core.bots import Bot, choice
from landsraad.core.decisions import IllegalAction, InvalidSetup, shown
from landsraad.core.game import Game
from landsraad.envs import missing
from landsraad.envs.encoding import Encoding, Mask, Seen, tables_of
from landsraad.envs.ids import NAMES as NAMES
from landsraad.envs.opponents import League, Opponents
from landsraad.envs.rewards import Rewards

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error


def observation_space(encoding: Encoding) -> spaces.Dict:
    """The space of what `Encoding.seen` gives."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-np.inf, np.inf, (len(encoding.features),), np.float32),
        "action_mask": spaces.Box(0, 1, (len(encoding.actions),), np.int8),
    }
    for block in encoding.blocks:
        size = len(block.rows), len(block.columns)
        parts[block.name] = spaces.Box(0, block.most, size, np.int8)
    return spaces.Dict(parts)


ILLEGAL_REWARD = -1.0
ILLEGAL = ("raise", "lose")


def check_illegal(word: str) -> str:
    """What becomes of an illegal action; raises InvalidSetup for a word that says nothing of it."""
    if word not in ILLEGAL:
        raise InvalidSetup(f"illegal is {' or '.join(ILLEGAL)}, not {shown(word)}")
    return word


class SeatEnv(gymnasium.Env[Seen, int]):
    """Observations are dicts of ``observation`` and ``action_mask``; `action_masks` is for sb3.

    ``seat`` is the one that learns; None takes each in turn, from ``seed % seats`` on.
    ``opponents`` play the others: a name of a bot (any that `bots.make` knows), a function that
    makes one from a seed, or a list of these, a league, of which every seat draws one in every
    game. ``illegal`` says what becomes of an action that is not offered: "raise" raises
    IllegalAction and changes nothing, "lose" ends the game at a reward of -1. ``entities`` adds
    the tables of components to what is seen.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as its base has it)

    def __init__(
        self,
        game: str = "imperium",
        seats: int | None = None,
        *,
        seat: int | None = None,
        opponents: Opponents = "random",
        reward: str = "win",
        illegal: str = "raise",
        entities: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise InvalidSetup(f"render_mode is ansi, not {shown(render_mode)}")
        self.render_mode = render_mode
        self.game: Game = registry.new_match(game, seats, **options)
        if seat is not None and seat not in range(self.game.seats):
            raise InvalidSetup(f"seats are 0 to {self.game.seats - 1}, not {shown(seat)}")
        self.league = League(opponents)
        self._settings = (game, self.game.seats, options, reward)
        self._illegal, self._lost = check_illegal(illegal), False
        self._fixed, self._episodes = seat, 0
        self.seat = seat or 0
        self.encoding = Encoding(self.game.info, tables_of(self.game, entities))
        self._rewards = Rewards(reward, self.game.info, self.game.state)
        self.observation_space: spaces.Space[Any] = observation_space(self.encoding)
        self.action_space: spaces.Space[Any] = spaces.Discrete(len(self.encoding.actions))
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a game by chance, which the seed begins, and play to the seat's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._episodes = seed
        name, seats, chosen, reward = self._settings
        self.seat = self._episodes % seats if self._fixed is None else self._fixed
        self._episodes += 1
        dealt, *minds = (int(number) for number in self.np_random.integers(1 << 53, size=seats + 1))
        self.game = registry.new_match(name, seats, dealt, **chosen)
        self._rewards = Rewards(reward, self.game.info, self.game.state)
        self._bots = {seat: self.league.draw(mind) for seat, mind in enumerate(minds)}
        self._lost = False
        self._others()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer the seat's decision, and let the others answer theirs until it has another."""
        decision = self.game.decision
        if decision is None or self._lost:
            raise ValueError("the game is over: reset first")
        try:
            self.game.apply(self.encoding.option(decision, int(action)))
        except IllegalAction:
            if self._illegal == "raise":
                raise
            self._lost = True
            return self._seen(), ILLEGAL_REWARD, True, False, {"seat": self.seat}
        paid = self._rewards.after(self.game.state)[self.seat] + self._others()
        return self._seen(), paid, self.game.over, False, {"seat": self.seat}

    def _others(self) -> float:
        """Let the bots play; returns what that brings the seat."""
        game, paid = self.game, 0.0
        while (decision := game.decision) is not None and decision.seat != self.seat:
            game.apply(choice(self._bots[decision.seat], game, decision))
            paid += self._rewards.after(game.state)[self.seat]
        return paid

    def _seen(self) -> Seen:
        return self.encoding.seen(self.game.state, self.seat)

    def render(self) -> str | None:
        """The board as the seat may see it, if that was asked for."""
        return self.game.board(self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> Mask:
        """The options of the seat's decision."""
        return self.encoding.mask(self.game.state, self.seat)
