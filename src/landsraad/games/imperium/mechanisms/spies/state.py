"""The spies of a house and the posts they stand on (IMP 39)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import CARDS, SPACES, TABLES
from landsraad.games.imperium.engine.selection import Selection
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, State, own_part
from landsraad.games.imperium.mechanisms.spies.words import SPIES, Post, spy_icon

KEY: Final = "spies"
POSTS: Final[tuple[Post, ...]] = TABLES["posts"]


def _watched(post: Post) -> int:
    """The spaces of a post, as bits, whichever set they are of; the board says which are there."""
    return sum(1 << number for number, space in enumerate(SPACES) if space.key in post.spaces)


WATCHED: Final = tuple(map(_watched, POSTS))
ICONS: Final = frozenset(n for n, card in enumerate(CARDS) if spy_icon() in card.abilities)
"""The cards with the spy as an agent icon."""


@dataclass(slots=True)
class Spies(Part):
    """The spies of a house; those not on the board are in its supply."""

    posts: int = 0
    """The posts on which they stand, as bits."""
    lost: int = 0
    """Spies that have left the game."""
    recalled: int = 0
    """On this turn."""
    placed: int = NOBODY
    """Where the last one was put on this turn."""
    every_card: bool = False
    """Whether all cards of the house have the spy as an agent icon."""

    def copy(self) -> Spies:
        """An independent copy."""
        new = Spies.__new__(Spies)
        new.posts = self.posts
        new.lost = self.lost
        new.recalled = self.recalled
        new.placed = self.placed
        new.every_card = self.every_card
        return new

    def __repr__(self) -> str:
        return canonical(self)

    @property
    def supply(self) -> int:
        """Spies that may be placed."""
        return SPIES - self.lost - self.posts.bit_count()

    @property
    def watched(self) -> int:
        """The spaces that they watch, as bits."""
        return watched_from(self.posts) if self.posts else 0

    def lends(self, card: int) -> int:
        """The spy icon leads to every space that a spy watches (IMP 39.4.1)."""
        if not self.posts:
            return 0
        return self.watched if self.every_card or card == NOBODY or card in ICONS else 0

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.recalled = 0
        self.placed = NOBODY


_NONE: Final = Spies()


def spies_of(player: PlayerState) -> Spies:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Spies = own_part(player, KEY, _NONE) if part is None else part
    return own


def posts_in(bits: int) -> list[int]:
    """The posts that are set in a number of bits: few of all that there are."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


_SPACES_WATCHED: Final[dict[int, int]] = {}


def watched_from(posts: int) -> int:
    """The spaces that some posts watch, all of them as bits; a few spies stand on few posts."""
    spaces = _SPACES_WATCHED.get(posts)
    if spaces is None:
        spaces = 0
        for post in posts_in(posts):
            spaces |= WATCHED[post]
        _SPACES_WATCHED[posts] = spaces
    return spaces


_IN_PLAY: Final[dict[tuple[tuple[str, ...], int], tuple[int, ...]]] = {}
_WATCHING: Final[dict[tuple[tuple[str, ...], int], int]] = {}


def posts_in_play(selection: Selection, board: int) -> tuple[int, ...]:
    """The posts of a board: those with a space that is there (IMP 39.1.1)."""
    known = selection.sets, board
    if known not in _IN_PLAY:
        _IN_PLAY[known] = tuple(
            post for post in selection.numbers("posts") if WATCHED[post] & board
        )
    return _IN_PLAY[known]


def posts_watching(selection: Selection, spaces: int) -> int:
    """The posts of some sets that watch any of some spaces, all as bits."""
    known = selection.sets, spaces
    if known not in _WATCHING:
        _WATCHING[known] = sum(
            1 << post for post in selection.numbers("posts") if WATCHED[post] & spaces
        )
    return _WATCHING[known]


def board_posts(state: State) -> tuple[int, ...]:
    """The posts in play."""
    return posts_in_play(state.setup.selection, state.setup.board)


def taken_posts(state: State) -> int:
    """The posts where a spy of anybody stands, as bits."""
    taken = 0
    for player in state.players:
        taken |= spies_of(player).posts
    return taken
