"""What is too much work for the event loop, done in a process: deals and old positions.

These functions run in a worker; they get plain data and give plain data back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from landsraad import Replay
from landsraad.core import registry
from landsraad.core.decisions import InvalidReplay, InvalidSetup
from landsraad.table.connection import encode
from landsraad.table.course import course
from landsraad.table.origin import Origin, from_json, sealed, to_json
from landsraad.table.shelf import Page, page
from landsraad.table.story import Chronicle
from landsraad.table.tableau import without_sheet
from landsraad.table.thinking import Task, recall
from landsraad.table.wire import Chosen, Past

SECONDS = 10.0
"""So long a deal or a page may take."""
MOST_CHOICES = 20_000
"""Of a replay from outside; the longest games have some two thousand."""


class Dealt(NamedTuple):
    """A game that can be opened, or why it cannot."""

    origin: str = ""
    turn: int | None = None
    over: bool = False
    problem: str = ""
    names: tuple[str, ...] = ()
    """Who played it, where it comes from a replay that says so."""


def deal_new(
    game: str, seats: int, seed: int, options: dict[str, Any], alone: bool, chosen: Chosen,
    joint: bool = False,
) -> Dealt:  # fmt: skip
    """A game of its setup; bots alone play a match, which has an end.

    A joint deal begins as a placeholder, from a seed that everybody knows and that is never played.
    """
    try:
        info = registry.info(game)
        if alone:
            options = registry.match_options(info.name, options)
        first = Origin(info.name, info.version, seats, seed, options, chosen=chosen)
        return _dealt(sealed(first) if joint else first)
    except (InvalidSetup, InvalidReplay, TypeError) as error:
        # Nobody sent a replay: what is wrong with the setup is said alone.
        return Dealt(problem=str(error.__cause__ or error))


def deal_replay(text: str, at: int | None) -> Dealt:
    """A game that goes on from a replay."""
    try:
        replay = Replay.from_json(text)
        if len(replay.actions) > MOST_CHOICES:
            raise InvalidReplay(f"a replay has at most {MOST_CHOICES} choices here")
        replay.play()
        if at is not None and not 0 <= at <= len(replay.actions):
            raise InvalidReplay(f"the replay has {len(replay.actions)} choices; there is no {at}")
        return _dealt(Origin.of(replay, at))._replace(names=replay.names)
    except (InvalidSetup, InvalidReplay, TypeError) as error:
        return Dealt(problem=str(error))


def deal_origin(origin: str) -> Dealt:
    """A game that begins where another one stands."""
    try:
        return _dealt(from_json(origin))
    except (InvalidSetup, InvalidReplay) as error:
        return Dealt(problem=str(error))


def _dealt(origin: Origin) -> Dealt:
    game = origin.start()
    turn = game.decision.seat if game.decision is not None else None
    return Dealt(to_json(origin), turn, game.over)


def past_message(task: Task, number: int, at: int, seat: int | None) -> bytes:
    """An earlier position, as a message."""
    return encode(Past(number, at, without_sheet(recall(task).at(at).view(seat))))


def past_page(task: Task, at: int, seat: int | None) -> Page:
    """An earlier position, as a page."""
    return page(encode(Past(0, at, recall(task).at(at).view(seat))))


def story_page(task: Task, names: tuple[str, ...], seat: int | None) -> Page:
    """The log as a seat may read it."""
    lines = Chronicle(names).story(recall(task), seat).lines
    return page(b"[" + b",".join(lines) + b"]")


def course_page(task: Task) -> Page:
    """How the open numbers went."""
    return page(encode(course(recall(task))))


def replay_page(task: Task, names: tuple[str, ...]) -> Page:
    """The replay, with who sat where."""
    return page(replace(Replay.of(recall(task)), names=names).to_json().encode())
