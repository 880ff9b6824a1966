"""Counts and conditions read from the position."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.catalogue import CARD, CARDS, FACTION_CARDS, SPACES_BY_ICON
from landsraad.games.imperium.effects import (
    AgentsOn,
    Alliance,
    Another,
    AtLeast,
    Condition,
    CouncilSeat,
    Count,
    Deployed,
    Dreadnoughts,
    EnemyHere,
    Held,
    InfluenceWith,
    InPlay,
    LowTracks,
    Met,
    MostOwned,
    Owned,
    RevealTurn,
    SwordCards,
    Tiles,
    Tracks,
)
from landsraad.games.imperium.state import PlayerState, State
from landsraad.games.imperium.terms import Phase

TURNS: Final = int(Phase.TURNS)
RIVAL_COPIES: Final = 2
"""Copies a solo rival counts as owning (IMP 18.5.2)."""


def count(state: State, seat: int, what: Count, source: str = "") -> int:
    """The number a count stands for, asked by the component named as the source."""
    player = state.players[seat]
    match what:
        case InfluenceWith(faction):
            return player.influence[faction]
        case InPlay(faction):
            return _in_play(player, faction)
        case Owned(card):
            return _rivals_count(state, seat, CARD[card])
        case Tracks(height):
            return sum(influence >= height for influence in player.influence)
        case LowTracks(height):
            return sum(influence <= height for influence in player.influence)
        case Held(resource):
            return player.resources[resource]
        case Tiles():
            return len(player.ix.tech)
        case Dreadnoughts(fighting):
            return player.ix.dreadnoughts_fighting if fighting else _commissioned(state, seat)
        case Deployed():
            return player.deployed + player.ix.dreadnoughts_deployed
        case AgentsOn(icons):
            return agents_on(state, seat, sum(SPACES_BY_ICON[icon] for icon in icons))
        case SwordCards():
            return _sword_cards(player, CARD.get(source, -1))
        case Met(conditions):
            return sum(holds(state, seat, condition, source) for condition in conditions)
    raise NotImplementedError(type(what).__name__)


def owned(player: PlayerState, card: int) -> int:
    """Copies of a card that a player owns, wherever they are (IMP 19.1.31)."""
    zones = (player.deck, player.discard, player.hand, player.play)
    return sum(zone.count(card) for zone in zones) + (player.ix.ahead == card)


def agents_on(state: State, seat: int, spaces: int) -> int:
    """The agents of a house on spaces given as bits."""
    here = (
        there >> 2 * seat & 3 for space, there in enumerate(state.agents) if spaces >> space & 1
    )
    return sum(here)


def _commissioned(state: State, seat: int) -> int:
    player = state.players[seat]
    on_flags = sum(flag.seat == seat for flag in state.flags)
    return player.ix.dreadnoughts + player.ix.dreadnoughts_fighting + on_flags


def _sword_cards(player: PlayerState, asking: int) -> int:
    """Cards that gave swords on this turn; one that does so by two effects counts once."""
    times: dict[tuple[int, str], int] = {}
    for given in player.ix.sword_cards:
        times[given] = times.get(given, 0) + 1
    most: dict[int, int] = {}
    for (card, _), amount in times.items():
        most[card] = max(most.get(card, 0), amount)
    return sum(most.values()) - (most.get(asking, 0) > 0)


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
            return count(state, seat, what, source) >= minimum
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
        case EnemyHere():
            there = state.agents[player.space] if player.space >= 0 else 0
            return bool(there & ~(3 << 2 * seat))
        case MostOwned(key):
            card, mine = CARD[key], owned(player, CARD[key])
            others = (other for other in range(len(state.players)) if other != seat)
            return all(_rivals_count(state, other, card) < mine for other in others)
    raise NotImplementedError(type(condition).__name__)


def revealing(state: State, seat: int) -> bool:
    """Whether it is the seat's own reveal turn."""
    return state.turn == seat and state.players[seat].revealed and state.phase == TURNS
