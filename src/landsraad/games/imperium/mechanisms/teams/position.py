"""Teams as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, mapped, number, truth
from landsraad.games.imperium.engine.catalogue import CARDS, FACTION_CARDS, SPACES
from landsraad.games.imperium.engine.plug import Described
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import FREMEN
from landsraad.games.imperium.mechanisms.teams.shown import TOKENS
from landsraad.games.imperium.mechanisms.teams.state import (
    HOME,
    SWORDMASTER,
    TOP,
    commands,
    member_of,
    teams_on,
)

AGENTS: Final = 2
"""Of every player, beside the swordmaster."""


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for name in ("mentat", "mentat_next"):
        if table.get(name) is not None:
            raise InvalidSetup(f"{name}: there is no Mentat in a game of teams")
    _throne(state, table)
    for seat, given in enumerate(players):
        player = state.players[seat]
        own = member_of(player)
        for name in ("own_track", "tokens"):
            if name in given and not commands(state, seat):
                raise InvalidSetup(f"only a Commander has {name!r}")
        for name in ("garrison", "conflict"):
            if given.get(name) and commands(state, seat):
                raise InvalidSetup(f"{name}: a Commander has no units (IMP 60.1.5)")
        own.track = number("own_track", given.get("own_track", 0), 0, TOP)
        player.vp += (own.track >= 2) + (own.track >= TOP)
        own.sword_gone = truth("swordmaster_gone", given.get("swordmaster_gone", False))
        if own.sword_gone and not given.get("swordmaster"):
            raise InvalidSetup("swordmaster_gone: there was no swordmaster")
        if commands(state, seat):
            own.tokens = _tokens(state, seat, given, table)
            out = own.tokens[SWORDMASTER] != HOME
        else:
            out = len(_sent(seat, table)) > AGENTS
        own.sword_sent = out and not own.sword_gone


def _sent(seat: int, table: Mapping[str, Any]) -> list[str]:
    """The spaces with agents of a seat."""
    agents = mapped("agents", table.get("agents", {}))
    return [key for key, owners in agents.items() if seat in listed("agents", owners)]


def _tokens(
    state: State, seat: int, given: Mapping[str, Any], table: Mapping[str, Any]
) -> tuple[int, ...]:
    """Where the agents of a Commander are: as told, others in the order of their arrows."""
    places = [HOME] * len(TOKENS)
    sent = _sent(seat, table)
    for name, key in mapped("tokens", given.get("tokens", {})).items():
        token = find("token", name, {one: place for place, one in enumerate(TOKENS)})
        if key not in sent:
            raise InvalidSetup(f"no agent of seat {seat} is on {key}")
        places[token] = state.setup.selection.space[key]
        sent.remove(key)
    for key in sent:
        if HOME not in places:
            raise InvalidSetup(f"seat {seat} has three agents")
        places[places.index(HOME)] = find("space", key, state.setup.selection.space)
    return tuple(places)


def _throne(state: State, table: Mapping[str, Any]) -> None:
    cards = []
    for key in listed("throne_row", table.get("throne_row", [])):
        card = find("card", key, state.setup.selection.card)
        # What was dealt to the row goes back: only what is described lies there for certain.
        dealt = state.row[len(table.get("row", ())) :]
        if card in dealt and card not in state.deck:
            place = len(state.row) - len(dealt) + dealt.index(card)
            state.deck.insert(0, card)
            state.row[place] = state.deck.pop()
        if card not in state.deck or card in FACTION_CARDS[FREMEN]:
            raise InvalidSetup(f"{CARDS[card].name} cannot lie in the Throne row")
        state.deck.remove(card)
        cards.append(card)
    teams_on(state).throne = tuple(cards)


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for seat, house in enumerate(houses):
        own = member_of(state.players[seat])
        house["swordmaster_gone"] = own.sword_gone
        house.pop("tokens", None)
        if commands(state, seat):
            house["tokens"] = {
                name: SPACES[place].key
                for name, place in zip(TOKENS, own.tokens, strict=True)
                if place != HOME
            }


DESCRIBED: Final[Described] = Described(
    "six players (edition: uprising)",
    table=("throne_row",),
    house=("own_track", "tokens", "swordmaster_gone"),
    tell=_tell,
    place=_place,
)
