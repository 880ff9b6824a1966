"""A leader's project: a tech tile set aside for a lower price (IMP 34.4.1)."""

from __future__ import annotations

from landsraad.core.decisions import Option
from landsraad.core.events import Event
from landsraad.games.imperium.engine.loop import answers, ask, steps
from landsraad.games.imperium.engine.state import State, Step
from landsraad.games.imperium.mechanisms.project import asks
from landsraad.games.imperium.mechanisms.project.state import DISCOUNTS, project_of
from landsraad.games.imperium.mechanisms.tech.options import OfTech, of_tech
from landsraad.games.imperium.mechanisms.tech.state import tech_on


def begin(state: State, seat: int) -> None:
    """A leader with a project chooses its tile in setup."""
    if DISCOUNTS[state.players[seat].leader]:
        state.stack.append(Step("project", seat))


@steps("project")
def _project(state: State, frame: Step) -> None:
    """IMP 34.4.1: the bottom tile of each stack is seen, and one of them set aside."""
    state.news = True
    ask(state, frame, frame.seat, asks.PROJECT, project_options(state), "")


def project_options(state: State) -> tuple[Option, ...]:
    """The bottom tiles of the stacks."""
    return tuple(of_tech("project", pile[0]) for pile in tech_on(state).stacks if pile)


@answers("project")
def _project_answer(state: State, frame: Step, option: OfTech) -> None:
    set_project(state, frame.seat, option.tile)
    state.events.append(Event("project", frame.seat, (), (option.tile,), 1 << frame.seat))


def set_project(state: State, seat: int, tile: int) -> None:
    """Take a tile from the bottom of its stack; the bottoms of the others are known as well."""
    project, table = project_of(state.players[seat]), tech_on(state)
    project.tile = tile
    project.glimpsed = tuple(
        (stack, pile[0]) for stack, pile in enumerate(table.stacks) if pile and pile[0] != tile
    )
    table.stacks = tuple(pile[1:] if pile[:1] == (tile,) else pile for pile in table.stacks)


def glimpsed(state: State, seat: int) -> list[tuple[int, int]]:
    """The tiles that a seat knows at the bottom of stacks, face down."""
    known = project_of(state.players[seat]).glimpsed
    pending = state.pending
    if pending is not None and pending.seat == seat and pending.ask is asks.PROJECT:
        known = tuple((stack, pile[0]) for stack, pile in enumerate(tech_on(state).stacks) if pile)
    return [
        (stack, tile)
        for stack, tile in known
        if len(tech_on(state).stacks[stack]) > 1 and tech_on(state).stacks[stack][0] == tile
    ]
