"""Hints: a person asks what the mentat would choose, from what their own seat knows."""

from __future__ import annotations

import asyncio

from landsraad.table.acts_play import own_seat
from landsraad.table.acts_table import must_host, must_last
from landsraad.table.connection import Connection
from landsraad.table.room import Room
from landsraad.table.thinking import Task
from landsraad.table.wire import Advice, Advised, AskHint, SetHints

SHOWN = 4
"""How many of the options are shown."""


async def hint(room: Room, connection: Connection, message: AskHint) -> None:
    """Let the mentat think beside the game; whoever asked may choose meanwhile."""
    seat = own_seat(connection)
    if problem := _problem(room, seat, message.position):
        connection.send(Advice(message.id, [], problem))
        return
    work = asyncio.create_task(_advise(room, connection, seat, message.id))
    room.advising[seat] = work
    work.add_done_callback(lambda _: room.advising.pop(seat, None))


def _problem(room: Room, seat: int, position: int) -> str:
    """Why there is no hint now, if there is none."""
    if not room.hints_for(seat) or not room.services.settings.hint_seconds:
        return "hints are off at this table"
    if room.row.ended or room.row.paused or room.turn != seat or position != room.number:
        return "there is nothing to decide now"
    return "the mentat is thinking already" if seat in room.advising else ""


async def _advise(room: Room, connection: Connection, seat: int, number: int) -> None:
    row = room.row
    task = Task(room.name, row.origin, tuple(room.game.actions), seat, "mentat", row.salt)
    found = await room.services.thinkers.advise(
        task, room.services.settings.hint_seconds, connection.address
    )
    # The mentat's choice stays first, whatever a little-searched option promises.
    best = found[:1] + sorted(found[1:SHOWN], key=lambda one: -one[1])
    options = [Advised(notation, chance) for notation, chance in best]
    connection.send(Advice(number, options, "" if options else "the mentat has no answer"))


async def set_hints(room: Room, connection: Connection, message: SetHints) -> None:
    """Allow hints, or not."""
    must_host(connection)
    async with room.lock:
        must_last(room)
        await room.change({"hints": message.on})
