"""Answers that leave no choice."""

from __future__ import annotations

from landsraad.core.game import Game


def skip_forced(game: Game, seat: int) -> None:
    """Give the only answers there are for a seat, up to its next choice or another's."""
    while (decision := game.decision) is not None:
        if decision.seat != seat or len(decision.moves) > 1:
            return
        game.apply(decision.moves[0])
