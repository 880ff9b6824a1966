"""Spies: placed, recalled, to infiltrate and to gather intelligence (IMP 39)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine import deeds
from landsraad.games.imperium.engine.board import blocked_spaces, own_spaces
from landsraad.games.imperium.engine.boxes import items
from landsraad.games.imperium.engine.catalogue import LEADERS, PASSING, SPACES, SPACES_BY_ICON
from landsraad.games.imperium.engine.conditions import asks_whether, counts, has_done
from landsraad.games.imperium.engine.loop import answers, ask, ask_or_take, steps
from landsraad.games.imperium.engine.options import DECLINE
from landsraad.games.imperium.engine.resolve import draw
from landsraad.games.imperium.engine.state import NOBODY, Resolve, State, Step
from landsraad.games.imperium.facets.offer import ASKED, OPTIONAL, WAITS, costs, waits
from landsraad.games.imperium.language.abilities import found, given_on
from landsraad.games.imperium.language.spaces import Spaces
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.spies import asks, rivals
from landsraad.games.imperium.mechanisms.spies.moves import lose, place, recall
from landsraad.games.imperium.mechanisms.spies.options import PLACE, RECALL, OfPost, of_post
from landsraad.games.imperium.mechanisms.spies.state import (
    WATCHED,
    board_posts,
    posts_in,
    posts_watching,
    spies_of,
    taken_posts,
)
from landsraad.games.imperium.mechanisms.spies.words import WATCHED as ON_WATCH
from landsraad.games.imperium.mechanisms.spies.words import (
    MoveSpy,
    MustGather,
    PlaceSpy,
    RecallSpy,
    Spies,
    SpyPlaced,
    Watching,
    spy_icon,
)

MUST_GATHER: Final = tuple(bool(found(MustGather, leader.abilities)) for leader in LEADERS)
ON_WATCHED: Final = tuple(
    items(given_on(ON_WATCH, leader.abilities), leader.key) for leader in LEADERS
)
MAKERS: Final = sum(1 << number for number, space in enumerate(SPACES) if space.maker)


def spaces_of(meant: Spaces) -> int:
    """The spaces that are meant, as bits."""
    if meant.maker:
        return MAKERS
    spaces = 0
    for icon in meant.icons:
        spaces |= SPACES_BY_ICON[icon]
    return spaces


# --- placing


def _fitting(state: State, seat: int, effect: PlaceSpy) -> int:
    """The posts that an effect may mean, as bits, whoever stands there (IMP 39.2.2)."""
    space, spaces = state.players[seat].space, state.setup.board
    if effect.spaces.icons:
        spaces &= spaces_of(effect.spaces)
    if effect.spaces.here:
        spaces &= 1 << space if space >= 0 else 0
    return posts_watching(state.setup.selection, spaces)


def _taken(state: State, seat: int, effect: PlaceSpy) -> int:
    """The posts with a spy that keeps another one out, as bits (IMP 39.2.4)."""
    return spies_of(state.players[seat]).posts if effect.deep else taken_posts(state)


def open_posts(state: State, seat: int, effect: PlaceSpy) -> list[int]:
    """The posts where a spy may be put (IMP 39.2.1)."""
    return posts_in(_open(state, seat, effect))


def _open(state: State, seat: int, effect: PlaceSpy) -> int:
    return _fitting(state, seat, effect) & ~_taken(state, seat, effect)


def _movable(state: State, seat: int, effect: PlaceSpy) -> list[int]:
    """Without a spy in supply: those that may be taken back to be placed (IMP 39.2.3)."""
    mine = spies_of(state.players[seat]).posts
    if _open(state, seat, effect):
        return posts_in(mine)
    # The post that is left may be the only one that fits.
    fitting = posts_in(mine & _fitting(state, seat, effect))
    return [post for post in fitting if effect.deep or _alone(state, post)]


def _alone(state: State, post: int) -> bool:
    return sum(spies_of(player).posts >> post & 1 for player in state.players) == 1


def _place_manner(state: State, seat: int, effect: PlaceSpy, source: str) -> int:
    if spies_of(state.players[seat]).supply:
        return ASKED if _open(state, seat, effect) else WAITS
    return OPTIONAL if _movable(state, seat, effect) else WAITS


def _can_place(state: State, seat: int, effect: PlaceSpy, source: str) -> bool:
    return _place_manner(state, seat, effect, source) != WAITS


waits(PlaceSpy, _place_manner, possible=_can_place)


@steps(PlaceSpy)
def _place(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, PlaceSpy)
    if seat >= state.setup.seats:
        rivals.place_by_list(state, seat, deep=effect.deep)
        return
    if spies_of(state.players[seat]).supply:
        options: tuple[Option, ...] = tuple(
            of_post(PLACE, post) for post in open_posts(state, seat, effect)
        )
        if options:
            ask_or_take(state, frame, seat, asks.PLACE, options, _name(frame))
        return
    movable = tuple(of_post(RECALL, post) for post in _movable(state, seat, effect))
    if movable:
        ask(state, frame, seat, asks.FREE, (*movable, DECLINE), _name(frame))


def _name(frame: Resolve) -> str:
    return NAMES.get(frame.source, "")


@answers(PlaceSpy)
def _place_answer(state: State, frame: Resolve, option: Option) -> None:
    if option is DECLINE:
        return
    assert isinstance(option, OfPost)
    if option.verb == RECALL:
        recall(state, frame.seat, option.post)
        state.stack.append(frame)
        return
    place(state, frame.seat, option.post)


# --- recalling as a cost


def _own_spies(state: State, seat: int, effect: RecallSpy, source: str) -> bool:
    return spies_of(state.players[seat]).posts.bit_count() >= effect.amount


costs(RecallSpy, _own_spies)
waits(RecallSpy, ASKED, possible=_own_spies)


@steps(RecallSpy)
def _recall(state: State, frame: Resolve) -> None:
    posts = posts_in(spies_of(state.players[frame.seat]).posts)
    options = tuple(of_post(RECALL, post) for post in posts)
    if options:
        ask_or_take(state, frame, frame.seat, asks.RECALL, options, _name(frame))


@answers(RecallSpy)
def _recall_answer(state: State, frame: Resolve, option: OfPost) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, RecallSpy)
    if effect.amount > 1:
        rest = replace(effect, amount=effect.amount - 1)
        state.stack.append(Resolve(rest, seat, frame.source))
    leaves = lose if effect.lost else recall
    leaves(state, seat, option.post)


# --- sending agents


def infiltrates(state: State, seat: int, card: int, reach: int, payable: int) -> int:
    """The spaces that only others' agents block and that a spy watches, as bits (IMP 39.5.1)."""
    watched = spies_of(state.players[seat]).watched & reach & payable
    if not watched:
        return 0
    return watched & ~own_spaces(state, seat)


