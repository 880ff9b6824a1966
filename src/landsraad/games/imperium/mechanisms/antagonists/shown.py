"""What everybody sees of rivals with cards of their own."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import FACTION_KEYS
from landsraad.games.imperium.mechanisms.antagonists.rules import VARIANTS
from landsraad.games.imperium.mechanisms.antagonists.shapes import (
    AntagonistsGameView,
    AntagonistsHouseView,
)
from landsraad.games.imperium.rivals.cards import card_of, plays
from landsraad.games.imperium.rivals.purse import pieces


def _game(state: State) -> AntagonistsGameView:
    return {"variants": [one.key for one in VARIANTS if plays(state.setup, one.key)]}


def _house(state: State, number: int) -> AntagonistsHouseView:
    player = state.players[number]
    if not player.rival:
        return {"antagonist": None}
    card = card_of(player)
    return {
        "antagonist": {
            "swordmaster": card.swordmaster,
            "pieces": pieces(player),
            "priority": [FACTION_KEYS[faction] for faction in card.priority],
            "streamlined": card.streamlined,
        }
    }


SHOWN: Final[Shown] = Shown(
    game=_game, house=_house, shapes={"game": AntagonistsGameView, "house": AntagonistsHouseView}
)
