"""Where rivals put their spies, and the schemes that come of it (IMP 50.4)."""

from __future__ import annotations

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.catalogue import SPACES_BY_ICON
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import Resolve, State
from landsraad.games.imperium.facets.offer import PLAIN, waits
from landsraad.games.imperium.mechanisms.spies.moves import place, recall
from landsraad.games.imperium.mechanisms.spies.state import (
    POSTS,
    WATCHED,
    board_posts,
    posts_in,
    spies_of,
    taken_posts,
)
from landsraad.games.imperium.mechanisms.spies.words import SPIES, SpyAt
from landsraad.games.imperium.rivals.cards import card_of


def _faction_posts(state: State, seat: int) -> list[int]:
    """The posts of the factions, in the order of a rival's list."""
    posts, board = board_posts(state), state.setup.board
    return [
        post
        for faction in card_of(state.players[seat]).priority
        for post in posts
        if WATCHED[post] & SPACES_BY_ICON[faction] & board
    ]


def place_by_list(state: State, seat: int, *, deep: bool) -> None:
    """IMP 50.4.13: the first faction post that is free; with deep cover, free of its own spies."""
    own = spies_of(state.players[seat])
    _place_first(state, seat, _faction_posts(state, seat), own.posts if deep else None)


@steps(SpyAt)
def _at(state: State, frame: Resolve) -> None:
    """IMP 50.4.14: the first free post of a kind."""
    assert isinstance(frame.effect, SpyAt)
    known = {POSTS[post].key: post for post in board_posts(state)}
    posts = [known[key] for key in frame.effect.posts if key in known]
    _place_first(state, frame.seat, posts, None)


waits(SpyAt, PLAIN)


def _place_first(state: State, seat: int, posts: list[int], taken: int | None) -> None:
    own = spies_of(state.players[seat])
    taken = taken_posts(state) if taken is None else taken
    for post in posts if own.supply else ():
        if not taken >> post & 1:
            place(state, seat, post)
            _maybe_scheme(state, seat, post)
            return
    deeds.emit(state, "no_post", seat)


def _maybe_scheme(state: State, seat: int, post: int) -> None:
    """IMP 50.4.15: with the third spy the two others come back, and the scheme is carried out."""
    own, card = spies_of(state.players[seat]), card_of(state.players[seat])
    if own.posts.bit_count() < SPIES:
        return
    for other in posts_in(own.posts & ~(1 << post)):
        recall(state, seat, other)
    deeds.emit(state, "scheme", seat)
    deeds.push_effect(state, card.scheme, seat, card.key)


def move_by_list(state: State, seat: int, post: int) -> None:
    """IMP 51.2.5: a spy driven away goes to another faction post that is free, or home."""
    own, taken = spies_of(state.players[seat]), taken_posts(state)
    own.posts &= ~(1 << post)
    for other in _faction_posts(state, seat):
        if not taken >> other & 1:
            own.posts |= 1 << other
            deeds.emit(state, "spy_moved", seat, other)
            return
    deeds.emit(state, "spy_home", seat, post)