def sent(state: State, seat: int, card: int, space: int) -> None:
    """Before an agent stands on its space: infiltrate if it must, and gather intelligence."""
    player = state.players[seat]
    if not spies_of(player).watched >> space & 1:
        return
    state.stack.append(Step("gather", seat, space))
    blocked = blocked_spaces(state, seat) >> space & 1
    if blocked and not PASSING[card] >> space & 1:
        state.stack.append(Step("infiltrate", seat, space))


def _watching(state: State, seat: int, space: int) -> list[int]:
    """The posts from which own spies watch a space."""
    return [post for post in posts_in(spies_of(state.players[seat]).posts)
            if WATCHED[post] >> space & 1]  # fmt: skip


@steps("infiltrate")
def _infiltrate(state: State, frame: Step) -> None:
    options = tuple(of_post(RECALL, p) for p in _watching(state, frame.seat, frame.value))
    ask_or_take(state, frame, frame.seat, asks.INFILTRATE, options, SPACES[frame.value].name)


@answers("infiltrate")
def _infiltrate_answer(state: State, frame: Step, option: OfPost) -> None:
    deeds.emit(state, "infiltrate", frame.seat, frame.value)
    recall(state, frame.seat, option.post)


@steps("gather")
def _gather(state: State, frame: Step) -> None:
    """IMP 39.6.1: right after the agent is placed, once a turn, and never with one spy twice."""
    seat = frame.seat
    options: tuple[Option, ...] = tuple(
        of_post(RECALL, p) for p in _watching(state, seat, frame.value)
    )
    if not options:
        return
    if MUST_GATHER[state.players[seat].leader]:
        ask_or_take(state, frame, seat, asks.GATHER, options, SPACES[frame.value].name)
        return
    ask(state, frame, seat, asks.GATHER, (*options, DECLINE), SPACES[frame.value].name)


