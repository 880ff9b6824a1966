"""Spies on observation posts, and the words for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.core.entries import slug
from landsraad.games.imperium.language.abilities import (
    Ability,
    AgentIcon,
    GoesBy,
    say_ability,
    say_goes_by,
)
from landsraad.games.imperium.language.components import Kind
from landsraad.games.imperium.language.gains import gain_influence
from landsraad.games.imperium.language.moments import Time
from landsraad.games.imperium.language.spaces import Spaces, space_icons, space_of
from landsraad.games.imperium.language.structure import say_phrase, when
from landsraad.games.imperium.language.terms import FACTIONS, ICON_KEYS
from landsraad.games.imperium.language.values import Condition, Count, Effect
from landsraad.games.imperium.language.words import (
    NAMES,
    Token,
    icon,
    say,
    say_condition,
    say_count,
    say_deed,
    words,
)

SPIES: Final = 3
"""Of each house."""


# --- posts


@dataclass(frozen=True, slots=True)
class Post:
    """An observation post: a spy there watches all the spaces it is connected with."""

    name: str
    key: str
    spaces: tuple[str, ...]


def post(name: str, *spaces: str) -> Post:
    """Declare a post, under a name of our own, by the keys of its spaces."""
    return Post(f"{name} post", slug(f"post {name}"), spaces)


def observation_posts(*posts: Post) -> Kind:
    """The posts of a board."""
    return Kind("posts", posts, "posts")


# --- effects


@dataclass(frozen=True, slots=True)
class PlaceSpy(Effect):
    """Put a spy of the supply on a post.

    ``spaces``: only where it watches one of these. ``deep``: opponents' spies may be there.
    """

    spaces: Spaces
    deep: bool = False


def spy(*icons: AgentIcon, deep: bool = False, here: bool = False) -> PlaceSpy:
    """The spy icon; ``deep`` is deep cover."""
    return PlaceSpy(Spaces(icons, here=here), deep)


def _place_words(effect: PlaceSpy) -> str:
    where = f" on {space_of(effect.spaces)}" if effect.spaces.icons else ""
    if effect.spaces.here:
        where = " on the space of the agent you sent this turn"
    return f"place a spy{where}{', even beside spies of opponents' if effect.deep else ''}"


def _place_icons(effect: PlaceSpy) -> list[Token]:
    here = [words("here")] if effect.spaces.here else []
    return [icon("spy-deep" if effect.deep else "spy"), *space_icons(effect.spaces), *here]


def _place_label(effect: PlaceSpy) -> str:
    marks = ["here"] * effect.spaces.here + ["deep"] * effect.deep
    return "_".join(["spy", *(ICON_KEYS[kind] for kind in effect.spaces.icons), *marks])


say(
    PlaceSpy,
    text=_place_words,
    icons=_place_icons,
    label=_place_label,
    worth=lambda e: 1.2 + 0.3 * e.deep,
)


@dataclass(frozen=True, slots=True)
class SpyAt(Effect):
    """Put a spy of the supply on the first of some posts that is free; for rivals only."""

    posts: tuple[str, ...]


def spy_at(*posts: str) -> SpyAt:
    """A spy on posts of one kind, by their keys."""
    return SpyAt(posts)


def _at_words(effect: SpyAt) -> str:
    posts = [NAMES[post] for post in effect.posts]
    return f"place a spy on the first of these that is free: {', '.join(posts)}"


say(
    SpyAt,
    text=_at_words,
    icons=lambda e: [icon("spy")],
    label=lambda e: f"spy_at_{e.posts[0]}",
    worth=1.2,
    plain=True,
)


@dataclass(frozen=True, slots=True)
class RecallSpy(Effect):
    """Take spies of one's own off the board; only ever a cost. ``lost``: they leave the game."""

    amount: int
    lost: bool = False


