"""What battle icons that wait for their like are worth."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Worth
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.language.gains import VP_WORTH
from landsraad.games.imperium.mechanisms.objectives.state import face_up, mark_of
from landsraad.games.imperium.mechanisms.objectives.words import WILD

ICON_WORTH: Final = 2.5


def _standing(player: PlayerState, left: float, value: float) -> float:
    return value + ICON_WORTH * len(face_up(player)) * (0.4 + 0.6 * left)


def _reward(state: State, house: int, place: int, worth: float) -> float:
    """Who wins alone takes the card: an icon that may pair later, or a point now (IMP 41.2.2)."""
    player = state.players[house]
    mark = mark_of(player, state.conflict) if place == 0 else ""
    if not mark:
        return worth
    pair = mark != WILD and any(mark_of(player, card) == mark for card in face_up(player))
    return worth + (VP_WORTH - ICON_WORTH if pair else ICON_WORTH)


WORTH: Final[Worth] = Worth(_standing, reward=_reward)
