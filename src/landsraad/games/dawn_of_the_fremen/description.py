"""The whole of a position in the words that `position` takes, what is hidden too."""

from __future__ import annotations

from typing import Any, cast

from landsraad.games.dawn_of_the_fremen import asks
from landsraad.games.dawn_of_the_fremen.catalogue import places_in
from landsraad.games.dawn_of_the_fremen.frames import Attack, Step
from landsraad.games.dawn_of_the_fremen.phases.action import SECOND
from landsraad.games.dawn_of_the_fremen.position import (
    LAND_KEYS,
    PLAYER_KEYS,
    TABLE_KEYS,
)
from landsraad.games.dawn_of_the_fremen.position_play import ATTACK_KEYS
from landsraad.games.dawn_of_the_fremen.state import State
from landsraad.games.dawn_of_the_fremen.terms import ACTION, HARJ, NOBODY, SITE_KEYS
from landsraad.games.dawn_of_the_fremen.views import view


def description(state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The players and the table: what views show under the same names, and what is hidden."""
    shown: dict[str, Any] = cast(dict[str, Any], view(state, None))
    players = [_known(player, PLAYER_KEYS) for player in shown["players"]]
    for seat, player in enumerate(players):
        own = state.box.tribe_keys[seat]
        player["debts"] = {key: held for key, held in player["debts"].items() if key != own}
        del player["needed"]
        if state.own[state.sides[seat]]:
            player["needed"] = state.own[state.sides[seat]]
    table = _known(shown["table"], TABLE_KEYS)
    table["territories"] = {
        key: _known(land, LAND_KEYS) | {"site": _site(state, state.box.place[key])}
        for key, land in table["territories"].items()
    }
    sides = dict.fromkeys(state.sides[: state.setup.seats])
    groups = [[seat for seat in range(state.setup.seats) if state.sides[seat] == s] for s in sides]
    table["alliances"] = [group for group in groups if len(group) > 1]
    table["deck_top"] = [state.box.cards[card].key for card in state.deck[::-1]]
    if shown["table"]["face"] is not None:
        table["rolled"] = shown["table"]["face"]
    _business(state, table)
    return players, table


def _known(shown: dict[str, Any], keys: frozenset[str]) -> dict[str, Any]:
    return {key: value for key, value in shown.items() if key in keys}


def _site(state: State, place: int) -> str | None:
    site = state.sites[place]
    return None if site == NOBODY else SITE_KEYS[site]


def _business(state: State, table: dict[str, Any]) -> None:
    """Whose turn it is, and how far it has come."""
    if state.pending is not None:
        table["turn"] = state.pending.seat
    only = {"barriers_to_place": HARJ, "sites_to_place": HARJ, "attack": ACTION}
    for key, phase in only.items():
        if state.phase != phase or table[key] is None:
            del table[key]
    if state.phase == HARJ:
        del table["lead"]
    if state.phase == ACTION and state.pending is not None:
        table["action"] = 1 if _second_waits(state, table["turn"]) else 2
        table["tried"] = _tried(state, table["turn"])
    for frame in state.stack:
        if isinstance(frame, Attack):
            table["tried"] = [
                key for key in _tried(state, frame.seat) if key != state.box.keys[frame.target]
            ]
            table["turn"] = frame.seat
            table["action"] = 1 if _second_waits(state, frame.seat) else 2
            table["attack"] = _known(table["attack"], ATTACK_KEYS)


def _second_waits(state: State, seat: int) -> bool:
    """Whether a seat has its second action still to come, and not before it."""
    asked = state.pending is not None and state.pending.ask is asks.SECOND_ACTION
    later = [frame for frame in state.stack if isinstance(frame, Step) and frame.name == "action"]
    return not asked and any(step.seat == seat and step.more == SECOND for step in later)


def _tried(state: State, seat: int) -> list[str]:
    """The territories that attacks of the action under way have failed to take."""
    actions = [step for step in state.stack if isinstance(step, Step) and step.name == "action"]
    mask = actions[-1].value if actions and actions[-1].seat == seat else 0
    return [state.box.keys[place] for place in places_in(mask)]
