"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

from landsraad.cli.words import Complaint, listed
from landsraad.core import registry

PORTS = 1 << 16
SCREEN = Path("-")
"""The file that stands for the screen."""


def some(text: str) -> int:
    """A number of at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def seconds(text: str) -> float:
    """A time that is more than nothing and less than for ever."""
    number = float(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"must be more than 0 seconds, not {text}")
    return number


def port(text: str) -> int:
    """A port that a server may listen at; 0 for any that is free."""
    number = int(text)
    if not 0 <= number < PORTS:
        raise argparse.ArgumentTypeError(f"must be a port from 0 to {PORTS - 1}, not {text}")
    return number


def add_game(add: Callable[..., Any], **more: Any) -> None:
    """Register the name of a game, with the games that there are."""
    add("game", metavar="GAME", help=listed(list(registry.games()), "or"), **more)


def seat_of(number: int | None, seats: int) -> int | None:
    """The seat that somebody counts from 1; None if none is named."""
    if number is not None and number not in range(1, seats + 1):
        raise Complaint(f"there is no seat {number}; the seats are 1 to {seats}")
    return None if number is None else number - 1


def check_writable(*paths: Path | None) -> None:
    """A file that cannot be written is better known before long work than after it."""
    for path in paths:
        if path is None or path == SCREEN:
            continue
        place = path if path.exists() else path.parent
        if path.is_dir() or not os.access(place, os.W_OK):
            raise Complaint(f"cannot write {path}")
