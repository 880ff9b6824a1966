"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from landsraad.cli.words import Complaint

SCREEN = Path("-")
"""The file that stands for the screen."""


def some(text: str) -> int:
    """A number of at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


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
