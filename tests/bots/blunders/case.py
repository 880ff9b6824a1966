"""What an entry of the tables says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any


@dataclass(frozen=True)
class Case:
    """A position, what is answered in it first, and how the next answer may and may not begin."""

    name: str
    make: Callable[..., Any]
    described: dict[str, Any]
    after: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    never: tuple[str, ...] = ()

    def right(self, notation: str) -> bool:
        """Whether a choice is no blunder."""
        if notation.startswith(self.never or ("\0",)):
            return False
        return not self.must or notation.startswith(self.must)


def told(
    game: str,
    kind: Callable[..., Any],
    name: str,
    board: dict[str, str] | None = None,
    after: str = "",
    must: str = "",
    never: str = "",
    **more: Any,
) -> Case:
    """An entry; answers that come before and alternatives are separated by commas."""
    make = kind if board is None else partial(kind, board)
    texts = (after, must, never)
    parts = (tuple(part.strip() for part in text.split(",") if part) for text in texts)
    return Case(f"{game} {name}", make, more, *parts)
