"""What Rise of Ix and tech tiles add to the view of a seat; only a card set aside is secret."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.catalogue import CARDS, INTRIGUES, SPACES, TECHS
from landsraad.games.imperium.market import asked_discount, tile_price
from landsraad.games.imperium.state import NOBODY, State
from landsraad.games.imperium.terms import FACTION_KEYS


def add(state: State, seat: int | None, shown: dict[str, Any]) -> None:
    """Add the tiles, the boards of Rise of Ix and the new pieces of each house to a view."""
    shown["table"] |= {
        "tech": [_stack(state, seat, pile) for pile in state.tech],
        "tech_trashed": [TECHS[tile].key for tile in state.tech_trashed],
    }
    for number, player in enumerate(shown["players"]):
        player["tech"] = _tiles(state, number)
    if state.setup.ix:
        _add_boards(state, seat, shown)


def _stack(state: State, seat: int | None, pile: tuple[int, ...]) -> dict[str, Any]:
    """A stack of tiles, with what the open one costs the viewer now (IMP 34.2.2)."""
    if not pile:
        return {"top": None, "left": 0}
    return {"top": TECHS[pile[-1]].key, "left": len(pile), "price": cost_to(state, seat, pile[-1])}


def cost_to(state: State, seat: int | None, tile: int) -> int:
    """What a tile costs a seat now; a spectator is told the printed cost."""
    if seat is None:
        return TECHS[tile].cost
    return tile_price(state, seat, tile, asked_discount(state, seat))


def _tiles(state: State, number: int) -> list[dict[str, Any]]:
    ix = state.players[number].ix
    return [{"key": TECHS[tile].key, "flipped": bool(ix.flipped >> tile & 1)} for tile in ix.tech]


def _add_boards(state: State, seat: int | None, shown: dict[str, Any]) -> None:
    """What is more than tiles: dreadnoughts, the shipping track, the new leaders."""
    shown["epic"] = state.setup.epic
    shown["table"] |= {
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
        "snooped": [FACTION_KEYS[faction] for faction in player.ix.snooped],
        "ahead": player.ix.ahead != NOBODY,
    }


def known_top(state: State, seat: int | None) -> str | None:
    """The top intrigue card, for a seat that put it there."""
    known = seat is not None and state.intrigue_top >> seat & 1 and state.intrigue_deck
    return INTRIGUES[state.intrigue_deck[-1]].key if known else None
