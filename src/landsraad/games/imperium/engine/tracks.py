"""Rising and falling on the influence tracks, and the alliances (IMP 9)."""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.core.events import Event
from landsraad.games.imperium.engine import deeds, piles
from landsraad.games.imperium.engine.options import OfFaction, of_faction
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.language.gains import DrawIntrigue, Gain, Recruit
from landsraad.games.imperium.language.terms import FACTION_KEYS


def to_choose(state: State, factions: Iterable[int]) -> tuple[OfFaction, ...]:
    """Factions to choose from, by the names that they have on this board."""
    names = state.setup.edition.tracks
    return tuple(of_faction(faction, names[faction]) for faction in factions)


def change_influence(state: State, seat: int, faction: int, amount: int) -> None:
    """Rise on a track, with the point at 2, the bonus at 4 and the alliance."""
    influence = state.players[seat].influence
    old = influence[faction]
    new = min(old + amount, 6)
    if new == old:
        return
    influence[faction] = new
    state.events.append(Event("influence", seat, (faction, new - old, new)))
    if old < 2 <= new:
        deeds.score(state, seat, 1, "influence")
        for handler in state.moments.influence_reached:
            handler(state, seat, faction)
    if new < 4:
        return
    if old < 4 and seat < state.setup.seats:
        track_bonus(state, seat, faction)
    holder = state.alliances[faction]
    if holder == NOBODY or (holder != seat and new > state.players[holder].influence[faction]):
        give_alliance(state, faction, seat)


def track_bonus(state: State, seat: int, faction: int) -> None:
    """What rising to 4 gives (IMP 9.1.3): at once, unless there is something to choose."""
    bonus = state.setup.edition.track_bonus[faction]
    if isinstance(bonus, Gain):
        deeds.gain(state, seat, bonus.resource, bonus.amount)
    elif isinstance(bonus, Recruit):
        deeds.recruit(state, seat, bonus.amount)
    elif isinstance(bonus, DrawIntrigue):
        piles.draw_intrigue(state, seat, bonus.amount)
    else:
        deeds.push_effect(state, bonus, seat, FACTION_KEYS[faction])


def give_alliance(state: State, faction: int, seat: int) -> None:
    """Hand an alliance token over (to nobody: back to the board)."""
    holder = state.alliances[faction]
    state.alliances[faction] = seat
    deeds.emit(state, "alliance", seat, faction, holder)
    if holder != NOBODY:
        deeds.score(state, holder, -1, "alliance")
    if seat != NOBODY:
        deeds.score(state, seat, 1, "alliance")
        for handler in state.moments.alliance_earned:
            handler(state, seat)


def fall(state: State, seat: int, faction: int, amount: int) -> list[int]:
    """Lose influence; returns the houses that may now take the alliance token.

    With one of them or none the token has been settled (IMP 9.2.3 to 9.2.5).
    """
    influence = state.players[seat].influence
    old = influence[faction]
    new = influence[faction] = old - amount
    deeds.emit(state, "influence", seat, faction, -amount, new)
    if new < 2 <= old:
        deeds.score(state, seat, -1, "influence")
    if state.alliances[faction] != seat:
        return []
    others = deeds.others(state, seat)
    heights = {other: state.players[other].influence[faction] for other in others}
    heirs = [other for other in others if heights[other] == old]
    if not heirs and new < 4:
        top = max(heights.values())
        heirs = [other for other in others if heights[other] == top >= 4]
    if len(heirs) == 1:
        give_alliance(state, faction, heirs[0])
    elif not heirs and new < 4:
        give_alliance(state, faction, NOBODY)
    return heirs
