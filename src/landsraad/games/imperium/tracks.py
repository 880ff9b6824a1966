"""Rising and falling on the influence tracks, and the alliances (IMP 9)."""

from __future__ import annotations

from landsraad.core.events import Event
from landsraad.games.imperium import deeds, piles
from landsraad.games.imperium.boxes import items
from landsraad.games.imperium.catalogue import BASE_BOARD, LEADERS
from landsraad.games.imperium.navigation import NAVIGATION_ITEMS
from landsraad.games.imperium.state import NOBODY, State
from landsraad.games.imperium.terms import BENE_GESSERIT, EMPEROR, GUILD, SOLARI, WATER


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
        deeds.score(state, seat, 1)
        if state.setup.board != BASE_BOARD:
            snoop(state, seat, faction)
        if state.players[seat].bl.course:
            navigate(state, seat, faction)
    if new < 4:
        return
    if old < 4 and seat < state.setup.seats:
        track_bonus(state, seat, faction)
    holder = state.alliances[faction]
    if holder == NOBODY or (holder != seat and new > state.players[holder].influence[faction]):
        give_alliance(state, faction, seat)


def snoop(state: State, seat: int, faction: int) -> None:
    """A leader with snooper tokens reaches one on a track and takes what it gives (IMP 25.1.7)."""
    player = state.players[seat]
    if player.leader == NOBODY or player.rival or faction in player.ix.snooped:
        return
    observations = LEADERS[player.leader].snoopers
    if observations:
        reward = observations[faction][len(player.ix.snooped)]
        player.ix.snooped = (*player.ix.snooped, faction)
        deeds.emit(state, "snooper", seat, faction)
        deeds.add_items(state, seat, items(reward, LEADERS[player.leader].key))


def navigate(state: State, seat: int, faction: int) -> None:
    """A leader with navigation cards plays the next one (IMP 32.2.3)."""
    bl = state.players[seat].bl
    card, slot = bl.course[0], len(bl.navigated)
    bl.course, bl.navigated = bl.course[1:], (*bl.navigated, card)
    deeds.emit(state, "navigation", seat, card)
    deeds.add_items(state, seat, NAVIGATION_ITEMS[card][slot][faction])


def track_bonus(state: State, seat: int, faction: int) -> None:
    """What rising to 4 gives (IMP 9.1.3)."""
    if faction == EMPEROR:
        deeds.recruit(state, seat, 2)
    elif faction == GUILD:
        deeds.gain(state, seat, SOLARI, 3)
    elif faction == BENE_GESSERIT:
        piles.draw_intrigue(state, seat, 1)
    else:
        deeds.gain(state, seat, WATER, 1)


def give_alliance(state: State, faction: int, seat: int) -> None:
    """Hand an alliance token over (to nobody: back to the board)."""
    holder = state.alliances[faction]
    state.alliances[faction] = seat
    deeds.emit(state, "alliance", seat, faction, holder)
    if holder != NOBODY:
        deeds.score(state, holder, -1)
    if seat != NOBODY:
        deeds.score(state, seat, 1)


def fall(state: State, seat: int, faction: int, amount: int) -> list[int]:
    """Lose influence; returns the houses that may now take the alliance token.

    With one of them or none the token has been settled (IMP 9.2.3 to 9.2.5).
    """
    influence = state.players[seat].influence
    old = influence[faction]
    new = influence[faction] = old - amount
    deeds.emit(state, "influence", seat, faction, -amount, new)
    if new < 2 <= old:
        deeds.score(state, seat, -1)
    if state.alliances[faction] != seat:
        return []
    others = deeds.opponents(state, seat)
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
