"""The track of a leader who gains by troops that retreat or are lost (IMP 32.1.1)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import army, deeds
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import NOBODY, PlayerState, State, Step
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.language.gains import Gain
from landsraad.games.imperium.language.terms import Place
from landsraad.games.imperium.language.troops import LoseTroops
from landsraad.games.imperium.mechanisms.tactics.state import KEY, tactics_of
from landsraad.games.imperium.mechanisms.tactics.words import Track


class Circle:
    """A track of numbered spaces that leads back to its start, with the gains on its way."""

    __slots__ = ("end", "gains", "start")

    def __init__(self, track: Track) -> None:
        self.start = int(track.stops[0].key)
        self.end = int(track.stops[-1].key)
        self.gains = tuple(
            (int(stop.key), stop.reward) for stop in track.stops if isinstance(stop.reward, Gain)
        )


def by_losses(leader: Leader) -> bool:
    """Whether a leader has a track whose token moves with troops lost in the conflict."""
    track = found(Track, leader.abilities)
    return track is not None and LoseTroops(Place.CONFLICT, 1) in track.by


CIRCLES: Final = tuple(
    Circle(track) if (track := found(Track, leader.abilities)) and by_losses(leader) else None
    for leader in LEADERS
)


def circle_of(leader: int) -> Circle | None:
    """The track of a leader, if it has one that moves by losses."""
    return CIRCLES[leader] if leader != NOBODY else None


def troops_moved(state: State, seat: int, kind: int, amount: int) -> None:
    """Troops have retreated, or were lost in the conflict."""
    if kind in (army.RETREAT, army.LOSE_CONFLICT):
        advance_tactics(state, seat, amount)


def begin_losses(state: State, seat: int) -> None:
    """What one source takes troop by troop counts as one loss on a leader's track (IMP 32.1.1)."""
    player = state.players[seat]
    if _circle(player) is not None and not _counting(state, seat):
        state.stack.append(Step("tactics", seat, player.conflict))


@steps("tactics")
def _end_of_loss(state: State, frame: Step) -> None:
    advance_tactics(state, frame.seat, frame.value - state.players[frame.seat].conflict)


def _counting(state: State, seat: int) -> bool:
    steps_ahead = (frame for frame in state.stack if isinstance(frame, Step))
    return any(step.name == "tactics" and step.seat == seat for step in steps_ahead)


def _circle(player: PlayerState) -> Circle | None:
    if player.leader == NOBODY or player.rival or KEY not in player.parts:
        return None
    return circle_of(player.leader)


def advance_tactics(state: State, seat: int, amount: int) -> None:
    """IMP 32.1.1: a leader with a track advances for troops that retreat or are lost there."""
    player = state.players[seat]
    circle = _circle(player)
    if circle is None or not amount or _counting(state, seat):
        return
    end = circle.end
    old, new = tactics_of(player).token, min(tactics_of(player).token + amount, end)
    tactics_of(player).token = new if new < end else circle.start
    deeds.emit(state, "tactics", seat, tactics_of(player).token)
    for space, gain in circle.gains:
        if old < space <= new:
            deeds.gain(state, seat, gain.resource, gain.amount)


def go_home(state: State) -> None:
    """Troops that return after combat count too."""
    for seat, player in enumerate(state.players):
        advance_tactics(state, seat, player.conflict)


def start(state: State, seat: int) -> None:
    """The token starts where the leader's track says."""
    player = state.players[seat]
    circle = circle_of(player.leader)
    if circle is not None:
        tactics_of(player).token = circle.start
