"""What a turn has brought so far as a position describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import number
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.selection import words_in_play
from landsraad.games.imperium.engine.state import PlayerState, State
from landsraad.games.imperium.language.terms import PERSUASION
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.ledger.words import GENERATED, NextSister

MOST: Final = 999
NEEDS: Final = "Bloodlines (expansions: bloodlines)"


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for player, given in zip(state.players, players, strict=True):
        if "next_sister" in given and NextSister not in words_in_play(state.setup.sets):
            raise InvalidSetup(f"'next_sister' needs {NEEDS}")
        own = ledger_of(player)
        own.sisters = number("next_sister", given.get("next_sister", 0), 0, 2)
        own.persuasion = number("generated", given.get("generated", 0), 0, MOST)
        own.spice = number("spice_gained", given.get("spice_gained", 0), 0, MOST)


def _turn(state: State, player: PlayerState) -> None:
    """What the house on turn has generated is what it has."""
    if GENERATED in words_in_play(state.setup.sets):
        ledger_of(player).persuasion = player.resources[PERSUASION]


_HOUSE: Final = ("next_sister", "generated", "spice_gained")
DESCRIBED: Final[Described] = Described(
    NEEDS, house=_HOUSE, not_of_rivals=_HOUSE, place=_place, turn=_turn
)
