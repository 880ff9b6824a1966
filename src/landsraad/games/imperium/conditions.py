"""Counts and conditions read from the position."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.catalogue import CARD, CARDS, FACTION_CARDS
from landsraad.games.imperium.effects import (
    Alliance,
    Another,
    AtLeast,
    Condition,
    CouncilSeat,
    Count,
    InfluenceWith,
    InPlay,
    MostOwned,
    Owned,
    RevealTurn,
    Tracks,
)
from landsraad.games.imperium.state import PlayerState, State
from landsraad.games.imperium.terms import Phase

TURNS: Final = int(Phase.TURNS)
RIVAL_COPIES: Final = 2
"""Copies a solo rival counts as owning (IMP 18.5.2)."""


def count(state: State, seat: int, what: Count) -> int:
    """The number a count stands for."""
    player = state.players[seat]
    match what:
        case InfluenceWith(faction):
            return player.influence[faction]
        case InPlay(faction):
            return _in_play(player, faction)
        case Owned(card):
            return owned(player, CARD[card])
        case Tracks(height):
            return sum(influence >= height for influence in player.influence)
    raise NotImplementedError(type(what).__name__)


def owned(player: PlayerState, card: int) -> int:
    """Copies of a card that a player owns, wherever they are (IMP 19.1.31)."""
    zones = (player.deck, player.discard, player.hand, player.play)
    return sum(zone.count(card) for zone in zones)


def _in_play(player: PlayerState, faction: int) -> int:
    cards = FACTION_CARDS[faction]
    return sum(card in cards for card in player.play)


def _rivals_count(state: State, seat: int, card: int) -> int:
    player = state.players[seat]
    return RIVAL_COPIES if player.rival and player.leader >= 0 else owned(player, card)


def holds(state: State, seat: int, condition: Condition, source: str) -> bool:
    """Whether a condition is met for a house, asked by the card named as the source."""
    player = state.players[seat]
    match condition:
        case AtLeast(what, minimum):
            return count(state, seat, what) >= minimum
        case Another(faction):
            own = CARD.get(source, -1)
            itself = own >= 0 and faction in CARDS[own].factions and own in player.play
            return _in_play(player, faction) > itself
        case Alliance(factions):
            return any(state.alliances[faction] == seat for faction in factions)
        case CouncilSeat():
            return player.council
        case RevealTurn():
            return revealing(state, seat)
        case MostOwned(key):
            card, mine = CARD[key], owned(player, CARD[key])
            others = (other for other in range(len(state.players)) if other != seat)
            return all(_rivals_count(state, other, card) < mine for other in others)
    raise NotImplementedError(type(condition).__name__)


def revealing(state: State, seat: int) -> bool:
    """Whether it is the seat's own reveal turn."""
    return state.turn == seat and state.players[seat].revealed and state.phase == TURNS
