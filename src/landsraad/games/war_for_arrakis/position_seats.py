"""Positions described player by player where two share a side (WFA 21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import check_keys, find, listed, mapped, number
from landsraad.games.war_for_arrakis.catalogue import CARD, CARDS, DECK_OF, LEADER, LEADERS
from landsraad.games.war_for_arrakis.state import State
from landsraad.games.war_for_arrakis.terms import DECKS_OF, HARKONNEN, SIDES

LISTS: Final = ("hand", "spent", "discard", "deck_top", "objectives")
EACH: Final = ("hand", "discard", "deck_top")
"""What each partner has apart; of the others both may tell the same."""
TOKENS: Final = 5
Described = dict[str, Any]


def by_side(
    state: State, players: Sequence[Mapping[str, Any]], known: frozenset[str]
) -> tuple[list[Described], Described]:
    """What is described of each side, and the dashboards where it was told player by player."""
    seats = len(state.kit.sides)
    automaton = not state.kit.players[HARKONNEN]
    if len(players) > max(seats + automaton, len(SIDES)):
        raise InvalidSetup(f"{len(players)} players are described, but there are two sides")
    for player in players:
        check_keys("player", mapped("player", player), known)
    given = [dict(player) for player in players]
    given += [{} for _ in range(len(SIDES) - len(given))]
    if automaton:
        _no_dice(given[-1] if len(players) > seats else {})
    partners = automaton and seats > 1 and len(players) == seats
    if len(players) <= len(SIDES) and not (partners and _of_a_partner(given[1])):
        return given, {}
    sides: list[Described] = [{}, {}]
    dashboards: Described = {}
    for seat, player in enumerate(given):
        if seat >= seats:
            # The Harkonnens, whom nobody plays.
            sides[HARKONNEN] = player
            continue
        role = state.kit.roles[seat]
        if state.kit.shared[role.side]:
            _own_cards(state, seat, player)
            _merge(sides[role.side], player)
            dashboards[role.key] = _dashboard(player)
        else:
            sides[role.side] = player
    return sides, {key: found for key, found in dashboards.items() if found}


def _of_a_partner(player: Mapping[str, Any]) -> bool:
    """Whether the second of two descriptions is of a partner, and not of the other side."""
    keys = [key for name in ("hand", "discard", "deck_top") for key in player.get(name, ())]
    cards = [CARDS[CARD[key]].deck for key in keys if key in CARD]
    leaders = [LEADER[key] for key in (*player.get("leaders", ()), *player.get("spent", ()))
               if key in LEADER]  # fmt: skip
    harkonnen = any(deck in DECKS_OF[HARKONNEN] for deck in cards) or any(
        LEADERS[leader].side == HARKONNEN for leader in leaders
    )
    return bool(player) and not harkonnen


def _no_dice(player: Mapping[str, Any]) -> None:
    """The automaton rolls one die at a time and has no Bene Gesserit tokens."""
    if player.get("dice"):
        raise InvalidSetup("the dice of an automaton are described on the table (WFA 22.3.4)")
    if player.get("tokens") or player.get("token_slot") is not None:
        raise InvalidSetup("the automaton takes dice instead of Bene Gesserit tokens (WFA 22.3.8)")


def _own_cards(state: State, seat: int, player: Described) -> None:
    """A partner holds cards of one's own deck only (WFA 21.5.1)."""
    role = state.kit.roles[seat]
    for key in listed("hand", player.get("hand", [])):
        card = find("planning card", key, CARD)
        if DECK_OF[card] not in role.decks:
            raise InvalidSetup(f"{CARDS[card].name} is not a card of {role.name} (WFA 21.5.1)")


def _merge(side: Described, player: Described) -> None:
    for key in LISTS:
        if key in player:
            told = side.get(key, [])
            # Both partners know the objective.
            more = [one for one in listed(key, player[key]) if key in EACH or one not in told]
            side[key] = [*told, *more]
    if "leaders" in player:
        side["leaders"] = {**side.get("leaders", {}), **mapped("leaders", player["leaders"])}
    if "dice" in player:
        dice = side.setdefault("dice", {})
        for key, amount in mapped("dice", player["dice"]).items():
            dice[key] = dice.get(key, 0) + number(key, amount, 0, 3)
    if "tokens" in player:
        side["tokens"] = side.get("tokens", 0) + number("tokens", player["tokens"], 0, TOKENS)
    if player.get("token_slot") is not None:
        if side.get("token_slot") is not None:
            raise InvalidSetup("a faction lays at most one Bene Gesserit token (WFA 21.3.5)")
        side["token_slot"] = player["token_slot"]


def _dashboard(player: Described) -> Described:
    found: Described = {"dice": player["dice"]} if "dice" in player else {}
    if player.get("token_slot") is not None:
        found["token"] = True
    return found
