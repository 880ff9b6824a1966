"""Connections: how many there may be, and how long one may keep us waiting.

uvicorn waits for a request, and for whoever reads an answer, as long as they like. These protocols
do not, so that connections which are opened and then left half-way are gone after seconds.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from landsraad.table.limits import Accounts, Bucket, Clock, account
from landsraad.table.settings import Settings

log = logging.getLogger(__name__)

BACKLOG = 256
"""How many may knock at once."""
RESERVE = 200
"""Descriptors kept for the database, processes, files, and those who knock."""
SPARE = 64
"""Connections of an address besides its sockets: pages, and those that are just closing."""
KNOCKS = 20.0
"""New connections of an address per second, with as many in reserve as it may have open."""
LINGER = 30.0
"""So long somebody may take to read the last of an answer."""
UNREAD = 256 * 1024
"""How many bytes of small answers are kept for somebody who reads none."""
AT_A_TIME = 1024
"""Bytes read from a socket at once; asyncio would take 256 KiB, which is thousands of messages."""
CALM = 0.05
"""So long nothing more is read from a line that was too fast."""
PINGS, PINGS_AT_ONCE = 5.0, 50.0
"""Pings and pongs of a line per second, and in reserve: a browser sends one in many seconds."""
PIECES = 64
"""The most pieces that a message may come in; even empty ones are kept until the last."""
UNHEARD = (1008, 1009, 1013)
"""Close codes of lines that said or left unread too much: nothing more is read from them."""
WINDOWS_MOST = 4000
LOUD_AGAIN = 10.0


class Gate:
    """Counts the connections of each address, and all of them."""

    def __init__(
        self, most: int, per_address: int, trusted: str = "", clock: Clock = time.monotonic
    ) -> None:
        self._most, self._each = most, per_address
        self._trusted = {word.strip() for word in trusted.split(",")}
        self._open: Counter[str] = Counter()
        self._knocks = Accounts(KNOCKS, per_address, clock)
        self._told = 0.0
        self.total = 0
        self.refused = 0

    def enter(self, address: str) -> bool:
        """Count a connection; False if there are too many, of this address or in all.

        Whoever is cut and comes back at once, again and again, is not even listened to: to read a
        request and refuse it costs ten times as much.
        """
        payer = account(address)
        # A proxy speaks for many; how many sockets each of them has is counted elsewhere.
        free = not self._each or "*" in self._trusted or address in self._trusted
        if self.total >= self._most or not (free or self._may_knock(payer)):
            self.refused += 1
            self._tell(payer)
            return False
        self._open[payer] += 1
        self.total += 1
        return True

    def _may_knock(self, payer: str) -> bool:
        return self._open[payer] < self._each and self._knocks.take(payer)

    def leave(self, address: str) -> None:
        """A connection has ended."""
        payer = account(address)
        self.total -= 1
        self._open[payer] -= 1
        if self._open[payer] <= 0:
            del self._open[payer]

    def _tell(self, payer: str) -> None:
        if time.monotonic() > self._told + LOUD_AGAIN:
            self._told = time.monotonic()
            log.warning("connections refused", extra={"address": payer, "count": self.refused})


class Http(H11Protocol):
    """Requests that must come within a time, from not too many connections."""

    gate: ClassVar[Gate]
    header_seconds: ClassVar[float]
    body_seconds: ClassVar[float]
    _alarm: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Let somebody in, or not."""
        super().connection_made(transport)
        address = (get_remote_addr(transport) or ("", 0))[0]
        if not self.gate.enter(address):
            transport.abort()
            return
        self._address = address
        self._wait(self.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._rest()
        if self._address is not None:
            self.gate.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come; is it a whole request?"""
        if self._address is None:
            return
        if self._alarm is None and self.conn.their_state is h11.IDLE:
            self._wait(self.header_seconds)
        before = self.conn.their_state
        super().data_received(data)
        self._look(before)

    def _look(self, before: Any) -> None:
        """What is still waited for, and for how long."""
        if self._address is None:
            return  # it has become a socket
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                self._wait(self.body_seconds)
        elif state is not h11.IDLE:
            self._rest()

    def on_response_complete(self) -> None:
        """The next request may follow on the same connection."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            if self.conn.trailing_data[0]:
                self._wait(self.header_seconds)
            else:
                self._rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on this is a socket, and that one says when it has ended."""
        self._rest()
        self._address = None
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more has come; the rest of the answer has some time to be read."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER, self.transport.abort)

    def _wait(self, seconds: float) -> None:
        self._rest()
        self._alarm = self.loop.call_later(seconds, self._give_up)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _give_up(self) -> None:
        self._alarm = None
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """Sockets whose other end must read what it asks for."""

    gate: ClassVar[Gate]
    bytes_per_second: ClassVar[float]
    byte_burst: ClassVar[float]
    _unheard = _calming = False

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        self._inflow = Bucket(self.bytes_per_second, self.byte_burst)
        self._pings = Bucket(PINGS, PINGS_AT_ONCE)
        # Nothing is remembered between messages: that would be most of a spectator's memory.
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True,
                server_max_window_bits=13, client_max_window_bits=12,
                compress_settings={"level": 1, "memLevel": 5},
            )
        ]  # fmt: skip

    def connection_made(self, transport: Any) -> None:
        """Read little at a time: all that was read is taken apart before anybody else's turn."""
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = AT_A_TIME

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self.gate.leave((self.client or ("", 0))[0])

    async def send(self, message: Any) -> None:
        """Send something; a line that is cut for what it did is not listened to any more."""
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") in UNHEARD:
            self._unheard = True

    def data_received(self, data: bytes) -> None:
        """Take apart what has come, but not the heap that a flood leaves behind."""
        if self._unheard:
            self.transport.abort()
            return
        super().data_received(data)
        if not self._inflow.take(len(data)) and not self.transport.is_closing():
            # What is not read waits at the sender's end, and costs us nothing.
            self._calming = True
            self.transport.pause_reading()
            self.loop.call_later(CALM, self._read_on)

    def _read_on(self) -> None:
        self._calming = False
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message; when all are taken, more is read, but not from one too fast."""
        message = await super().receive()
        if self._calming and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if len(self.frames) >= PIECES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless there are very many or a heap of answers lies there unread."""
        if not self._pings.take() or self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
            return
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong, asked for or not."""
        if not self._pings.take():
            self.transport.abort()
            return
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """No answer to our own ping: do not wait for the other end to read, either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve; what was said last has some time to be read."""
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


def most_connections(wanted: int) -> int:
    """How many connections there may be: as many as descriptors are left, or fewer."""
    if sys.platform == "win32":
        return wanted or WINDOWS_MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            pass
    if soft == resource.RLIM_INFINITY:
        return wanted or 1 << 20
    most = max(16, soft - BACKLOG - RESERVE)
    return min(wanted, most) if wanted else most


def protocols(settings: Settings, trusted: str) -> tuple[type[Http], type[Socket]]:
    """The protocols of a server, with its limits and counts."""
    each = settings.sockets_per_address and settings.sockets_per_address + SPARE
    gate = Gate(most_connections(settings.connections), each, trusted)
    requests = {
        "gate": gate,
        "header_seconds": settings.header_seconds,
        "body_seconds": settings.body_seconds,
    }
    messages = {
        "gate": gate,
        "bytes_per_second": settings.bytes_per_second,
        "byte_burst": 4.0 * settings.message_bytes,
    }
    return type("OurHttp", (Http,), requests), type("OurSocket", (Socket,), messages)


def trusted_proxies(config: Config) -> str:
    """The addresses whose word about other addresses is believed."""
    found = config.forwarded_allow_ips
    return found if isinstance(found, str) else ",".join(found)


def speak_softly(loop: asyncio.AbstractEventLoop) -> None:
    """Say once in a while that no connection can be taken, not thousands of times a second."""
    told = -LOUD_AGAIN

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal told
        if not str(context.get("message", "")).startswith("socket.accept() out of"):
            loop.default_exception_handler(context)
        elif time.monotonic() > told + LOUD_AGAIN:
            told = time.monotonic()
            log.error("no descriptor left for another connection")

    loop.set_exception_handler(handle)
