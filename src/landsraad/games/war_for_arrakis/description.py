"""The whole of a position in the words that `position` takes, what is hidden too."""

from __future__ import annotations

from typing import Any, cast

from landsraad.games.war_for_arrakis import signs
from landsraad.games.war_for_arrakis.catalogue import AREAS, STATIONS, bits
from landsraad.games.war_for_arrakis.frames import Battle, Losses
from landsraad.games.war_for_arrakis.plug import described_by
from landsraad.games.war_for_arrakis.position import (
    AREA_KEYS,
    PLAYER_KEYS,
    TABLE_KEYS,
)
from landsraad.games.war_for_arrakis.position_battle import KEYS as BATTLE_KEYS
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECKS_OF,
    MARKER_KEYS,
    PHASE_KEYS,
    SIDE_KEYS,
    SIDES,
    WORMSIGN_KEYS,
)
from landsraad.games.war_for_arrakis.views import card_keys, token_name, view

Told = dict[str, Any]


def description(state: State) -> tuple[list[Told], Told]:
    """The sides and the table: what views show under the same names, and what is hidden."""
    looker = state.kit.players[ATREIDES][0]
    shown = cast(Told, view(state, looker))
    players = [_player(state, side, shown["players"][side]) for side in SIDES]
    added = described_by(state)
    table = _known(shown["table"], TABLE_KEYS.union(*(part.table for part in added)))
    for area in bits(state.wormsigns):
        table["areas"][AREAS[area].key]["wormsign"] = WORMSIGN_KEYS[signs.symbol(state, area)]
    areas = AREA_KEYS.union(*(part.area for part in added))
    table["areas"] = {key: _area(found, areas) for key, found in table["areas"].items()}
    table["zones"] = {key: there for key, there in table["zones"].items() if there is not None}
    _settlements(state, table)
    _foresight(state, table)
    table["tokens_top"] = [token_name(state, token) for token in state.tokens_left[::-1]]
    table["phase"] = PHASE_KEYS[state.phase]
    if state.pending is not None:
        table["turn"] = SIDE_KEYS[state.kit.sides[state.pending.seat]]
    _business(state, table)
    for part in added:
        if part.tell is not None:
            part.tell(state, table)
    return players, table


def _known(shown: Told, keys: frozenset[str]) -> Told:
    return {key: value for key, value in shown.items() if key in keys and value is not None}


def _player(state: State, side: int, shown: Told) -> Told:
    told = _known(shown, PLAYER_KEYS)
    told["hand"] = card_keys(state.hands[side])
    decks = [state.decks[deck] for deck in DECKS_OF[side]]
    told["deck_top"] = [key for deck in decks for key in card_keys(deck[::-1])]
    told["leaders"] = {
        key: where
        for key, where in shown["leaders"].items()
        if where in ("out", "aside", "removed") or where.startswith("tank ")
    }
    if side == ATREIDES:
        told["objectives"] = list(state.objectives)
    if not state.kit.players[side]:
        for key in ("dice", "tokens", "token_slot"):
            told.pop(key, None)
    return told


def _area(shown: Told, keys: frozenset[str]) -> Told:
    told = _known(shown, keys)
    if "legion" in told:
        legion = dict(told["legion"])
        for key in ("tokens", "reserve_tokens"):
            legion.pop(key, None)
        told["legion"] = legion
    return told


def _settlements(state: State, table: Told) -> None:
    keys = [area.key for area in AREAS]
    sietches = [area for area in range(len(AREAS)) if state.sietches >> area & 1]
    table["sietches"] = {keys[area]: state.ranks[area] for area in sietches}
    table["revealed"] = [keys[area] for area in sietches if state.revealed >> area & 1]
    villages = [area for area in range(len(AREAS)) if state.villages >> area & 1]
    table["settlements"] = [keys[area] for area in villages]
    table["stations"] = {
        keys[area]: MARKER_KEYS[symbol]
        for area, symbol in zip(STATIONS, state.stations, strict=True)
        if symbol >= 0
    }


def _foresight(state: State, table: Told) -> None:
    known = [card.key for card in state.setup.content.prescience]
    table["row"] = [known[card] for card in state.row]
    table["eyes"] = [key for card, key in enumerate(known) if state.eyes >> card & 1]
    if state.fear >= 0:
        table["fear"] = known[state.fear]
    table["prescience_top"] = [known[card] for card in state.foresight_deck[::-1]]


def _business(state: State, table: Told) -> None:
    """A battle that is being fought, with the hits still to be taken."""
    table.pop("battle", None)
    hits = [0, 0]
    if any(isinstance(frame, Battle) for frame in state.stack):
        table["turn"] = SIDE_KEYS[state.turn]
    for frame in state.stack:
        if isinstance(frame, Battle):
            shown = cast(Told, view(state, None))["table"]["battle"]
            table["battle"] = _known(shown, BATTLE_KEYS) | {"began": frame.began}
        elif isinstance(frame, Losses):
            hits[state.turn != frame.side] += frame.hits
    if "battle" in table and any(hits):
        table["battle"]["hits"] = hits
