"""Honest guesses about skills."""

from __future__ import annotations

from typing import Final

from landsraad.core.chance import Rng
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.commanders.state import commanders_on


def _table(guess: State, seat: int | None, rng: Rng) -> None:
    """The stack of skills."""
    stack = sorted(commanders_on(guess).stack)
    rng.shuffle(stack)
    commanders_on(guess).stack = tuple(stack)


DEAL: Final[Deal] = Deal(table=_table)
