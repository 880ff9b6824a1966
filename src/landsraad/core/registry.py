"""The games that there are, and the ways into one."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import index
from typing import Any, Final

from landsraad.core.bounds import check_bounds, whole
from landsraad.core.chance import LARGEST_SEED
from landsraad.core.decisions import SHOWN, InvalidSetup, shown
from landsraad.core.game import Game, Origin
from landsraad.core.rules import GameInfo

_GAMES: Final[dict[str, GameInfo]] = {}
_LATER: Final[list[Callable[[], None]]] = []


def register(info: GameInfo) -> None:
    """Make a game known under its name."""
    _known()[info.name] = info


def register_later(fill: Callable[[], None]) -> None:
    """Have games registered when somebody first asks for one; after that it must do nothing."""
    if fill not in _LATER:
        _LATER.append(fill)


def _known() -> dict[str, GameInfo]:
    for fill in _LATER:
        fill()
    return _GAMES


def games() -> dict[str, GameInfo]:
    """All games by name."""
    return dict(_known())


MANY = 60
"""From this many names on they are not listed one by one."""


def unknown(what: str, name: object, known: Iterable[str]) -> InvalidSetup:
    """The error for a name that is not known, with the nearest ones that are."""
    names = sorted(known)
    near = difflib.get_close_matches(name[:SHOWN], names, n=3) if isinstance(name, str) else []
    hint = (
        f"; did you mean {' or '.join(near)}?"
        if near
        else f"; there is {', '.join(names) or 'none'}"
    )
    if not near and len(names) > MANY:
        hint = f"; there are {len(names)}, from {names[0]} to {names[-1]}"
    return InvalidSetup(f"unknown {what} {shown(name)}{hint}")


def info(name: object) -> GameInfo:
    """The game of a name; raises InvalidSetup if there is none."""
    known = _known()
    if not isinstance(name, str) or name not in known:
        raise unknown("game", name, known)
    return known[name]


def is_whole(value: object) -> bool:
    """Whether something from outside is a whole number, and not a truth value."""
    return whole(value) is not None


_TO_JSON: Final = json.JSONEncoder(default=index).encode


def _plain(what: str, value: Any) -> Any:
    """A copy of something described from outside, as a replay would hold it."""
    check_bounds(what, value)
    try:
        return json.loads(_TO_JSON(value))
    except (TypeError, ValueError, RecursionError):
        raise InvalidSetup(f"{what} cannot be written as JSON: {shown(value)}") from None


def _described(players: object, table: object) -> dict[str, Any]:
    """The two parts of a position's description, after a look at their kinds."""
    if not isinstance(players, Sequence) or len(players) > MANY:
        raise InvalidSetup(f"players is a list of descriptions, not {shown(players)}")
    for part in (*players, table):
        if not isinstance(part, Mapping):
            raise InvalidSetup(f"a description is a mapping, not {shown(part)}")
    parts = {"players": [dict(player) for player in players], "table": table}
    plain: dict[str, Any] = _plain("a description", parts)
    return plain


def _checked(
    name: str, seats: object, seed: object, options: Mapping[str, Any]
) -> tuple[GameInfo, int, int, dict[str, Any]]:
    game = info(name)
    count = game.default_seats if seats is None else whole(seats)
    if count is None or count not in game.seats:
        raise InvalidSetup(f"{game.name} is played by {game.players}, not {shown(seats)}")
    number = whole(seed)
    if number is None or not 0 <= number <= LARGEST_SEED:
        raise InvalidSetup(f"a seed is an integer from 0 to 2**256 - 1, not {shown(seed)}")
    for key in options:
        if key not in game.options:
            raise unknown("option", key, game.options)
    chosen = {**game.options, **game.by_seats.get(count, {}), **options}
    kept = {k: v for k, v in chosen.items() if k not in game.later or v != game.options[k]}
    return game, count, number, _plain("an option", kept)


def new(name: str, seats: int | None = None, seed: int = 0, **options: Any) -> Game:
    """Start a game.

    >>> import landsraad
    >>> landsraad.new("imperium", seats=3, seed=7).over
    False
    """
    game, seats, seed, options = _checked(name, seats, seed, options)
    return Game(game, game.rules.new(seats, seed, options), Origin(seats, seed, options))


def new_match(name: str, seats: int | None = None, seed: int = 0, **options: Any) -> Game:
    """Start a game that programs play among themselves, for a result or to learn from."""
    return new(name, seats, seed, **match_options(name, options))


def match_options(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game between programs: those given, and what such games agree on."""
    return {**info(name).matches, **options}


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
    described = _described(players, {} if table is None else table)
    state = game.rules.position(seats, seed, options, **described)
    return Game(game, state, Origin(seats, seed, options, described))
