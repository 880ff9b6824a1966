"""What the personal board and the swordmaster of a team are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState
from landsraad.games.imperium.language.terms import SWORDMASTER
from landsraad.games.imperium.mechanisms.teams.state import member_of

TRACK_WORTH: Final = (0.0, 2.5, 3.5, 6.0, 7.0)
"""Of each height on the personal board, beside the points that it has given."""
TOKEN_WORTH: Final = 2.0
"""Of the swordmaster's swords, once the agent itself is spent."""


def _standing(player: PlayerState, left: float, value: float) -> float:
    own = member_of(player)
    if player.swordmaster and (own.sword_gone or own.sword_sent):
        value -= (SWORDMASTER.worth - TOKEN_WORTH) * left
    return value + TRACK_WORTH[own.track]


WORTH: Final[Worth] = Worth(_standing)
