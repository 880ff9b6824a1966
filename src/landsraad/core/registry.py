"""The games that there are, and the ways into one."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup
from landsraad.core.game import Game, Origin
from landsraad.core.rules import GameInfo

_GAMES: dict[str, GameInfo] = {}


def register(info: GameInfo) -> None:
    """Make a game known under its name."""
    _GAMES[info.name] = info


def games() -> dict[str, GameInfo]:
    """All games by name."""
    return dict(_GAMES)


def unknown(what: str, name: object, known: Iterable[str]) -> InvalidSetup:
    """The error for a name that is not known, with the nearest ones that are."""
    names = sorted(known)
    near = difflib.get_close_matches(str(name), names, n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; there is {', '.join(names)}"
    return InvalidSetup(f"unknown {what} {name!r}{hint}")


def info(name: str) -> GameInfo:
    """The game of a name; raises InvalidSetup if there is none."""
    if name not in _GAMES:
        raise unknown("game", name, _GAMES)
    return _GAMES[name]


def is_whole(value: object) -> bool:
    """Whether something from outside is a whole number, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def _checked(
    name: str, seats: int | None, seed: int, options: Mapping[str, Any]
) -> tuple[GameInfo, int, int, dict[str, Any]]:
    game = info(name)
    if seats is None:
        seats = game.default_seats
    if not is_whole(seats) or seats not in game.seats:
        raise InvalidSetup(
            f"{game.name} is played by {game.seats[0]} to {game.seats[-1]} seats, not {seats!r}"
        )
    if not is_whole(seed) or not 0 <= seed < 1 << 64:
        raise InvalidSetup(f"a seed is an integer from 0 to 2**64 - 1, not {seed!r}")
    for key in options:
        if key not in game.options:
            raise unknown("option", key, game.options)
    return game, seats, seed, {**game.options, **options}


def new(name: str, seats: int | None = None, seed: int = 0, **options: Any) -> Game:
    """Start a game.

    >>> import landsraad
    >>> landsraad.new("imperium", seats=3, seed=7).over
    False
    """
    game, seats, seed, options = _checked(name, seats, seed, options)
    return Game(game, game.rules.new(seats, seed, options), Origin(seats, seed, options))


def position(
    name: str,
    seats: int | None = None,
    seed: int = 0,
    players: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A game that starts from a described position; what is not given is dealt."""
    game, seats, seed, options = _checked(name, seats, seed, options)
    players, table = [dict(player) for player in players], dict(table or {})
    state = game.rules.position(seats, seed, options, players, table)
    origin = Origin(seats, seed, options, {"players": players, "table": table})
    return Game(game, state, origin)
