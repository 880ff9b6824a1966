"""A report of everything that is wrong with a content file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.entries import slug
from landsraad.core.registry import is_whole, unknown

_KEY = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*")
MOST_SHOWN = 30
LONGEST = 60
"""Characters of a name or key."""


class Report:
    """Reads values of the wanted kinds; what is not of its kind is noted and replaced."""

    __slots__ = ("problems",)

    def __init__(self) -> None:
        self.problems: list[str] = []

    def add(self, where: str, what: str) -> None:
        """Note something that is wrong."""
        self.problems.append(f"{where}: {what}")

    def raise_if_wrong(self) -> None:
        """Raise InvalidSetup with all problems, one per line."""
        if not self.problems:
            return
        count = len(self.problems)
        lines = self.problems[:MOST_SHOWN]
        if count > MOST_SHOWN:
            lines = [*lines, f"and {count - MOST_SHOWN} more"]
        number = "1 thing is" if count == 1 else f"{count} things are"
        raise InvalidSetup("\n  ".join([f"{number} wrong with the content:", *lines]))

    def mapping(self, where: str, value: Any) -> Mapping[str, Any]:
        """A table of values."""
        if isinstance(value, Mapping):
            return value
        self.add(where, f"must be a table, not {shown(value)}")
        return {}

    def listing(self, where: str, value: Any, most: int) -> list[Any]:
        """A list of values; of one that is too long only the beginning is read."""
        if isinstance(value, Sequence) and not isinstance(value, str):
            if len(value) > most:
                self.add(where, f"has at most {most} entries, not {len(value)}")
            return list(value[:most])
        self.add(where, f"must be a list, not {shown(value)}")
        return []

    def number(self, where: str, value: Any, low: int, high: int) -> int:
        """A whole number within bounds."""
        if is_whole(value) and low <= value <= high:
            return int(value)
        self.add(where, f"must be a number from {low} to {high}, not {shown(value)}")
        return low

    def text(self, where: str, value: Any) -> str:
        """Some words."""
        if (
            isinstance(value, str)
            and value.strip()
            and len(value) <= LONGEST
            and value.isprintable()
        ):
            return value.strip()
        self.add(where, f"must be a short text, not {shown(value)}")
        return "?"

    def truth(self, where: str, value: Any) -> bool:
        """True or false."""
        if isinstance(value, bool):
            return value
        self.add(where, f"must be true or false, not {shown(value)}")
        return False

    def key(self, where: str, value: Any, name: str) -> str:
        """A stable key, made of the name if none is given."""
        key = slug(name) if value is None else value
        if isinstance(key, str) and len(key) <= LONGEST and _KEY.fullmatch(key):
            return key
        self.add(where, f"must be small letters, digits and underscores, not {shown(key)}")
        return "?"

    def keys(self, where: str, given: Mapping[str, Any], known: Iterable[str]) -> None:
        """Only known names."""
        names = tuple(known)
        for key in given:
            if key not in names:
                # Looking for what was meant takes its time; of what is not shown, nobody asks.
                full = len(self.problems) >= MOST_SHOWN
                self.add(where, "" if full else str(unknown("entry", key, names)))

    def unique(self, where: str, keys: Sequence[str]) -> None:
        """No name twice."""
        for key, count in sorted(Counter(keys).items()):
            if count > 1:
                self.add(where, f"{key!r} appears {count} times")
