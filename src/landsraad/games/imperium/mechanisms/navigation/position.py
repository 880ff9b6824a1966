"""Navigation cards as a position describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landsraad.core.decisions import InvalidSetup
from landsraad.core.described import find, listed, number
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.plug import Described, has
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State, Step
from landsraad.games.imperium.language.terms import Phase
from landsraad.games.imperium.mechanisms.navigation.rules import DEALT, SLOTS
from landsraad.games.imperium.mechanisms.navigation.state import (
    KEY,
    NAVIGATIONS,
    Navigation,
    navigation_of,
)
from landsraad.games.imperium.mechanisms.navigation.words import Navigates

_CARDS: Final = ("course", "navigated", "dealt")


def _place(state: State, players: Sequence[Mapping[str, Any]], table: Mapping[str, Any]) -> None:
    for seat, given in enumerate(players):
        player = state.players[seat]
        _house(state, player, given)
        if navigation_of(player).dealt:
            # A leader with cards dealt to it places these before the first round.
            state.stack.append(Step("course", seat))


def _house(state: State, player: PlayerState, given: Mapping[str, Any]) -> None:
    if more := number("each_reveal", given.get("each_reveal", 0), 0, 4):
        if KEY not in player.parts:
            player.give({KEY: Navigation()})
        navigation_of(player).each_reveal = more
    leader = LEADERS[player.leader] if player.leader != NOBODY and not player.rival else None
    if leader is not None and has(Navigates)(leader):
        _course(state, player, given)
    elif any(key in given for key in _CARDS):
        raise InvalidSetup("only Steersman Y'rkoon has navigation cards")


def _in_play(state: State) -> dict[str, int]:
    """The navigation cards in play by their keys."""
    selection = state.setup.selection
    cards = selection.numbers("navigation")
    return {key: card for key, card in selection.keys("navigation").items() if card in cards}


def _dealt(state: State, player: PlayerState, given: Mapping[str, Any]) -> None:
    """The cards that the Steersman has still to choose his course from (IMP 32.2.2)."""
    known = _in_play(state)
    cards = [find("navigation card", key, known) for key in listed("dealt", given["dealt"])]
    if state.phase != Phase.ROUND_START or state.round != 1 or "navigated" in given:
        raise InvalidSetup("navigation cards are dealt before round 1 (phase: round_start)")
    keys = listed("course", given.get("course", []))
    placed = [find("navigation card", key, known) for key in keys]
    if len({*cards, *placed}) != DEALT or len(cards) + len(placed) != DEALT:
        raise InvalidSetup(f"{DEALT} different navigation cards are dealt, those of the course too")
    navigation_of(player).dealt = tuple(sorted(cards))
    navigation_of(player).course = tuple(placed)


def _course(state: State, player: PlayerState, given: Mapping[str, Any]) -> None:
    if "dealt" in given:
        _dealt(state, player, given)
        return
    cards = state.setup.selection.numbers("navigation")
    known = _in_play(state)
    played = [
        find("navigation card", k, known) for k in listed("navigated", given.get("navigated", []))
    ]
    ahead = [find("navigation card", k, known) for k in listed("course", given.get("course", []))]
    rest = [card for card in cards if card not in played and card not in ahead]
    state.rng.shuffle(rest)
    ahead += rest[: max(0, SLOTS - len(played) - len(ahead))] if "course" not in given else []
    if len({*played, *ahead}) < len(played) + len(ahead) or len(played) + len(ahead) > SLOTS:
        raise InvalidSetup(f"a course has {SLOTS} different navigation cards at most")
    own = navigation_of(player)
    own.dealt, own.course, own.played = (), tuple(ahead), tuple(played)


def _tell(state: State, houses: list[dict[str, Any]], table: dict[str, Any]) -> None:
    for player, house in zip(state.players, houses, strict=True):
        own = navigation_of(player)
        for key in _CARDS:
            house.pop(key, None)
        if own.dealt:
            house["dealt"] = [NAVIGATIONS[card].key for card in own.dealt]
        if own.course or own.played:
            house["course"] = [NAVIGATIONS[card].key for card in own.course]
        if own.played:
            house["navigated"] = [NAVIGATIONS[card].key for card in own.played]


DESCRIBED: Final[Described] = Described(
    "Bloodlines (expansions: bloodlines)",
    house=("each_reveal", *_CARDS),
    not_of_rivals=("each_reveal", *_CARDS),
    tell=_tell,
    place=_place,
)
