"""Pages of ended games that were played under older rules: made by the version that has them."""

from __future__ import annotations

from typing import Any

from landsraad.table.connection import encode
from landsraad.table.oldgame import OldGame
from landsraad.table.shelf import Page, page
from landsraad.table.wire import Past


def old_page(game: OldGame, work: str, parts: tuple[Any, ...]) -> Page:
    """What a function of the desk, named by its name, would make; blocks."""
    if work == "replay_page":
        return page(game.replay_text().encode())
    if work == "course_page":
        return page(encode(game.course()))
    if work == "past_page":
        at, seat = parts
        return page(encode(Past(0, at, game.at(at).view(seat))))
    names, seat = parts
    return page(encode(game.lines(seat, names)))


def old_past(game: OldGame, number: int, at: int, seat: int | None) -> bytes:
    """An earlier position, as a message; blocks."""
    return encode(Past(number, at, game.at(at).view(seat)))
