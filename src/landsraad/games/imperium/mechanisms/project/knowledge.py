"""Honest guesses about secret projects; the tiles themselves are dealt with all others."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.project.rules import project_options


def _project(guess: State, seat: int) -> tuple[Option, ...]:
    return project_options(guess)


DEAL: Final[Deal] = Deal(reoffers={"project": _project})
