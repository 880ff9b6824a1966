"""Every registered game in OpenSpiel, as ``python_landsraad_<game>``.

    game = pyspiel.load_game("python_landsraad_imperium(players=4,leaders=draft)")

Chance moves once, at the root: it picks one of ``deals`` seeds. All later draws follow from the
seed, which no player sees. Options of the game are parameters; a list is written ``a+b``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from landsraad.core import registry
from landsraad.core.contract import LIMIT
from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.game import Game
from landsraad.core.rules import GameInfo
from landsraad.envs import missing
from landsraad.envs.encoding import Encoding
from landsraad.envs.rewards import win

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

PREFIX = "python_landsraad_"
SEEDS = 1 << 53
DEALS = 10_000


def _parameters(info: GameInfo) -> dict[str, Any]:
    options = {
        key: value if isinstance(value, str | bool | int) else "+".join(map(str, value or ()))
        for key, value in {**info.options, **info.matches}.items()
    }
    return {"players": info.default_seats, "deals": DEALS, **options}


def _option(value: Any, default: Any) -> Any:
    """A parameter as the game takes it: ``a+b`` is a list.

    What is nothing unless it is chosen is written as JSON, and an empty text leaves it out.
    """
    if default is None and isinstance(value, str):
        try:
            return json.loads(value) if value else None
        except ValueError:
            raise InvalidSetup(f"{shown(value)} is not JSON") from None
    if isinstance(value, str) and (not isinstance(default, str) or "+" in value):
        return [part for part in value.split("+") if part]
    return value


def _type(info: GameInfo, players: int) -> pyspiel.GameType:
    alone = players == 1
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + info.name,
        long_name=f"{info.title} (Landsraad)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(info),
    )


class LandsraadGame(pyspiel.Game):  # type: ignore[misc]
    """One registered game with its number of players and its options."""

    info: GameInfo

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        usual = _parameters(self.info)
        given = {**usual, **(params or {})}
        for key, value in self.info.by_seats.get(int(given["players"]), {}).items():
            # What is left at its usual value was not chosen.
            given[key] = value if given[key] == usual[key] else given[key]
        self.seats, self.deals = int(given.pop("players")), int(given.pop("deals"))
        self.options = {key: _option(value, self.info.options[key]) for key, value in given.items()}
        registry.new(self.info.name, self.seats, 0, **self.options)
        self.encoding = Encoding(self.info)
        sizes = {} if self.seats == 1 else {"utility_sum": 0.0}
        description = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LIMIT,
            **sizes,
        )
        super().__init__(_type(self.info, self.seats), description, dict(params or {}))

    def deal(self, seed: int) -> Game:
        """A game of a seed."""
        return registry.new(self.info.name, self.seats, seed, **self.options)

    def new_initial_state(self) -> LandsraadState:
        """The root, where chance picks the deal."""
        return LandsraadState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LandsraadObserver:
        """What writes the observation of a player."""
        if params:
            raise ValueError(f"there are no observation parameters, but {params} are given")
        return LandsraadObserver(self.encoding)


class LandsraadState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is none."""

    def __init__(self, game: LandsraadGame) -> None:
        super().__init__(game)
        self.play: Game | None = None

    def current_player(self) -> int:
        """Chance before the deal, then the seat whose decision it is."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.play.decision
        return decision.seat if decision is not None else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play is not None and self.play.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal alike."""
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        decision = self.play.decision
        if decision is None or decision.seat != player:
            return []
        return sorted(self.get_game().encoding.legal(decision))

    def _apply_action(self, action: int) -> None:
        rules: LandsraadGame = self.get_game()
        if self.play is None:
            self.play = rules.deal(action)
            return
        game = self.play
        assert game.decision is not None
        game.apply(rules.encoding.option(game.decision, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        notation: str = self.get_game().encoding.actions[action]
        return notation

    def returns(self) -> list[float]:
        """The winners share 1, the losers -1."""
        seats = self.get_game().num_players()
        if self.play is None or not self.play.over:
            return [0.0] * seats
        return win(seats, self.play.winners)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> LandsraadState:
        """A state that the player cannot tell from this one, all that is hidden dealt over again.

        Searches over information sets ask for it (``ismcts`` with ``use_observation_string``).
        """
        other: LandsraadState = self.clone()
        if self.play is not None:
            seed = int(probability_sampler() * SEEDS)
            other.play = self.play.observe(player_id).sample(seed)
        return other

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        game = self.play
        return f"{game.info.name} after {len(game.actions)} choices: {game.digest()}"


class LandsraadObserver:
    """The game's features as a tensor, and the view of the seat as JSON."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(len(encoding.features), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: LandsraadState, player: int) -> None:
        """Write what the player may know of a state."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.observation(state.play.state, player)

    def string_from(self, state: LandsraadState, player: int) -> str:
        """The same in words."""
        return "before the deal" if state.play is None else json.dumps(state.play.view(player))


def register_all() -> None:
    """Make every game of the registry known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name, info in registry.games().items():
        if PREFIX + name not in known:
            # A class of this module for each game: pickle looks for it here.
            kind = f"Landsraad_{name}"
            made = type(kind, (LandsraadGame,), {"info": info, "__module__": __name__})
            globals()[kind] = made
            pyspiel.register_game(_type(info, info.default_seats), made)


register_all()
