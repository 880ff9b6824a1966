"""Ways to play with rivals, and the churn of the Imperium row (IMP 50.8, IMP 50.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.games.imperium.editions import Edition
from landsraad.games.imperium.engine import deeds, piles
from landsraad.games.imperium.engine.boxes import Item
from landsraad.games.imperium.engine.plug import Variant
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.language.gains import GainVp
from landsraad.games.imperium.language.structure import Pay
from landsraad.games.imperium.mechanisms.antagonists.words import KEY
from landsraad.games.imperium.rivals.cards import (
    BRUTAL,
    CHURN,
    DEPLOYMENT,
    POLITICS,
    STREAMLINED,
    scores,
)

ALONE: Final = (1,)
TWO: Final = (2,)
FEW: Final = (*ALONE, *TWO)
COUNTS: Final = {ALONE: "one player", TWO: "two players", FEW: "one or two players"}
DIE: Final = 6
DICE: Final = 2


def _unchanged(edition: Edition) -> Edition:
    return edition


def _for(name: str, counts: tuple[int, ...]) -> Callable[[int, tuple[str, ...]], str]:
    """Why a way to play cannot be chosen; nothing if it can."""

    def refuses(seats: int, sets: tuple[str, ...]) -> str:
        if KEY in sets and seats in counts:
            return ""
        return f"{name} is for {COUNTS[counts]} of Uprising (IMP 50.8.1, IMP 50.9)"

    return refuses


VARIANTS: Final = tuple(
    Variant(key, _unchanged, _for(name, counts))
    for key, name, counts in (
        (STREAMLINED, "the streamlined rival", TWO),
        (BRUTAL, "brutal escalation", FEW),
        (DEPLOYMENT, "expert deployment", FEW),
        (POLITICS, "smart politics", FEW),
        (CHURN, "the churn of the row", ALONE),
    )
)


def rewards(state: State, seat: int, place: int, found: tuple[Item, ...]) -> tuple[Item, ...]:
    """IMP 50.8.2: a rival that scores nothing does not pay for points."""
    player = state.players[seat]
    if not player.rival or scores(state, player):
        return found
    return tuple(
        one
        for one in found
        if not (isinstance(one.effect, Pay) and isinstance(one.effect.reward, GainVp))
    )


def turn_ended(state: State, seat: int) -> None:
    """IMP 50.9.4: after the player's reveal turn two dice say which cards of the row go."""
    if CHURN not in state.setup.variants or not state.players[seat].revealed:
        return
    dice = [state.rng.below(DIE) for _ in range(DICE)]
    state.news = True
    deeds.emit(state, "churn", NOBODY, *(1 + number for number in dice))
    # From the right, so that places stay what they were where the deck runs out.
    for place in sorted(set(dice), reverse=True):
        if place < len(state.row):
            card = state.row[place]
            piles.out_of_game(state, card)
            deeds.emit(state, "row_lost", NOBODY, card)
            piles.refill_row(state, place)
