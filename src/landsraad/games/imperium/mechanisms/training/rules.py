"""A leader's way along the training track (IMP 46.4.1)."""

from __future__ import annotations

from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.boxes import items
from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.loop import answers, ask_or_take, steps
from landsraad.games.imperium.engine.options import Take, take
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State
from landsraad.games.imperium.facets.offer import must, waits
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.language.cards import signet
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.language.words import NAMES, describe
from landsraad.games.imperium.mechanisms.tactics.words import Stop, Track
from landsraad.games.imperium.mechanisms.training import asks
from landsraad.games.imperium.mechanisms.training.state import training_of
from landsraad.games.imperium.mechanisms.training.words import Train


def lessons(leader: Leader) -> tuple[Stop, ...]:
    """The spaces of a track on which the signet ring moves a token."""
    track = found(Track, leader.abilities)
    return track.stops if track is not None and signet() in track.by else ()


def lessons_of(leader: int) -> tuple[Stop, ...]:
    """The spaces of a leader's track; nothing for most leaders."""
    return lessons(LEADERS[leader]) if leader != NOBODY else ()


def _ways(state: State, seat: int) -> tuple[Stop, ...]:
    """The spaces that the token may be moved to."""
    player = state.players[seat]
    stops = lessons_of(player.leader)
    if not stops:
        return ()
    here = stops[training_of(player).place]
    return tuple(one for one in stops if one.key in here.following)


@steps(Train)
def _train(state: State, frame: Resolve) -> None:
    ways = _ways(state, frame.seat)
    options = tuple(take(one.key, describe(one.reward)) for one in ways if one.reward is not None)
    if options:
        ask_or_take(state, frame, frame.seat, asks.TRAIN, options, NAMES[frame.source])


@answers(Train)
def _train_answer(state: State, frame: Resolve, option: Take) -> None:
    player = state.players[frame.seat]
    stops = lessons_of(player.leader)
    place = next(number for number, one in enumerate(stops) if one.key == option.label)
    training_of(player).place = place
    deeds.emit(state, "training", frame.seat, place)
    deeds.add_items(state, frame.seat, items(stops[place].reward, frame.source))


def _further(state: State, seat: int, effect: Train, source: str) -> bool:
    return bool(_ways(state, seat))


waits(Train, must, possible=_further)