@answers("gather")
def _gather_answer(state: State, frame: Step, option: Option) -> None:
    if isinstance(option, OfPost):
        deeds.emit(state, "gather", frame.seat)
        recall(state, frame.seat, option.post)
        draw(state, frame.seat, 1)


def arrived(state: State, seat: int, space: int) -> None:
    """What leaders have for agents that others send to maker spaces they watch."""
    if not MAKERS >> space & 1:
        return
    for other in deeds.opponents(state, seat):
        player = state.players[other]
        given = ON_WATCHED[player.leader] if player.leader >= 0 and not player.rival else ()
        if given and spies_of(player).watched >> space & 1:
            for one in given:
                state.stack.append(Resolve(one.effect, other, one.source))


# --- driven away


def _driven(state: State, seat: int) -> list[int]:
    """The posts of a house from which its spies watch the space of the agent sent now."""
    space = state.players[state.turn].space if state.turn >= 0 else NOBODY
    return _watching(state, seat, space) if space >= 0 else []


def _elsewhere(state: State) -> list[int]:
    """The free posts that are not connected with the space of this turn's agent (IMP 39.2.6)."""
    taken, space = taken_posts(state), state.players[state.turn].space
    return [
        post
        for post in board_posts(state)
        if not taken >> post & 1 and not WATCHED[post] >> space & 1
    ]


@steps(MoveSpy)
def _move(state: State, frame: Resolve) -> None:
    for post in reversed(_driven(state, frame.seat)):
        state.stack.append(Step("move_spy", frame.seat, post))


@steps("move_spy")
def _move_one(state: State, frame: Step) -> None:
    if frame.seat >= state.setup.seats:
        rivals.move_by_list(state, frame.seat, frame.value)
        return
    options = tuple(of_post(PLACE, post) for post in _elsewhere(state))
    if options:
        ask_or_take(state, frame, frame.seat, asks.MOVE, options, "")
        return
    spies_of(state.players[frame.seat]).posts &= ~(1 << frame.value)
    deeds.emit(state, "spy_home", frame.seat, frame.value)


@answers("move_spy")
def _move_answer(state: State, frame: Step, option: OfPost) -> None:
    own = spies_of(state.players[frame.seat])
    own.posts = own.posts & ~(1 << frame.value) | 1 << option.post
    deeds.emit(state, "spy_moved", frame.seat, option.post)


waits(MoveSpy, ASKED, possible=lambda state, seat, effect, source: bool(_driven(state, seat)))


# --- counts and conditions


@counts(Spies)
def _spies(state: State, seat: int, what: Spies, source: str) -> int:
    return spies_of(state.players[seat]).posts.bit_count()


@counts(Watching)
def _on_watch(state: State, seat: int, what: Watching, source: str) -> int:
    spaces = state.setup.board & spaces_of(what.spaces)
    own = spies_of(state.players[seat]).posts
    return sum(bool(WATCHED[post] & spaces) for post in posts_in(own))


@has_done(RecallSpy)
def _recalled(state: State, seat: int, deed: RecallSpy) -> bool:
    return spies_of(state.players[seat]).recalled > 0


@asks_whether(SpyPlaced)
def _placed(state: State, seat: int, asked: SpyPlaced, source: str) -> bool:
    post = spies_of(state.players[seat]).placed
    return post >= 0 and bool(WATCHED[post] & state.setup.board & spaces_of(asked.spaces))


def leader_set(state: State, seat: int) -> None:
    """A leader may give every card the spy as an agent icon (IMP 47.4.2)."""
    player = state.players[seat]
    spies_of(player).every_card = spy_icon() in LEADERS[player.leader].abilities
