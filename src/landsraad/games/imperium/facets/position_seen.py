"""What seats have seen of hidden cards, as a position describes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup, shown
from landsraad.core.described import find, listed, mapped
from landsraad.games.imperium.engine.catalogue import CARDS, INTRIGUES
from landsraad.games.imperium.engine.state import PlayerState, State

SEEN: Final = ("hand_shown", "deck_shown", "deck_known", "intrigue_known")


def place_seen(state: State, house: int, given: Mapping[str, Any]) -> None:
    """Cards that lie in the hand, on the deck and among the intrigue cards of a house."""
    player = state.players[house]
    known = state.setup.selection.card
    hand = [find("card", key, known) for key in listed("hand_shown", given.get("hand_shown", []))]
    if not Counter(hand) <= Counter(player.hand):
        raise InvalidSetup("hand_shown: those cards are not in the hand")
    player.hand_shown = hand
    player.deck_shown = _on_top(player, given, "deck_shown")
    if looked := _on_top(player, given, "deck_known"):
        player.deck_seen = len(player.deck) - looked + 1
    for seat, keys in mapped("intrigue_known", given.get("intrigue_known", {})).items():
        seats = {str(number): number for number in range(state.setup.seats) if number != house}
        for key in listed("intrigue_known", keys):
            _see(player, find("seat", seat, seats), key)


def _on_top(player: PlayerState, given: Mapping[str, Any], name: str) -> int:
    keys = listed(name, given.get(name, []))
    if keys != [CARDS[card].key for card in player.deck[::-1][: len(keys)]]:
        raise InvalidSetup(f"{name}: those cards do not lie on top of the deck")
    return len(keys)


def _see(player: PlayerState, seat: int, key: Any) -> None:
    for place, card in enumerate(player.intrigue):
        if INTRIGUES[card].key == key and not player.intrigue_eyes[place] >> seat & 1:
            player.intrigue_eyes[place] |= 1 << seat
            return
    raise InvalidSetup(f"intrigue_known: that house has no {shown(key)}")


def tell_seen(state: State, house: int, told: dict[str, Any]) -> None:
    """The same of a position that there is."""
    player = state.players[house]
    told["hand_shown"] = [CARDS[card].key for card in player.hand_shown]
    if player.deck_seen:
        looked = len(player.deck) - player.deck_seen + 1
        told["deck_known"] = [CARDS[card].key for card in player.deck[::-1][:looked]]
    eyes = {str(seat): _seen_by(player, seat) for seat in range(state.setup.seats)}
    told["intrigue_known"] = {seat: keys for seat, keys in eyes.items() if keys}


def _seen_by(player: PlayerState, seat: int) -> list[str]:
    pairs = zip(player.intrigue, player.intrigue_eyes, strict=True)
    return [INTRIGUES[card].key for card, eyes in pairs if eyes >> seat & 1]
