"""What the leaders of Bloodlines do: setup, spaces, smuggling, navigation, projects (IMP 32)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium import asks, deeds
from landsraad.games.imperium.board import makers_in_play
from landsraad.games.imperium.catalogue import (
    BASE_SPICE,
    LEADERS,
    NAMES,
    NAVIGATION,
    SIGNET_RING,
    SPACE,
    TWISTED,
    hagal_cards,
    in_sets,
)
from landsraad.games.imperium.components import Leader
from landsraad.games.imperium.engine import answers, ask, ask_or_take, steps
from landsraad.games.imperium.navigation import SLOTS
from landsraad.games.imperium.options import (
    OfNavigation,
    OfSpace,
    OfTech,
    of_navigation,
    of_space,
    of_tech,
)
from landsraad.games.imperium.resolve_cards import special, special_answer
from landsraad.games.imperium.state import NOBODY, PlayerState, Resolve, State, Step
from landsraad.games.imperium.terms import SPICE

DEALT: Final = 5
"""Navigation cards drawn in setup (IMP 32.2.2)."""


# --- setup


def prepare_leader(state: State, seat: int) -> None:
    """The components that come with the leader of a player, before any choice about them."""
    player = state.players[seat]
    leader = LEADERS[player.leader]
    if leader.signet is None:
        player.deck.remove(SIGNET_RING)
    if leader.tactics is not None:
        player.bl.tactics = leader.tactics[0]
    if leader.host is not None:
        _open_space(state, leader)
    if leader.twisted:
        cards = list(TWISTED)
        state.rng.shuffle(cards)
        state.bl = replace(state.bl, twisted=tuple(cards))
    if leader.navigates:
        cards = in_sets(NAVIGATION, state.setup.sets, "navigation")
        state.rng.shuffle(cards)
        player.bl.dealt = tuple(sorted(cards[:DEALT]))


def _open_space(state: State, leader: Leader) -> None:
    """IMP 32.1.4: the space of a leader joins the board, and its cards the House Hagal deck."""
    assert leader.host is not None
    board = state.setup.board | 1 << SPACE[leader.host[0]]
    before = hagal_cards(state.setup.sets, state.setup.seats, state.setup.board)
    state.setup = replace(state.setup, board=board)
    if state.hagal_deck:
        for card in hagal_cards(state.setup.sets, state.setup.seats, board):
            if card not in before:
                state.hagal_deck.append(card)
        state.rng.shuffle(state.hagal_deck)


def ask_leader(state: State, seat: int) -> None:
    """The choices of a leader in setup."""
    leader = LEADERS[state.players[seat].leader]
    if leader.navigates:
        state.stack.append(Step("course", seat))
    if leader.project:
        state.stack.append(Step("project", seat))


@steps("course")
def _course(state: State, frame: Step) -> None:
    """IMP 32.2.2: four of the five cards are placed face down, slot by slot."""
    bl = state.players[frame.seat].bl
    if len(bl.course) == SLOTS:
        bl.dealt = ()
        return
    options = course_options(state.players[frame.seat])
    ask(state, frame, frame.seat, asks.COURSE, options, str(len(bl.course) + 1))


def course_options(player: PlayerState) -> tuple[Option, ...]:
    """The navigation cards still to be placed."""
    return tuple(map(of_navigation, player.bl.dealt))


@answers("course")
def _course_answer(state: State, frame: Step, option: OfNavigation) -> None:
    bl = state.players[frame.seat].bl
    bl.dealt = tuple(card for card in bl.dealt if card != option.card)
    bl.course = (*bl.course, option.card)
    slot = len(bl.course)
    state.events.append(Event("course", frame.seat, (slot,), (option.card,), 1 << frame.seat))
    state.stack.append(frame)


@steps("project")
def _project(state: State, frame: Step) -> None:
    """IMP 34.4.1: the bottom tile of each stack is seen, and one of them set aside."""
    state.news = True
    ask(state, frame, frame.seat, asks.PROJECT, project_options(state), "")


def project_options(state: State) -> tuple[Option, ...]:
    """The bottom tiles of the stacks."""
    return tuple(of_tech("project", pile[0]) for pile in state.tech if pile)


@answers("project")
def _project_answer(state: State, frame: Step, option: OfTech) -> None:
    bl = state.players[frame.seat].bl
    set_project(state, frame.seat, option.tile)
    state.events.append(Event("project", frame.seat, (), (bl.project,), 1 << frame.seat))


def set_project(state: State, seat: int, tile: int) -> None:
    """Take a tile from the bottom of its stack; the bottoms of the others are known as well."""
    bl = state.players[seat].bl
    bl.project = tile
    bl.glimpsed = tuple(
        (stack, pile[0]) for stack, pile in enumerate(state.tech) if pile and pile[0] != tile
    )
    state.tech = tuple(pile[1:] if pile[:1] == (tile,) else pile for pile in state.tech)


def draw_twisted(state: State) -> None:
    """IMP 32.1.7: when a round begins a leader draws a twisted intrigue card."""
    for seat, player in enumerate(state.players[: state.setup.seats]):
        if player.leader != NOBODY and LEADERS[player.leader].twisted and state.bl.twisted:
            card = state.bl.twisted[-1]
            state.bl = replace(state.bl, twisted=state.bl.twisted[:-1])
            player.intrigue.append(card)
            player.intrigue_eyes.append(0)
            state.news = True
            state.events.append(Event("twisted", seat, (1,), (card,), 1 << seat))


def pay_host(state: State, seat: int, space: int) -> None:
    """An agent has been sent to the space of a leader, who gains by it (IMP 32.1.5)."""
    for host, player in enumerate(state.players[: state.setup.seats]):
        leader = LEADERS[player.leader]
        if leader.host is not None and SPACE[leader.host[0]] == space:
            _, own, other = leader.host
            deeds.push_effect(state, own if host == seat else other, host, leader.key)


# --- signet rings


def _own_space(state: State, seat: int) -> int:
    """The space of a house's leader, or nobody's where it is not in play."""
    leader = LEADERS[state.players[seat].leader]
    space = SPACE[leader.host[0]] if leader.host is not None else NOBODY
    return space if space >= 0 and state.setup.board >> space & 1 else NOBODY


@special("smuggle_in", lambda state, seat: _own_space(state, seat) != NOBODY)
def _smuggle_in(state: State, frame: Resolve) -> None:
    space = _own_space(state, frame.seat)
    state.bonus[space] += 1
    deeds.emit(state, "smuggle_in", frame.seat, space)


def _stores(state: State) -> list[int]:
    return [space for space in makers_in_play(state) if state.bonus[space]]


@special("smuggle_out", lambda state, seat: bool(_stores(state)))
def _smuggle_out(state: State, frame: Resolve) -> None:
    spaces = _stores(state)
    if frame.seat >= state.setup.seats:
        # IMP 35.2.2: where most bonus spice lies, on a tie most spice in all.
        spaces = [max(spaces, key=lambda space: (state.bonus[space], BASE_SPICE[space]))]
    options = tuple(of_space("smuggle", space) for space in spaces)
    ask_or_take(state, frame, frame.seat, asks.SMUGGLE, options, NAMES[frame.source])


@special_answer("smuggle_out")
def _smuggle_out_answer(state: State, frame: Resolve, option: Option) -> None:
    assert isinstance(option, OfSpace)
    state.bonus[option.space] -= 1
    deeds.emit(state, "smuggle_out", frame.seat, option.space)
    deeds.gain(state, frame.seat, SPICE, 1)


def _stands_there(state: State, seat: int) -> bool:
    space = state.players[seat].space
    return space >= 0 and bool(state.agents[space] >> 2 * seat & 3)


@special("into_the_fray", _stands_there, optional=True)
def _into_the_fray(state: State, frame: Resolve) -> None:
    """IMP 32.1.3: the agent just sent goes into the conflict as a unit and leaves its space."""
    seat, player = frame.seat, state.players[frame.seat]
    state.agents[player.space] -= 1 << 2 * seat
    player.bl.agents += 1
    player.bl.agents_deployed += 1
    deeds.emit(state, "fray", seat, player.space)
