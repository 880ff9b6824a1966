"""The tokens on influence tracks, and the tracks that still hold one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.games.imperium.language.abilities import Ability, say_ability
from landsraad.games.imperium.language.gains import AMONG
from landsraad.games.imperium.language.terms import FACTION_KEYS, Faction
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import faction_icon, icon, say, the_faction, words

SNOOPED: Final = "snooped"
"""The tracks that the leader has not taken the token from."""

AMONG[SNOOPED] = ("a faction whose track still holds a snooper token", "where a snooper is")


@dataclass(frozen=True, slots=True)
class Snoops(Ability):
    """By faction, what the first to the fourth token taken from a track gives."""

    tracks: tuple[tuple[Effect, ...], ...]

    def effects(self) -> tuple[Effect, ...]:
        """What the tokens give, track by track."""
        return tuple(effect for track in self.tracks for effect in track)


def snoops(*tracks: tuple[Effect, ...]) -> Snoops:
    """A token on each track."""
    return Snoops(tracks)


say_ability(
    Snoops,
    lambda ability: (
        "a snooper token lies on the 2nd step of each track; when you first reach it, take it, "
        "in this order: discard a card → +1 spice; the bonus of that track; +1 influence with "
        "that faction; the bonus of that track and +1 influence with that faction"
    ),
)


@dataclass(frozen=True, slots=True)
class TrackBonus(Effect):
    """What rising to 4 with a faction gives."""

    faction: Faction


def track_bonus(faction: Faction) -> TrackBonus:
    """The bonus at 4 of a track."""
    return TrackBonus(faction)


say(
    TrackBonus,
    text=lambda e: f"the bonus for 4 influence with {the_faction(e.faction)}",
    icons=lambda e: [words("bonus of"), icon(faction_icon(e.faction))],
    label=lambda e: f"bonus_{FACTION_KEYS[e.faction]}",
    worth=2.0,
    plain=True,
)
