"""One visitor's line to a table, as the table sees it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

QUEUE = 256
"""So many messages may wait for a slow line before it is cut; the client then comes back."""

encode = msgspec.json.Encoder().encode


class Refusal(Exception):
    """Something that cannot be done, with words for whoever asked."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code, self.text, self.rule = code, text, rule


class Connection:
    """What a table knows of a socket: its seat, what it has been sent, what waits to be sent."""

    __slots__ = ("close_code", "host", "outgoing", "seat", "secret_hash", "sent_log")

    def __init__(self, seat: int | None, host: bool, secret_hash: str, sent_log: int = 0) -> None:
        self.seat, self.host, self.secret_hash = seat, host, secret_hash
        self.sent_log = sent_log
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.close_code = 0

    def send(self, message: Any) -> None:
        """Put a message on the line; never waits."""
        if self.close_code:
            return
        try:
            self.outgoing.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.close(1013)

    def close(self, code: int) -> None:
        """Cut the line after what has been sent already."""
        if self.close_code:
            return
        self.close_code = code
        if self.outgoing.full():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)
