"""The ways into a game, with a seed drawn where none is given."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core import registry
from landsraad.core.game import Game


def new(name: str, seats: int | None = None, seed: int | None = None, **options: Any) -> Game:
    """Start a game; raises InvalidSetup for what cannot be.

    >>> import landsraad
    >>> landsraad.new("imperium", seats=3, seed=7).over
    False
    """
    return registry.new(name, seats, _seed(seed), **options)


def position(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    players: Sequence[Mapping[str, Any]] = (),
    table: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A game that starts from a described position; what is not given is dealt."""
    return registry.position(name, seats, _seed(seed), players, table, **options)


def _seed(seed: int | None) -> int:
    # Small enough for every JSON reader.
    return secrets.randbits(53) if seed is None else seed
