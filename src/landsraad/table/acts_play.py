"""What a visitor may do with the game: choose, ask why, take back, look back."""

from __future__ import annotations

import asyncio
import json

from landsraad import IllegalAction
from landsraad.table import desk
from landsraad.table.connection import Connection, Refusal
from landsraad.table.elders import ElderFailed
from landsraad.table.oldgame import older
from landsraad.table.oldpages import old_past
from landsraad.table.room import Room
from landsraad.table.tableau import people
from landsraad.table.thinking import Task
from landsraad.table.wire import AnswerUndo, Choose, Look, Reason, Refused, Undo, Why
from landsraad.table.workers import Busy, Died, Failed, Overdue

WAITING = "the cards are dealt when everybody has come"
MOST_LOOKS = 4
"""How many looks back of one line may be under way."""


def own_seat(connection: Connection) -> int:
    """The visitor's seat; spectators have none."""
    if connection.seat is None:
        raise Refusal("not_yours", "a spectator only looks")
    return connection.seat


def must_run(room: Room) -> None:
    """Refuse what needs a running game."""
    if room.row.ended:
        raise Refusal("ended", "the game has ended")
    if room.row.paused:
        raise Refusal("paused", "the game is paused")
    must_be_dealt(room)


def must_be_dealt(room: Room) -> None:
    """Refuse what needs cards on the table."""
    if not room.origin.dealt:
        raise Refusal("waiting", WAITING)


async def choose(room: Room, connection: Connection, message: Choose) -> None:
    """Answer the decision."""
    seat = own_seat(connection)
    async with room.lock:
        must_run(room)
        if message.position != room.number:
            raise Refusal("stale", "the table has gone on meanwhile")
        if room.turn != seat:
            raise Refusal("not_yours", "it is not your turn")
        try:
            await room.commit(seat, message.notation)
        except IllegalAction as error:
            raise Refusal("illegal", error.reason.text, error.reason.rule) from None


async def why(room: Room, connection: Connection, message: Why) -> None:
    """Say why something is not offered; of other seats' questions nothing is told."""
    if room.turn is None or room.turn != own_seat(connection):
        text = "the game is over" if room.turn is None else "it is not your turn"
        if not room.origin.dealt:
            text = WAITING
        connection.send(Reason(message.id, text, ""))
        return
    reason = room.game.why_not(message.notation)
    connection.send(
        Reason(message.id, "", "") if reason is None
        else Reason(message.id, reason.text, reason.rule)
    )  # fmt: skip


async def undo(room: Room, connection: Connection, message: Undo) -> None:
    """Take the last own choice back, or ask the others whether it may be."""
    seat = own_seat(connection)
    async with room.lock:
        must_run(room)
        if message.position != room.number:
            raise Refusal("stale", "the table has gone on meanwhile")
        if seat not in room.actors[room.base :]:
            raise Refusal("undo", "you have chosen nothing yet")
        state = room.undo_state()
        if state.seat == seat and state.free:
            await room.commit(seat, None, room.number - 1)
            return
        target = max(at for at, actor in enumerate(room.actors) if actor == seat)
        await _ask(room, seat, target, [seat])


async def answer_undo(room: Room, connection: Connection, message: AnswerUndo) -> None:
    """Agree or not to another seat's wish."""
    seat = own_seat(connection)
    async with room.lock:
        must_run(room)
        row = room.row
        if row.undo_by is None or row.undo_target is None:
            raise Refusal("stale", "nobody asks to take anything back")
        wish = row.undo_by, row.undo_target, room.number
        if (message.seat, message.target, message.position) != wish:
            raise Refusal("stale", "that wish has fallen meanwhile")
        if not message.agree:
            await _ask(room, None, None, [])
            return
        agreed = sorted({*json.loads(row.undo_agreed), seat})
        await _ask(room, row.undo_by, row.undo_target, agreed)


async def _ask(room: Room, seat: int | None, target: int | None, agreed: list[int]) -> None:
    """Keep a wish to take back and who agrees; with everybody's consent it is done.

    Whoever is away is asked too: a bot that stands in agrees to nothing.
    """
    if seat is not None and set(people(room.seats)) <= set(agreed):
        await room.commit(seat, None, target)
        return
    words = json.dumps(agreed)
    wish = {"undo_by": seat, "undo_target": target, "undo_agreed": words}
    await room.services.store.change(room.name, wish)
    room.row.undo_by, room.row.undo_target, room.row.undo_agreed = seat, target, words
    room.tell_position()


async def look(room: Room, connection: Connection, message: Look) -> None:
    """Show an earlier position, before the end only as one's own seat knew it."""
    must_be_dealt(room)
    if not 0 <= message.at <= room.number:
        raise Refusal("look", f"there is no position {message.at}")
    seat = connection.seat
    if room.row.ended and message.seat is not None:
        seat = message.seat
        if seat not in range(len(room.seats)):
            raise Refusal("look", f"there is no seat {seat}")
    if connection.looking >= MOST_LOOKS:
        raise Refusal("too_fast", "too many looks back; wait a moment")
    connection.looking += 1
    # Beside the game: whoever looks back may choose meanwhile.
    work = asyncio.create_task(_show(room, connection, message, seat))
    room.errands.add(work)
    work.add_done_callback(room.errands.discard)


async def _show(room: Room, connection: Connection, message: Look, seat: int | None) -> None:
    task = Task(room.name, room.row.origin, tuple(room.game.actions), 0, "", "")
    try:
        if (old := older(room.game)) is not None:
            found = await asyncio.to_thread(old_past, old, message.id, message.at, seat)
        else:
            found = await room.services.thinkers.desk.run(
                connection.address, room.name, desk.SECONDS, desk.past_message, task, message.id,
                message.at, seat,
            )  # fmt: skip
    except (Busy, Overdue, Died, Failed, ElderFailed):
        connection.send(Refused("this cannot be shown now; try again", code="busy"))
    else:
        connection.send_ready(found)
    finally:
        connection.looking -= 1
