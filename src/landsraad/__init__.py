"""Landsraad: an open table for the Dune strategy board games."""

from typing import TYPE_CHECKING

from landsraad import compiled as _compiled  # noqa: F401 (first: it says how to find the rest)
from landsraad import games as _games
from landsraad.api import analyse, cards, new, play, position, schema
from landsraad.core import registry as _registry
from landsraad.core.decisions import (
    Decision,
    IllegalAction,
    InvalidReplay,
    InvalidSetup,
    Option,
    UndoLocked,
)
from landsraad.core.entries import Entry
from landsraad.core.game import Game
from landsraad.core.replay import Replay
from landsraad.core.rules import GameInfo
from landsraad.hints import Hint, hint

if TYPE_CHECKING:
    from landsraad.core.registry import games  # At run time the package is called itself.
else:
    games = _games

__version__ = "0.2.0"

__all__ = [
    "Decision",
    "Entry",
    "Game",
    "GameInfo",
    "Hint",
    "IllegalAction",
    "InvalidReplay",
    "InvalidSetup",
    "Option",
    "Replay",
    "UndoLocked",
    "analyse",
    "cards",
    "games",
    "hint",
    "new",
    "play",
    "position",
    "schema",
]

_registry.register_later(_games.load)
