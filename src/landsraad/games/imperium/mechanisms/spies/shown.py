"""What everybody sees of spies: who stands on which post, and what is left in the supplies."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.plug import Shown
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.spies.shapes import (
    PostView,
    SpiesHouseView,
    SpiesTableView,
)
from landsraad.games.imperium.mechanisms.spies.state import (
    POSTS,
    WATCHED,
    board_posts,
    posts_in,
    spies_of,
)


def _table(state: State, seat: int | None) -> SpiesTableView:
    return {"posts": [_post(state, post) for post in board_posts(state)]}


def _post(state: State, post: int) -> PostView:
    """A post, the spaces that it watches and the houses whose spies stand there."""
    spaces = WATCHED[post] & state.setup.board
    return {
        "key": POSTS[post].key,
        "spaces": [SPACES[space].key for space in range(len(state.agents)) if spaces >> space & 1],
        "spies": [
            house
            for house, player in enumerate(state.players)
            if spies_of(player).posts >> post & 1
        ],
    }


def _house(state: State, number: int) -> SpiesHouseView:
    own = spies_of(state.players[number])
    return {
        "spies": [POSTS[post].key for post in posts_in(own.posts)],
        "spies_supply": own.supply,
        "spies_lost": own.lost,
        "spies_recalled": own.recalled,
    }


SHOWN: Final[Shown] = Shown(
    table=_table, house=_house, shapes={"table": SpiesTableView, "house": SpiesHouseView}
)