def recall_spy(amount: int = 1, *, lost: bool = False) -> RecallSpy:
    """Spies taken back to the supply, or put away for good."""
    return RecallSpy(amount, lost)


def _recall_words(effect: RecallSpy) -> str:
    which = "one of your spies" if effect.amount == 1 else f"{effect.amount} of your spies"
    return f"trash {which} on the board" if effect.lost else f"recall {which}"


say(
    RecallSpy,
    text=_recall_words,
    icons=lambda e: [icon("trash") if e.lost else words("recall"), icon("spy", e.amount)],
    label=lambda e: f"spy_{e.amount}",
    worth=lambda e: 1.0 * e.amount,
)
say_deed(
    RecallSpy,
    "recall_spy",
    did=lambda e: "if you have recalled a spy this turn",
    did_icons=lambda e: [icon("spy"), words("recalled")],
)


@dataclass(frozen=True, slots=True)
class MoveSpy(Effect):
    """Whoever has a spy that watches the space of this turn's agent moves it elsewhere."""


def move_spy() -> MoveSpy:
    """A spy driven away from the space of this turn's agent."""
    return MoveSpy()


say(
    MoveSpy,
    text=lambda e: "move the spy that watches the space of the agent sent this turn",
    icons=lambda e: [words("move"), icon("spy"), words("here")],
)


# --- what is asked


@dataclass(frozen=True, slots=True)
class Spies(Count):
    """The seat's spies on the board."""


def spies() -> Spies:
    """One's spies on the board."""
    return Spies()


say_count(
    Spies,
    each=lambda c: "spy you have on the board",
    icons=lambda c: [icon("spy")],
    reached=lambda c, n: f"with {n} or more spies on the board",
    reached_icons=lambda c, n: [icon("spy", f"{n}+")],
)


@dataclass(frozen=True, slots=True)
class Watching(Count):
    """The seat's spies that watch one of these spaces."""

    spaces: Spaces


def watching(*icons: AgentIcon, maker: bool = False) -> Watching:
    """One's spies on spaces of some kinds."""
    return Watching(Spaces(icons, maker))


say_count(
    Watching,
    each=lambda c: f"spy you have on {space_of(c.spaces)}",
    icons=lambda c: [icon("spy"), *space_icons(c.spaces)],
    reached=lambda c, n: (
        f"with {'a spy' if n == 1 else f'{n} or more spies'} on {space_of(c.spaces)}"
    ),
    reached_icons=lambda c, n: [icon("spy"), *space_icons(c.spaces)],
)
say_phrase(
    tuple(when(watching(faction) >= 1, gain_influence(faction)) for faction in FACTIONS),
    "+1 influence with each faction on whose spaces you have a spy",
)


@dataclass(frozen=True, slots=True)
class SpyPlaced(Condition):
    """The spy just placed watches one of these spaces."""

    spaces: Spaces


def spy_placed(*icons: AgentIcon) -> SpyPlaced:
    """Where the spy just placed stands."""
    return SpyPlaced(Spaces(icons))


say_condition(
    SpyPlaced,
    text=lambda c: f"if it is on {space_of(c.spaces)}",
    icons=lambda c: [words("on"), *space_icons(c.spaces)],
    of_cost=True,
)


# --- abilities


SPIES_WATCH: Final = "spies"
say_goes_by(SPIES_WATCH, "sends an agent to any space that a spy of yours watches")


def spy_icon() -> GoesBy:
    """The spy as an agent icon; of a leader, for any card."""
    return GoesBy(SPIES_WATCH)


@dataclass(frozen=True, slots=True)
class MustGather(Ability):
    """A spy that can gather intelligence must."""


def must_gather() -> MustGather:
    """Intelligence is gathered whenever it can be."""
    return MustGather()


say_ability(
    MustGather, lambda ability: "whenever you can recall a spy to gather intelligence, you must"
)
WATCHED: Final = Time(
    "watched", "Whenever an opponent sends an agent to a maker space that a spy of yours watches"
)
