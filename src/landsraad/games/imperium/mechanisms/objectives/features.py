"""Battle icons in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.objectives.state import MARKS as OF_CARD
from landsraad.games.imperium.mechanisms.objectives.state import face_up, mark_of
from landsraad.games.imperium.mechanisms.objectives.words import MARKS


def _house(state: State, house: int) -> list[float]:
    player = state.players[house]
    marks = [mark_of(player, card) for card in face_up(player)]
    return [marks.count(mark) for mark in MARKS]


def _own(state: State, seat: int) -> list[float]:
    fought = OF_CARD[state.conflict] if state.conflict != NOBODY else ""
    return [fought == mark for mark in MARKS]


FEATURES: Final[Features] = Features(
    house_names=((1, tuple(f"battle_icon.{mark}" for mark in MARKS)),),
    house=_house,
    own_names=((1, tuple(f"conflict.icon.{mark}" for mark in MARKS)),),
    own=_own,
)
