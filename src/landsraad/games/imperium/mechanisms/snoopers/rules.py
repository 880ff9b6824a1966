"""Which tracks still hold a snooper token."""

from __future__ import annotations

from landsraad.games.imperium.engine import deeds, tracks
from landsraad.games.imperium.engine.boxes import items
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State
from landsraad.games.imperium.facets.offer import (
    TELLING,
    among,
    draws_intrigue,
    track_manner,
    waits,
)
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.terms import BENE_GESSERIT
from landsraad.games.imperium.mechanisms.snoopers.state import snoopers_of
from landsraad.games.imperium.mechanisms.snoopers.words import SNOOPED, Snoops, TrackBonus


@among(SNOOPED)
def untaken(state: State, seat: int, factions: tuple[int, ...]) -> tuple[int, ...]:
    """The factions whose tokens the leader has not taken."""
    taken = snoopers_of(state.players[seat]).taken
    return tuple(faction for faction in factions if faction not in taken)


def snoop(state: State, seat: int, faction: int) -> None:
    """A leader with snooper tokens reaches one on a track and takes what it gives (IMP 25.1.7)."""
    player = state.players[seat]
    if player.leader == NOBODY or player.rival or faction in snoopers_of(player).taken:
        return
    ability = found(Snoops, LEADERS[player.leader].abilities)
    if ability is not None:
        reward = ability.tracks[faction][len(snoopers_of(player).taken)]
        snoopers_of(player).taken = (*snoopers_of(player).taken, faction)
        deeds.emit(state, "snooper", seat, faction)
        deeds.add_items(state, seat, items(reward, LEADERS[player.leader].key))


@steps(TrackBonus)
def _track_bonus(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, TrackBonus)
    tracks.track_bonus(state, seat, effect.faction)


def _draws(effect: TrackBonus) -> bool:
    return effect.faction == BENE_GESSERIT


def _bonus(state: State, seat: int, effect: TrackBonus, source: str) -> int:
    return TELLING if _draws(effect) else track_manner(state, seat, effect.faction, True)


draws_intrigue(TrackBonus, _draws)
waits(TrackBonus, _bonus)
