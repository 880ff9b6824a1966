"""A game as the description that `landsraad.position` takes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad.core import registry
from landsraad.core.decisions import InvalidSetup

if TYPE_CHECKING:
    from landsraad.core.game import Game


def position(game: Game) -> dict[str, Any]:
    """See `Game.position`: the description, tried out before it is given away."""
    origin, describe = game.origin, game.info.description
    if origin is None:
        raise ValueError("a sampled game is a guess: it has no seed to deal the rest from")
    if describe is None:
        raise ValueError(f"{game.info.title} describes no positions")
    players, table = describe(game.state)
    found: dict[str, Any] = {
        "name": game.info.name, "seats": origin.seats, "seed": origin.seed, "players": players,
        "table": table, **origin.options,
    }  # fmt: skip
    try:
        again = registry.position(**found)
    except InvalidSetup as refusal:
        raise ValueError(f"this position cannot be described: {refusal}") from None
    for seat in (None, *range(game.seats)):
        if strange := difference(game.view(seat), again.view(seat)):
            raise ValueError(f"this position cannot be described: it would lose {strange}")
    return found


def difference(first: Any, second: Any, path: str = "") -> str:
    """Where two views part first, as keys with dots between them; nothing where they are equal."""
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        pairs = [(f"{path}.{key}" if path else str(key), first[key], second[key]) for key in first]
    elif isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        pairs = [
            (f"{path}.{place}", *both) for place, both in enumerate(zip(first, second, strict=True))
        ]
    else:
        return "" if first == second else path
    return next(filter(None, (difference(a, b, where) for where, a, b in pairs)), "")
