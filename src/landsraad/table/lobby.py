"""All tables of a process: those in memory, and the way to the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from landsraad import InvalidReplay
from landsraad.table.bus import Bus
from landsraad.table.connection import Connection, Refusal
from landsraad.table.room import Room, Services
from landsraad.table.tableau import advance
from landsraad.table.wire import Chat

log = logging.getLogger(__name__)

SWEEP = 2.0
SILENT = 4
"""After so many sweeps without a word another process counts as gone."""


class Lobby:
    """Loads tables when they are asked for and lets idle ones go."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.bus = Bus(services.store, self._hear, self._resync)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._heard: dict[str, float] = {}
        self._unplayable: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Begin to listen and to look after neglected tables."""
        await self.bus.open()
        self._spawn(self._sweep_for_ever())

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop everything; the database has it all."""
        for task in list(self._tasks):
            task.cancel()
        await self.bus.close()
        for room in list(self.rooms.values()):
            await room.close()
        try:
            await self.services.store.release()
        except Exception:
            log.exception("leases not released")
        await self.services.notifier.close()
        self.services.thinkers.close()

    async def room(self, name: str) -> Room:
        """The table of a name; raises Refusal if there is none."""
        if name in self.rooms:
            # Whoever asks is about to come in: the sweep must not let the table go now.
            self.rooms[name].touched = time.monotonic()
            return self.rooms[name]
        if name not in self._loading:
            task = asyncio.create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        room = await asyncio.shield(self._loading[name])
        if room is None:
            raise Refusal("unknown_table", "there is no such table")
        return room

    async def _load(self, name: str) -> Room | None:
        store = self.services.store
        found = await store.table(name)
        if found is None:
            return None
        try:
            room = Room(self.services, *found)
            for entry in await store.entries(name):
                room.adopt(entry, *advance(room.game, entry))
        except (InvalidReplay, ValueError) as error:
            log.exception("cannot load", extra={"table": name})
            self._unplayable.add(name)
            text = "this version of the server cannot play this game on"
            raise Refusal("unplayable", text) from error
        self.rooms[name] = room
        if store.shared:
            # What other processes did between our reading and now was not heard.
            async with room.lock:
                await room.catch_up()
                await room.refresh()
            await store.announce(f"who {name}")
        room.nudge()
        return room

    # --- visitors

    async def enter(self, room: Room, connection: Connection) -> None:
        """A visitor has sat down."""
        room.connections.add(connection)
        room.tell_table()
        connection.send(room.position_for(connection))
        room.nudge()
        await self._announce_presence(room)

    async def leave(self, room: Room, connection: Connection) -> None:
        """A visitor has gone."""
        room.connections.discard(connection)
        room.touched = time.monotonic()
        room.tell_table()
        await self._announce_presence(room)

    async def _announce_presence(self, room: Room) -> None:
        if self.services.store.shared:
            seats = sorted({c.seat for c in room.connections if c.seat is not None})
            words = ",".join(map(str, seats))
            await self.services.store.announce(f"presence {room.name} {words}")

    # --- other processes

    async def _hear(self, speaker: str, kind: str, table: str, rest: str) -> None:
        self._heard[speaker] = time.monotonic()
        room = self.rooms.get(table)
        if room is None:
            return
        if kind == "presence":
            room.remote[speaker] = tuple(int(seat) for seat in rest.split(",") if seat)
            room.tell_table()
        elif kind == "who":
            if room.connections:
                await self._announce_presence(room)
        elif kind == "hurry":
            room.hurry()
        elif kind == "chat":
            await self._pass_on_chat(room, int(rest))
        else:
            async with room.lock:
                await (room.catch_up() if kind == "log" else room.refresh())

    async def _pass_on_chat(self, room: Room, first: int) -> None:
        lines = await self.services.store.chat(room.name, first, 1)
        for connection in room.connections:
            connection.send(Chat(lines))

    async def _resync(self) -> None:
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.catch_up()
                await room.refresh()

    # --- upkeep

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self._sweep()
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        """Take up neglected tables, forget gone processes, let idle tables go."""
        await self.services.store.announce("alive -")
        for name in await self.services.store.neglected():
            if name not in self._unplayable:
                with contextlib.suppress(Refusal):
                    (await self.room(name)).nudge()
        moment = time.monotonic()
        gone = {who for who, then in self._heard.items() if moment - then > SWEEP * SILENT}
        for who in gone:
            del self._heard[who]
        idle = moment - self.services.settings.idle_seconds
        for name, room in list(self.rooms.items()):
            lost = [room.remote.pop(who) for who in gone if who in room.remote]
            if any(lost):
                room.tell_table()
            if not room.connections and not room.busy and room.touched < idle:
                del self.rooms[name]
