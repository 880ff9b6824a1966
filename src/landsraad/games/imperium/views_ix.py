"""What Rise of Ix adds to the view of a seat; all of it is open but for a card set aside."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.catalogue import CARDS, INTRIGUES, SPACES, TECHS
from landsraad.games.imperium.state import NOBODY, State
from landsraad.games.imperium.terms import FACTION_KEYS


def add(state: State, seat: int | None, shown: dict[str, Any]) -> None:
    """Add the boards of Rise of Ix, the tiles and the new pieces of each house to a view."""
    shown["epic"] = state.setup.epic
    shown["table"] |= {
        "tech": [
            {"top": TECHS[pile[-1]].key if pile else None, "left": len(pile)} for pile in state.tech
        ],
        "tech_trashed": [TECHS[tile].key for tile in state.tech_trashed],
        "flags": {SPACES[flag.space].key: flag.seat for flag in state.flags},
        "intrigue_top_known": known_top(state, seat),
    }
    for number, player in enumerate(shown["players"]):
        player |= _house(state, number)
    if seat is not None:
        ahead = state.players[seat].ix.ahead
        shown["players"][seat]["ahead_card"] = CARDS[ahead].key if ahead != NOBODY else None


def _house(state: State, number: int) -> dict[str, Any]:
    player = state.players[number]
    return {
        "freighter": player.ix.freighter,
        "dreadnoughts": {
            "supply": player.ix.dreadnoughts_unbuilt,
            "garrison": player.ix.dreadnoughts,
            "conflict": player.ix.dreadnoughts_fighting,
            "control": [SPACES[flag.space].key for flag in state.flags if flag.seat == number],
        },
        "negotiators": player.ix.negotiators,
        "tech": [
            {"key": TECHS[tile].key, "flipped": bool(player.ix.flipped >> tile & 1)}
            for tile in player.ix.tech
        ],
        "snooped": [FACTION_KEYS[faction] for faction in player.ix.snooped],
        "ahead": player.ix.ahead != NOBODY,
    }


def known_top(state: State, seat: int | None) -> str | None:
    """The top intrigue card, for a seat that put it there."""
    known = seat is not None and state.intrigue_top >> seat & 1 and state.intrigue_deck
    return INTRIGUES[state.intrigue_deck[-1]].key if known else None
