"""The whole of a position in the words that `position` takes, what is hidden too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad.games.imperium.engine.catalogue import CARDS, CONFLICTS, HAGALS, INTRIGUES
from landsraad.games.imperium.engine.plug import described_by
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.position import never_of_rivals, player_keys, table_keys
from landsraad.games.imperium.facets.position_seen import tell_seen
from landsraad.games.imperium.facets.views import view


def description(state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The houses and the table: what views show under the same names, and what lies face down."""
    shown = view(state, None)
    houses = [_known(house, player_keys()) for house in shown["players"]]
    for number in range(state.setup.seats):
        houses[number] = _known(view(state, number)["players"][number], player_keys())
    table = _known(shown["table"], table_keys())
    if state.turn < 0:
        del table["turn"]
    for number, house in enumerate(houses):
        _house(state, number, house)
    _piles(state, table)
    for part in described_by(state.setup.sets):
        if part.tell is not None:
            part.tell(state, houses, table)
    never = never_of_rivals()
    for player, house in zip(state.players, houses, strict=True):
        if player.rival:
            for key in never.intersection(house):
                del house[key]
    return houses, table


def _known(shown: Any, keys: frozenset[str]) -> dict[str, Any]:
    return {key: value for key, value in shown.items() if key in keys and value is not None}


def _house(state: State, number: int, house: dict[str, Any]) -> None:
    player = state.players[number]
    if "hand" in house:  # In its own order, which that of the options follows.
        house["hand"] = _keys(CARDS, player.hand)
    tell_seen(state, number, house)
    house["intrigue"] = _keys(INTRIGUES, player.intrigue)
    house["deck"] = _keys(CARDS, player.deck[::-1])
    house["masterstroke"] = player.masterstroke
    if state.turn == number and not player.revealed and not player.rival:
        house["recruited"], house["deployed"] = player.recruited, player.deployed


def _piles(state: State, table: dict[str, Any]) -> None:
    table["imperium_top"] = _keys(CARDS, state.deck[::-1])
    table["intrigue_deck"] = _keys(INTRIGUES, state.intrigue_deck[::-1])
    table["hagal_top"] = _keys(HAGALS, state.hagal_deck[::-1])
    table["conflicts_next"] = _keys(CONFLICTS, state.conflict_deck[::-1])
    order = sorted((player.reveal_order, seat) for seat, player in enumerate(state.players))
    table["reveals"] = [seat for place, seat in order if place and state.players[seat].revealed]


def _keys(catalogue: Sequence[Any], cards: Sequence[int]) -> list[str]:
    return [catalogue[card].key for card in cards]
