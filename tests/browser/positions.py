"""Positions of real games, played by chance from a seed, to sit down at."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import landsraad
from landsraad import Game, bots

Wanted = Callable[[Game], bool]


class NotReached(Exception):
    """The game ended before such a position."""


def play_until(
    wanted: Wanted, seats: int = 3, seed: int = 7, name: str = "imperium", **options: Any
) -> Game:
    """A game of chance, as far as the first position that is wanted."""
    game = landsraad.new(name, seats, seed=seed, **options)
    rng = random.Random(seed)
    while not wanted(game):
        if game.decision is None:
            raise NotReached
        game.apply(rng.choice(game.decision.moves))
    return game


def search(wanted: Wanted, seats: int = 3, seed: int = 7, **options: Any) -> Game:
    """The first game from this seed on that comes to such a position."""
    for attempt in range(seed, seed + 200):
        with contextlib.suppress(NotReached):
            return play_until(wanted, seats, attempt, **options)
    raise NotReached


def played_well(wanted: Wanted, seats: int, seed: int, **options: Any) -> Game:
    """The first game between greedy bots from this seed on that comes to such a position."""
    for attempt in range(seed, seed + 30):
        game = landsraad.new("imperium", seats, seed=attempt, **options)
        minds = [bots.make("greedy", seat) for seat in range(seats)]
        while not wanted(game):
            decision = game.decision
            if decision is None:
                break
            game.apply(minds[decision.seat].choose(game.observe(decision.seat), decision))
        else:
            return game
    raise NotReached


def order(game: Game) -> dict[str, Any]:
    """What opens a table at this position."""
    return {"replay": game.replay().to_json(), "seed": None}


def asks(game: Game, seat: int, *keys: str) -> bool:
    """Whether a seat is asked one of these things."""
    decision = game.decision
    return decision is not None and decision.seat == seat and decision.ask.key in keys


def table(game: Game) -> dict[str, Any]:
    part: dict[str, Any] = game.view(None)["table"]
    return part


def chips(game: Game, seat: int = 0) -> int:
    """How many effects of its turn a seat may resolve now, in any order."""
    if not asks(game, seat, "agent_turn"):
        return 0
    assert game.decision is not None
    return sum(option.notation.startswith("resolve ") for option in game.decision.options)


@cache
def mid_effect(seats: int = 3, seed: int = 7) -> Game:
    """Seat 0 has several effects of a turn to resolve, in any order."""
    return search(lambda game: chips(game) >= 2, seats, seed)


def fighters(game: Game) -> list[dict[str, Any]]:
    """The houses with troops in the conflict."""
    return [player for player in game.view(None)["players"] if player["conflict"]]


@cache
def combat(seats: int = 3, seed: int = 7) -> Game:
    """Seat 0 may play intrigue in combat, and others fight too."""

    def wanted(game: Game) -> bool:
        # Who can only pass is not asked for long: the page answers by itself.
        if not asks(game, 0, "combat") or game.decision is None or len(game.decision.options) < 2:
            return False
        return len(fighters(game)) >= 2

    return search(wanted, seats, seed)


@cache
def late(seats: int = 4, seed: int = 7) -> Game:
    """A late round: long discard piles, many agents out, hands and intrigue full."""

    def wanted(game: Game) -> bool:
        if not asks(game, 0, "turn") or table(game)["round"] < 7:
            return False
        return len(game.view(0)["players"][0]["intrigue"]) >= 2

    return search(wanted, seats, seed)


IX: dict[str, Any] = {"expansions": ["ix"]}


def dreadnoughts(game: Game, place: str) -> int:
    """How many dreadnoughts all houses have somewhere: ``garrison``, ``conflict``, ``control``."""
    held = [player["dreadnoughts"][place] for player in game.view(None)["players"]]
    return sum(len(part) if isinstance(part, list) else part for part in held)


@cache
def ix_middle(seats: int = 4, seed: int = 4) -> Game:
    """Rise of Ix at seat 0's turn: own tech, dreadnoughts in a conflict and on a space."""

    def wanted(game: Game) -> bool:
        if not asks(game, 0, "turn") or table(game)["round"] < 5:
            return False
        players = game.view(None)["players"]
        own = len(players[0]["tech"]) >= 2 and players[0]["dreadnoughts"]["supply"] < 2
        placed = dreadnoughts(game, "conflict") and dreadnoughts(game, "control")
        return bool(own and placed)

    return played_well(wanted, seats, seed, **IX)


@cache
def ix_tech(seats: int = 4, seed: int = 1) -> Game:
    """Seat 0 chooses among at least two tech tiles."""

    def wanted(game: Game) -> bool:
        return asks(game, 0, "tech") and len(game.decision.options) >= 3  # type: ignore[union-attr]

    return search(wanted, seats, seed, **IX)


