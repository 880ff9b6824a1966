"""What the epic game changes (IMP 27)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.editions import Edition
from landsraad.games.imperium.engine.catalogue import SET
from landsraad.games.imperium.mechanisms.epic.words import KEY

LEVELS: Final = ((3, 5), (2, 5))


def changes(edition: Edition) -> Edition:
    """More points to reach, harder conflicts and a stronger start (IMP 27.1)."""
    return edition._replace(goal=12, levels=LEVELS, garrison=5, intrigue=1)


def refuses(seats: int, sets: tuple[str, ...]) -> str:
    """It needs its starting cards, and somebody to play against."""
    if not any(SET[name].of(KEY) for name in sets):
        return "the epic game needs Rise of Ix (expansions: ix; IMP 27.1.1)"
    return "the epic game is for two or more players (IMP 27.1.1)" if seats == 1 else ""
