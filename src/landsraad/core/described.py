"""Reading what is described from outside: each value of its kind, or InvalidSetup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.registry import is_whole, unknown


def check_keys(what: str, given: Mapping[str, Any], known: frozenset[str]) -> None:
    """Refuse a name that means nothing."""
    for key in given:
        if key not in known:
            raise unknown(f"{what} entry", key, known)


def check_players(players: Sequence[Any], most: int, places: str) -> None:
    """Refuse more players than there are places for, told in words."""
    if len(players) > most:
        raise InvalidSetup(f"{len(players)} players are described, but there are {places}")


def number(what: str, value: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not is_whole(value) or not low <= value <= high:
        raise InvalidSetup(f"{what} is a number from {low} to {high}, not {shown(value)}")
    return int(value)


def find(what: str, key: Any, known: Mapping[Any, int]) -> int:
    """The number of a key."""
    if not isinstance(key, str) or key not in known:
        raise unknown(what, key, known)
    return known[key]


def listed(what: str, value: Any) -> list[Any]:
    """A list."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise InvalidSetup(f"{what} is a list, not {shown(value)}")
    return list(value)


def mapped(what: str, value: Any) -> Mapping[str, Any]:
    """A mapping."""
    if not isinstance(value, Mapping):
        raise InvalidSetup(f"{what} is a mapping, not {shown(value)}")
    return value


def truth(what: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise InvalidSetup(f"{what} is true or false, not {shown(value)}")
    return value
