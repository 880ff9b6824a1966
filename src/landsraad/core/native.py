"""What only the compiler reads; the types are in the stub beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Class = TypeVar("Class", bound=type)

i64 = int
"""A whole number that the compiler keeps in a word of the processor."""


def mypyc_attr(**settings: bool) -> Callable[[Class], Class]:
    """Settings of a class for mypyc, such as that interpreted classes may inherit from it."""
    return lambda decorated: decorated
