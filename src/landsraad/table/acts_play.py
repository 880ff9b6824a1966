"""What a visitor may do with the game: choose, ask why, take back, look back."""

from __future__ import annotations

import json

from landsraad import IllegalAction
from landsraad.table.connection import Connection, Refusal
from landsraad.table.room import Room
from landsraad.table.wire import AnswerUndo, Choose, Look, Past, Reason, Undo, Why


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
        if not message.agree:
            await _ask(room, None, None, [])
            return
        agreed = sorted({*json.loads(row.undo_agreed), seat})
        await _ask(room, row.undo_by, row.undo_target, agreed)


async def _ask(room: Room, seat: int | None, target: int | None, agreed: list[int]) -> None:
    """Keep a wish to take back and who agrees; with everybody's consent it is done."""
    people = {row.seat for row in room.seats if row.kind == "human" and not row.stand_in}
    if seat is not None and people <= set(agreed):
        await room.commit(seat, None, target)
        return
    words = json.dumps(agreed)
    wish = {"undo_by": seat, "undo_target": target, "undo_agreed": words}
    await room.services.store.change(room.name, wish)
    room.row.undo_by, room.row.undo_target, room.row.undo_agreed = seat, target, words
    room.tell_position()


async def look(room: Room, connection: Connection, message: Look) -> None:
    """Show an earlier position, before the end only as the own seat knew it."""
    if not 0 <= message.at <= room.number:
        raise Refusal("look", f"there is no position {message.at}")
    seat = connection.seat
    if room.row.ended and message.seat is not None:
        seat = message.seat
        if seat not in range(len(room.seats)):
            raise Refusal("look", f"there is no seat {seat}")
    connection.send(Past(message.id, message.at, room.game.at(message.at).view(seat)))
