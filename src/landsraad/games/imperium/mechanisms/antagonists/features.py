"""Rivals with cards of their own, in numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Features
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.antagonists.rules import VARIANTS
from landsraad.games.imperium.rivals.cards import card_of, plays
from landsraad.games.imperium.rivals.purse import pieces


def _house(state: State, house: int) -> list[float]:
    player = state.players[house]
    if not player.rival:
        return [0, 0, 0]
    card = card_of(player)
    left = 0 if player.swordmaster else max(0, card.swordmaster - pieces(player))
    return [card.swordmaster, left, card.streamlined]


def _own(state: State, seat: int) -> list[float]:
    return [plays(state.setup, one.key) for one in VARIANTS]


FEATURES: Final[Features] = Features(
    house_names=(
        (8, ("swordmaster.price", "swordmaster.missing")),
        (1, ("streamlined",)),
    ),
    house=_house,
    own_names=((1, tuple(f"variant.{one.key}" for one in VARIANTS)),),
    own=_own,
)
