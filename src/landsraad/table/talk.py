"""The chat of a table on its way to the visitors of this process: each line once, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from landsraad.table.connection import Connection
from landsraad.table.store import Store
from landsraad.table.wire import Chat, ChatLine


class Talk:
    """Knows how far each visitor has been told; whoever tells anybody anything holds the lock."""

    def __init__(self, store: Store, table: str, connections: Collection[Connection]) -> None:
        self._store, self._table, self._connections = store, table, connections
        self._lock = asyncio.Lock()

    async def greet(self, connection: Connection, claimed: int) -> None:
        """Send a newcomer what was said before, from the line on that it lacks."""
        async with self._lock:
            first = connection.sent_chat = max(0, claimed)
            lines = await self._store.chat(self._table, first)
            if lines:
                connection.send(Chat(lines, news=False))
                connection.sent_chat = lines[-1].number + 1
            else:
                last = await self._store.chat(self._table, limit=1)
                connection.sent_chat = min(first, last[-1].number + 1 if last else 0)

    async def pass_on(self, line: ChatLine | None = None) -> None:
        """Send everybody what they lack: a new line, or whatever the database has."""
        async with self._lock:
            told = {c.sent_chat for c in self._connections if c.sent_chat is not None}
            if not told:
                return
            if line is not None and told == {line.number}:
                lines = [line]
            else:
                lines = await self._store.chat(self._table, min(told))
            for connection in self._connections:
                self._send(connection, lines)

    def _send(self, connection: Connection, lines: list[ChatLine]) -> None:
        sent = connection.sent_chat
        if sent is not None and (new := [line for line in lines if line.number >= sent]):
            connection.send(Chat(new))
            connection.sent_chat = new[-1].number + 1
