"""What a server does by itself: takes up neglected tables, makes sure, lets idle ones go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from landsraad.table.checking import marked
from landsraad.table.connection import Refusal
from landsraad.table.oldgame import older
from landsraad.table.patience import unreachable
from landsraad.table.processes import end
from landsraad.table.room import Room
from landsraad.table.store import Store
from landsraad.table.tidying import TURN, Tidier

if TYPE_CHECKING:
    from landsraad.table.lobby import Lobby

log = logging.getLogger(__name__)

SWEEP = 2.0
SILENT = 4
"""After this many sweeps without a word another process counts as gone."""
SETTLING = 4
"""How many tables are read again at the same time."""
SWEEPING, SURE, PROBING, TIDYING = "sweep", "settling", "probe", "tidying"


class Upkeep:
    """The tasks that look after all tables of a process; each table fails alone."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._services, self._supervisor = lobby.services, lobby.supervisor
        self._heard: dict[str, float] = {}
        self._unsure = asyncio.Event()

    def open(self) -> None:
        """Begin."""
        slow = 2 * (SWEEP + self._services.store.patience.seconds)
        self._supervisor.keep(SWEEPING, self._sweep_for_ever, within=slow)
        self._supervisor.keep(SURE, self._settle_for_ever, within=2 * slow)
        self._supervisor.keep(PROBING, self._probe_for_ever, within=slow)
        self._supervisor.keep(TIDYING, self._tidy_for_ever, within=slow)

    def heard(self, process: str) -> None:
        """Another process has said something."""
        self._heard[process] = time.monotonic()

    def doubt(self) -> None:
        """Nothing in memory is sure any more: news may have been lost."""
        for room in self._lobby.rooms.values():
            room.unsure = True
        self._unsure.set()

    # --- tables whose memory may be behind the database

    async def _settle_for_ever(self) -> None:
        while True:
            self._supervisor.beat(SURE)
            try:
                async with asyncio.timeout(SWEEP):
                    await self._unsure.wait()
            except TimeoutError:
                pass
            else:
                self._unsure.clear()
                await self._lobby.announce_all()
            await self._settle()

    async def _settle(self) -> None:
        gate = asyncio.Semaphore(SETTLING)
        rooms = [room for room in self._lobby.rooms.values() if room.unsure]

        async def one(room: Room) -> None:
            async with gate:
                try:
                    await room.settle()
                except Exception as error:
                    await self._lobby.failed(room, error)
                self._supervisor.beat(SURE)

        if not self._services.store.patience.stalled:
            await asyncio.gather(*map(one, rooms))

    # --- a database that did not answer, workers that do nothing

    async def _probe_for_ever(self) -> None:
        while True:
            self._supervisor.beat(PROBING)
            for pid in self._services.thinkers.still():
                # Its work is given to another as soon as it is gone.
                log.error("worker stopped", extra={"count": pid})
                end(pid)
            if self._services.store.patience.stalled:
                try:
                    await self._services.store.pulse()
                except Exception as error:
                    log.warning("no database", extra={"reason": type(error).__name__})
            await asyncio.sleep(1)

    # --- garbage

    async def _tidy_for_ever(self) -> None:
        counts = self._services.metrics.counts
        tidier = Tidier(lambda: counts["messages"])
        while True:
            self._supervisor.beat(TIDYING)
            tidier.turn()
            await asyncio.sleep(TURN)

    # --- tables that nobody looks after, or at

    async def _sweep_for_ever(self) -> None:
        while True:
            await self._sweep()
            self._supervisor.beat(SWEEPING)
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        store = self._services.store
        await note_positions(store, self._forget())
        await store.announce("alive -")
        for name in await store.neglected():
            if not self._services.quarantine.holds(name):
                await self._take_up(name)

    async def _take_up(self, name: str) -> None:
        try:
            (await self._lobby.room(name)).nudge()
        except Refusal:
            pass
        except Exception as error:
            if unreachable(error):
                raise
            log.exception("cannot take up", extra={"table": name})
            self._services.quarantine.failed(name)

    def _forget(self) -> list[Room]:
        """Forget processes that are gone and tables that nobody visits; wake bots that slept.

        Returns the tables that have left the memory.
        """
        moment = time.monotonic()
        gone = {who for who, then in self._heard.items() if moment - then > SWEEP * SILENT}
        for who in gone:
            del self._heard[who]
        left: list[Room] = []
        idle = moment - self._services.settings.idle_seconds
        for name, room in list(self._lobby.rooms.items()):
            lost = [room.remote.pop(who) for who in gone if who in room.remote]
            if any(lost):
                room.tell_table()
            deserted = not room.connections and not room.busy and room.touched < idle
            if room.gone or deserted:
                left.append(self._lobby.rooms.pop(name))
            elif room.bot is not None and not room.busy and room.connections:
                room.nudge()
        return left


async def note_positions(store: Store, rooms: Iterable[Room]) -> None:
    """Note where running games stand that leave the memory, perhaps for a server with other rules.

    The log has a digest only now and then; what came after the last one would go unchecked.
    """
    places = [
        (room.game, {"table": room.name, "at": room.length - 1})
        for room in rooms
        if room.length and not (marked(room.length - 1) or room.row.ended or room.gone)
        and older(room.game) is None
    ]  # fmt: skip
    if not places:
        return
    try:
        found = await asyncio.to_thread(
            lambda: [where | {"found": game.digest()} for game, where in places]
        )
        await store.note(found)
    except Exception as error:
        reason = type(error).__name__
        log.warning("positions not noted", extra={"count": len(places), "reason": reason})