BLOODLINES: dict[str, Any] = {"expansions": ["bloodlines"]}
EMBASSY: dict[str, Any] = {**BLOODLINES, "modules": ["tech", "ix_tiles"]}
EVERYTHING: dict[str, Any] = {"expansions": ["ix", "bloodlines"], "modules": ["tech"]}
CAST = ["leader_chani", "steersman_yrkoon", "leader_esmar_tuek", "leader_piter_de_vries"]
"""Leaders with pieces of their own."""


def commanders(game: Game, place: str) -> int:
    """How many commanders all houses have somewhere: ``garrison``, ``conflict``, ``supply``."""
    return sum(player["commanders"][place] for player in game.view(None)["players"])


@cache
def bloodlines_middle(everything: bool = False, seats: int = 4, seed: int = 4) -> Game:
    """Seat 0's turn with skills of its own, and commanders in a conflict."""

    def wanted(game: Game) -> bool:
        if not asks(game, 0, "turn") or table(game)["round"] < 4:
            return False
        own = game.view(None)["players"][0]
        tiles = not everything or len(own["tech"]) >= 1
        return bool(own["skills"] and tiles and commanders(game, "conflict"))

    options = EVERYTHING if everything else BLOODLINES
    return played_well(wanted, seats, seed, **options, leaders=CAST[:seats])


@cache
def bloodlines_asked(*keys: str, seats: int = 4, seed: int = 1) -> Game:
    """Seat 0 is asked one of these things, with something to choose from."""

    def wanted(game: Game) -> bool:
        return asks(game, 0, *keys) and len(game.decision.options) >= 2  # type: ignore[union-attr]

    return search(wanted, seats, seed, **BLOODLINES)


@cache
def councilor(seats: int = 4, seed: int = 1) -> Game:
    """Seat 0's turn at the Ixian Embassy with a council seat."""

    def wanted(game: Game) -> bool:
        return asks(game, 0, "turn") and bool(game.view(None)["players"][0]["council"])

    return search(wanted, seats, seed, **EMBASSY)


@cache
def commander_to_buy(seats: int = 4, seed: int = 1) -> Game:
    """Seat 0 has sent an agent to a commander, and can pay."""

    def wanted(game: Game) -> bool:
        decision = game.decision
        if not asks(game, 0, "agent_turn") or decision is None:
            return False
        return any(option.notation.endswith(" buy_commander") for option in decision.options)

    return search(wanted, seats, seed, **BLOODLINES)


@cache
def ended(seats: int = 3, seed: int = 7) -> Game:
    """A finished game."""
    return play_until(lambda game: game.over, seats, seed)


# --- Uprising with more boxes

_UPRISING: dict[str, Any] = {"edition": "uprising", "modules": ["choam"]}
_BLOOD: dict[str, Any] = {**_UPRISING, "expansions": ["bloodlines"]}
FULLER: dict[str, dict[str, Any]] = {
    "bloodlines": _BLOOD,
    "host": {**_BLOOD, "leaders": ["leader_esmar_tuek", "steersman_yrkoon"]},
    "embassy": {**_BLOOD, "modules": ["choam", "tech"], "leaders": ["leader_esmar_tuek"]},
    "ix": {**_UPRISING, "expansions": ["ix"]},
    "everything": {
        **_UPRISING, "expansions": ["ix", "bloodlines"], "modules": ["choam", "tech"],
        "leaders": ["kota_odax_of_ix", "leader_esmar_tuek"],
    },
}  # fmt: skip
"""Uprising with one box more, or all of them, by what there is to see."""


@cache
def fuller(name: str) -> Game:
    """The middle of such a game, where seat 0 is to take a turn."""

    def wanted(game: Game) -> bool:
        return asks(game, 0, "turn") and table(game)["round"] >= 3

    return search(wanted, 4, 5, **FULLER[name])


_TEAMS: dict[str, Any] = {"edition": "uprising"}
SIX: dict[str, dict[str, Any]] = {
    "plain": _TEAMS,
    "bloodlines": {**_TEAMS, "expansions": ["bloodlines"]},
    "host": {
        **_TEAMS, "expansions": ["bloodlines"],
        "leaders": ["random", "random", "leader_esmar_tuek", "random", "random", "random"],
    },
    "embassy": {**_TEAMS, "expansions": ["bloodlines"], "modules": ["tech"]},
}  # fmt: skip
"""Six players, by what there is to see."""


@cache
def six(name: str = "plain", seat: int = 0, ask: str = "turn", least: int = 3) -> Game:
    """A question to one of six, in the middle of a game."""

    def wanted(game: Game) -> bool:
        return asks(game, seat, ask) and table(game)["round"] >= least

    return search(wanted, 6, 5, **SIX[name])
