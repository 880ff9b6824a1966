"""How much may be described from outside: looked at before anything else is done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Final

from landsraad.core.decisions import InvalidSetup

MOST_DEEP: Final = 12
"""Lists in lists; the deepest that means anything has six."""
MOST_ENTRIES: Final = 1000
"""Entries of one list or mapping."""
MOST_PARTS: Final = 40_000
"""Values in all: a box with a map of sixty territories of a hundred corners each has half of it."""
LONGEST: Final = 200
"""Characters of one text."""
BIGGEST: Final = 1 << 64
_MAPPINGS: Final = (dict, Mapping)
_HOLDERS: Final = (list, tuple, dict, Mapping, Sequence)
"""What holds other values; the usual kinds come first, as the others take long to tell."""


def whole(value: object) -> int | None:
    """A whole number from outside, numpy's too; None for anything else, truth values included."""
    if isinstance(value, int):
        return None if isinstance(value, bool) else value
    if hasattr(value, "__index__"):
        try:
            return index(value)
        except TypeError:
            # An array of many numbers is none.
            return None
    return None


def check_bounds(what: str, given: object) -> None:
    """Raise InvalidSetup if something is too long, too deep or too much to be meant.

    The cost is that of what is allowed, however much is given.
    """
    parts = 0
    waiting: list[tuple[object, int]] = [(given, 0)]
    while waiting:
        value, depth = waiting.pop()
        parts += 1
        if value is None or value is True or value is False:
            continue
        if parts > MOST_PARTS:
            raise InvalidSetup(f"{what} has more than {MOST_PARTS} parts")
        inner = _parts_of(what, value)
        if inner and depth == MOST_DEEP:
            raise InvalidSetup(f"{what} is nested deeper than {MOST_DEEP} lists")
        waiting.extend((part, depth + 1) for part in inner)


def _parts_of(what: str, value: object) -> list[object]:
    """What is in a value, if that is not too much."""
    if isinstance(value, str):
        if len(value) > LONGEST:
            raise InvalidSetup(f"{what} has a text of {len(value)} characters, over {LONGEST}")
        return []
    if isinstance(value, int):
        if abs(value) > BIGGEST:
            raise InvalidSetup(f"{what} has a number that is far too big")
        return []
    if not isinstance(value, _HOLDERS):
        return []
    if len(value) > MOST_ENTRIES:
        raise InvalidSetup(f"{what} has a list of {len(value)} entries, over {MOST_ENTRIES}")
    return [*value, *value.values()] if isinstance(value, _MAPPINGS) else list(value)
