"""All tables of a process: those in memory, and the way to the others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from landsraad.table.audit import Audit
from landsraad.table.bus import Bus
from landsraad.table.connection import Connection, Refusal
from landsraad.table.loading import load
from landsraad.table.origin import is_name
from landsraad.table.patience import unreachable
from landsraad.table.room import Room, Services
from landsraad.table.store import Gone
from landsraad.table.supervision import Supervisor
from landsraad.table.upkeep import Upkeep, note_positions
from landsraad.table.wire import Refused

log = logging.getLogger(__name__)

TRY_LATER = 1013
UNPLAYABLE = "this version of the server cannot play this game on"


class Lobby:
    """Loads tables when they are asked for and lets idle ones go."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.supervisor = Supervisor()
        self.upkeep = Upkeep(self)
        self.audit = Audit(self)
        self.bus = Bus(services.store, self.supervisor, self._hear, self.upkeep.doubt)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Begin to listen and to look after neglected tables."""
        await asyncio.to_thread(self.services.elders.begin)
        self.bus.open()
        self.upkeep.open()
        self._spawn(self.audit.run())
        await self.supervisor.begun(self.services.store.patience.seconds)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop everything; the database has it all."""
        for task in list(self._tasks):
            task.cancel()
        await self.supervisor.close()
        for room in list(self.rooms.values()):
            await room.close()
        await note_positions(self.services.store, self.rooms.values())
        try:
            await self.services.store.release()
        except Exception:
            log.exception("leases not released")
        await self.services.store.patience.close()
        await self.services.notifier.close()
        self.services.thinkers.close()
        await asyncio.to_thread(self.services.elders.end)

    async def room(self, name: str) -> Room:
        """The table of a name; raises Refusal if there is none."""
        if not is_name(name):
            raise Refusal("unknown_table", "there is no such table")
        room = self.rooms.get(name)
        if room is not None and not room.gone:
            # Whoever asks is about to come in: the sweep must not let the table go now.
            room.touched = time.monotonic()
            return room
        if name not in self._loading:
            if self.services.quarantine.holds(name):
                raise Refusal("unplayable", self.services.quarantine.words(name))
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
        entries = await store.entries(name)
        try:
            # A long game takes its time, and a stranger may ask for many of them.
            room = await asyncio.to_thread(load, self.services, *found, entries)
        except Exception as error:
            log.exception("cannot load", extra={"table": name})
            self.services.quarantine.failed(name, UNPLAYABLE)
            raise Refusal("unplayable", UNPLAYABLE) from error
        self.services.quarantine.well(name)
        self.rooms[name] = room
        if store.shared:
            # What other processes did between our reading and now was not heard.
            await room.settle()
            await store.announce(f"who {name}")
        room.nudge()
        return room

    async def failed(self, room: Room, error: Exception) -> None:
        """A table could not take in what the database has: it is put aside, and its lines cut."""
        if unreachable(error):
            room.unsure = True
            return
        if isinstance(error, Gone):
            room.vanish()
        else:
            log.error("table put aside", extra={"table": room.name}, exc_info=error)
            self.services.quarantine.failed(room.name)
            words = self.services.quarantine.words(room.name)
            for connection in list(room.connections):
                connection.send(Refused(words, code="quarantined"))
                connection.close(TRY_LATER)
            await room.close()
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]

    # --- visitors

    def enter(self, room: Room, connection: Connection) -> None:
        """A visitor has sat down."""
        room.connections.add(connection)
        room.tell_presence(connection)
        if room.origin.dealt:
            connection.send(room.position_for(connection))
        room.nudge()
        self._spawn(self._announce_presence(room))

    def leave(self, room: Room, connection: Connection) -> None:
        """A visitor has gone."""
        room.connections.discard(connection)
        room.touched = time.monotonic()
        room.tell_presence()
        self._spawn(self._announce_presence(room))

    async def _announce_presence(self, room: Room) -> None:
        """Tell other processes who is here; if that fails they hear it when all is well again."""
        if not self.services.store.shared:
            return
        seats = sorted({c.seat for c in room.connections if c.seat is not None})
        try:
            await self.services.store.announce(f"presence {room.name} {','.join(map(str, seats))}")
        except Exception as error:
            log.warning("not announced", extra={"table": room.name, "reason": type(error).__name__})

    async def announce_all(self) -> None:
        """Tell other processes who is here, and ask who is there, after news was lost."""
        await self._say_who_is_here()
        if self.services.store.shared:
            await self.services.store.announce("who -")

    async def _say_who_is_here(self) -> None:
        for room in list(self.rooms.values()):
            if room.connections:
                await self._announce_presence(room)

    # --- other processes

    async def _hear(self, speaker: str, kind: str, table: str, rest: str) -> None:
        self.upkeep.heard(speaker)
        if (kind, table) == ("who", "-"):
            await self._say_who_is_here()
            return
        room = self.rooms.get(table)
        if room is None:
            return
        try:
            await self._take_news(room, speaker, kind, rest)
        except Exception as error:
            await self.failed(room, error)

    async def _take_news(self, room: Room, speaker: str, kind: str, rest: str) -> None:
        if kind == "presence":
            room.remote[speaker] = tuple(int(seat) for seat in rest.split(",") if seat)
            room.tell_table()
        elif kind == "who":
            if room.connections:
                await self._announce_presence(room)
        elif kind == "hurry":
            room.hurry()
        elif kind == "chat":
            await room.talk.pass_on()
        elif kind == "whisper":
            seat, _, words = rest.partition(" ")
            room.cone.pass_on(int(seat), words)
        else:
            async with room.lock:
                await (room.hear(rest) if kind == "log" else room.refresh())
