"""Honest guesses about the card that a leader has set aside."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State
from landsraad.games.imperium.mechanisms.ahead.rules import ahead_options
from landsraad.games.imperium.mechanisms.ahead.state import ahead_of


def _cards(player: PlayerState, pool: list[int]) -> None:
    own = ahead_of(player)
    if own.card != NOBODY:
        own.card = pool.pop()


def _set_ahead(guess: State, seat: int) -> tuple[Option, ...]:
    return ahead_options(guess.players[seat])


DEAL: Final[Deal] = Deal(cards=_cards, reoffers={"set_ahead": _set_ahead})
