"""Landsraad: an open table for the Dune strategy board games."""

from landsraad import compiled as _compiled  # noqa: F401 (first: it says how to find the rest)
from landsraad import games as _games
from landsraad.api import new, position
from landsraad.core.decisions import (
    Decision,
    IllegalAction,
    InvalidReplay,
    InvalidSetup,
    Option,
    UndoLocked,
)
from landsraad.core.game import Game
from landsraad.core.registry import games
from landsraad.core.replay import Replay
from landsraad.core.rules import GameInfo
from landsraad.hints import Hint, hint

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Game",
    "GameInfo",
    "Hint",
    "IllegalAction",
    "InvalidReplay",
    "InvalidSetup",
    "Option",
    "Replay",
    "UndoLocked",
    "games",
    "hint",
    "new",
    "position",
]

_games.register_all()
