"""The same game once more for the same people: their secrets open the same seats."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from landsraad import InvalidSetup
from landsraad.core import registry
from landsraad.table.acts_table import must_host
from landsraad.table.connection import Connection, Refusal
from landsraad.table.origin import Origin, new_name, new_salt, new_seed, sealed, to_json
from landsraad.table.room import Room
from landsraad.table.store import TableRow, now
from landsraad.table.wire import Rematch


async def rematch(room: Room, connection: Connection, message: Rematch) -> None:
    """Open a rematch and offer it to everybody; a second wish finds the first one's table.

    Only hashes of secrets are kept, so the new table keeps the same ones: nobody needs a new link.
    """
    if connection.seat is None:
        must_host(connection)
    if not room.row.ended:
        raise Refusal("running", "a rematch comes after the end")
    if room.row.rematch is not None:
        return
    origin = _origin(room)
    seats = [replace(row, stand_in=False, share=None) for row in room.seats]
    turn = (await asyncio.to_thread(origin.start)).decision
    table = TableRow(
        new_name(), origin.game, to_json(origin), new_salt(), room.row.spectator_hash,
        connection.seat, room.row.host_hash if connection.seat is None else None, room.row.pace,
        now(), bot_due=origin.dealt and turn is not None and seats[turn.seat].kind == "bot",
        hints=room.row.hints,
    )  # fmt: skip
    if await room.services.store.create_rematch(room.name, table, seats):
        room.services.metrics.counts["tables_opened"] += 1
    async with room.lock:
        await room.refresh()


def _origin(room: Room) -> Origin:
    """The setup of the game, with a new seed and nothing played."""
    old, seed = room.origin, new_seed()
    try:
        registry.new(old.game, old.seats, seed, **old.options)
    except (InvalidSetup, TypeError) as error:
        raise Refusal("setup", str(error)) from None
    origin = Origin(old.game, registry.info(old.game).version, old.seats, seed, old.options)
    return sealed(origin) if old.joint is not None else origin
