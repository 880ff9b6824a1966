"""Honest guesses about navigation cards."""

from __future__ import annotations

from typing import Final

from landsraad.core.chance import Rng
from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.navigation.rules import course_options
from landsraad.games.imperium.mechanisms.navigation.state import navigation_of


def _table(guess: State, seat: int | None, rng: Rng) -> None:
    """The navigation cards of others."""
    for number, player in enumerate(guess.players):
        own = navigation_of(player)
        if number == seat or not (own.dealt or own.course):
            continue
        cards = guess.setup.selection.numbers("navigation")
        pool = [card for card in cards if card not in own.played]
        rng.shuffle(pool)
        size = len(own.course)
        own.course = tuple(pool[:size])
        own.dealt = tuple(sorted(pool[size : size + len(own.dealt)]))


def _course(guess: State, seat: int) -> tuple[Option, ...]:
    return course_options(guess.players[seat])


DEAL: Final[Deal] = Deal(table=_table, reoffers={"course": _course})
