"""Tracks with a token of a leader's own: their spaces, and what moves the token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import Ability, say_ability
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.language.troops import LoseTroops
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import describe, listed
from landsraad.games.imperium.mechanisms.dreadnoughts.words import MustRetreat


@dataclass(frozen=True, slots=True)
class Stop:
    """A space of a track: its key, its reward, and the keys of the spaces behind it."""

    key: str
    reward: Effect | None
    following: tuple[str, ...]


def stop(key: str, reward: Effect | None, *following: str) -> Stop:
    """A space of a track."""
    return Stop(key, reward, following)


@dataclass(frozen=True, slots=True)
class Track(Ability):
    """A token that starts on the first space and moves on with each of some deeds."""

    by: tuple[Effect, ...]
    stops: tuple[Stop, ...]

    def effects(self) -> tuple[Effect, ...]:
        """The rewards; on a way without branches they are gains that come at once."""
        rewards = (one.reward for one in self.stops if one.reward is not None)
        return tuple(rewards) if self.branches else ()

    @property
    def branches(self) -> bool:
        """Whether there is a choice of ways."""
        return any(len(one.following) > 1 for one in self.stops)


def track(*stops: Stop, by: tuple[Effect, ...]) -> Track:
    """A track whose token starts on the first space; what moves it."""
    return Track(by, stops)


def circle(start: int, *rewards: tuple[int, Gain], by: tuple[Effect, ...]) -> Track:
    """Numbered spaces, of which the last one with a reward leads back to the start."""
    given, end = dict(rewards), rewards[-1][0]
    stops = (
        Stop(str(space), given.get(space), (str(space + 1 if space < end else start),))
        for space in range(start, end + 1)
    )
    return Track(by, tuple(stops))


_LEAVES: Final[dict[type, str]] = {
    MustRetreat: "retreats",
    LoseTroops: "is lost from the conflict",
}
"""What moves a token for each troop, of that troop."""


def _circle_words(ability: Track) -> str:
    leaves = listed([_LEAVES[type(deed)] for deed in ability.by], "or")
    gains = [f"{describe(one.reward)} on space {one.key}" for one in ability.stops if one.reward]
    return (
        f"a token starts on space {ability.stops[0].key} of a track and advances for each of your "
        f"troops that {leaves}: {listed(gains)}; on the last space it starts again"
    )


def _branches_words(ability: Track) -> str:
    """Each space with what it gives, and where the way parts."""
    numbers = {one.key: number for number, one in enumerate(ability.stops)}
    told = []
    for number, one in enumerate(ability.stops):
        reward = f" ({describe(one.reward)})" if one.reward is not None else ""
        ways = listed([str(numbers[key]) for key in one.following], "or")
        told.append(f"{number}{reward}{f' leads to {ways}' if ways else ' is the last'}")
    return f"a token starts on space 0 of your training track: {'; '.join(told)}"


say_ability(Track, lambda one: _branches_words(one) if one.branches else _circle_words(one))
