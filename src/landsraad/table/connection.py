"""One visitor's line to a table, as the table sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

QUEUE = 256
"""How many messages may wait for a slow line before it is cut; the client then comes back."""
QUEUE_BYTES = 1024 * 1024
"""And how many bytes of them."""
OVERFLOWN = 1013

encode = msgspec.json.Encoder().encode


class Refusal(Exception):
    """Something that cannot be done, with words for whoever asked."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code, self.text, self.rule = code, text, rule


class Connection:
    """What a table knows of a socket: its seat, what it has been sent, what waits to be sent."""

    __slots__ = (
        "_reader", "_waiting", "address", "close_code", "cut", "host", "looking", "seat",
        "secret_hash", "sent_chat", "sent_log", "waiting_bytes",
    )  # fmt: skip

    def __init__(self, seat: int | None, host: bool, secret_hash: str, sent_log: int = 0) -> None:
        self.seat, self.host, self.secret_hash = seat, host, secret_hash
        self.sent_log = sent_log
        self.sent_chat: int | None = None
        """The line of chat to be sent next; None before anything was."""
        self.address = ""
        """On whose account it asks for things."""
        self.looking = 0
        """Looks back that are under way."""
        self.close_code = 0
        self.waiting_bytes = 0
        self.cut: Callable[[], object] = bool
        """Ends a line that takes nothing more."""
        self._waiting: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None

    def send(self, message: Any) -> None:
        """Put a message on the line; never waits."""
        if not self.close_code:
            self.send_ready(encode(message))

    def send_ready(self, data: bytes) -> None:
        """Put a message on the line that is encoded already."""
        if self.close_code:
            return
        full = len(self._waiting) >= QUEUE or self.waiting_bytes + len(data) > QUEUE_BYTES
        if full and self._waiting:
            self.drop()
            return
        self._waiting.append(data)
        self.waiting_bytes += len(data)
        self._wake()

    def drop(self) -> None:
        """Give a line up that does not keep pace: what waits for it is forgotten."""
        self._waiting.clear()
        self.waiting_bytes = 0
        self.close(OVERFLOWN)
        self.cut()

    def close(self, code: int) -> None:
        """Cut the line after what has been sent already."""
        if not self.close_code:
            self.close_code = code
            self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None when the line is to be closed."""
        while not self._waiting:
            if self.close_code:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
            self._reader = None
        data = self._waiting.popleft()
        self.waiting_bytes -= len(data)
        return data
