"""The websocket of a table: hello first, then messages, within limits."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from landsraad.table import acts_play, acts_table, hints, rematch, wire
from landsraad.table.connection import Connection, Refusal, encode
from landsraad.table.limits import Bucket, Visitors
from landsraad.table.lobby import Lobby
from landsraad.table.origin import hashed
from landsraad.table.room import REMOVED, Room

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
PATIENCE = 100
"""A line that is refused so many messages in a row is cut."""
POLICY, TOO_BIG = 1008, 1009

_decoder = msgspec.json.Decoder(wire.FromClient)
_Act = Callable[[Room, Connection, Any], Awaitable[None]]


async def _ping(room: Room, connection: Connection, message: wire.Ping) -> None:
    connection.send(wire.Pong())


async def _hello_again(room: Room, connection: Connection, message: wire.Hello) -> None:
    raise Refusal("bad_message", "hello has been said")


ACTS: dict[type, _Act] = {
    wire.Hello: _hello_again,
    wire.Choose: acts_play.choose,
    wire.Why: acts_play.why,
    wire.AskHint: hints.hint,
    wire.Undo: acts_play.undo,
    wire.AnswerUndo: acts_play.answer_undo,
    wire.Look: acts_play.look,
    wire.Say: acts_table.say,
    wire.Express: acts_table.express,
    wire.Rename: acts_table.rename,
    wire.StandIn: acts_table.stand_in,
    wire.SetSeat: acts_table.set_seat,
    wire.SetPace: acts_table.set_pace,
    wire.Hurry: acts_table.hurry,
    wire.PassHost: acts_table.pass_host,
    wire.Rematch: rematch.rematch,
    wire.SetHints: hints.set_hints,
    wire.Pause: acts_table.pause,
    wire.Abandon: acts_table.abandon,
    wire.SetHook: acts_table.set_hook,
    wire.Ping: _ping,
}


def decode(data: str | bytes) -> Any:
    """A message of a client; raises Refusal for anything else."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_message", f"this message is not understood: {error}"[:200]) from None


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


class Channel:
    """The endpoint at ``/ws/<table>``."""

    def __init__(self, lobby: Lobby, visitors: Visitors) -> None:
        self._lobby, self._visitors = lobby, visitors
        self._settings = lobby.services.settings
        self._metrics = lobby.services.metrics

    async def serve(self, socket: WebSocket) -> None:
        """Serve one line from its first to its last message."""
        address = _address(socket)
        if not self._same_origin(socket):
            self._refuse("origin", "")
            await socket.close(POLICY)
            return
        if not self._visitors.enter(address):
            self._refuse("too_many", "")
            await socket.close(POLICY)
            return
        self._metrics.counts["sockets_opened"] += 1
        try:
            await socket.accept()
            await self._serve(socket)
        except WebSocketDisconnect:
            pass
        finally:
            self._visitors.leave(address)

    def _same_origin(self, socket: WebSocket) -> bool:
        """Whether the page that opens the line is ours; programs send no origin."""
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        parts = urlsplit(origin)
        own = parts.scheme in ("http", "https") and parts.netloc == socket.headers.get("host")
        return own or origin in self._settings.origins

    def _refuse(self, code: str, table: str) -> None:
        self._metrics.refused[code] += 1
        log.info("refused", extra={"code": code, "table": table})

    async def _serve(self, socket: WebSocket) -> None:
        name = str(socket.path_params["table"])
        try:
            hello = decode(await self._first(socket))
            if not isinstance(hello, wire.Hello):
                raise Refusal("bad_message", "the first message is hello")
            room = await self._lobby.room(name)
            connection = await self._admit(room, hello)
        except Refusal as error:
            self._refuse(error.code, name)
            await socket.send_text(encode(wire.Refused(error.text, code=error.code)).decode())
            await socket.close(REMOVED)
            return
        await self._lobby.enter(room, connection)
        if lines := await self._lobby.services.store.chat(room.name, max(0, hello.chat)):
            connection.send(wire.Chat(lines, news=False))
        tasks = [
            asyncio.create_task(self._read(socket, room, connection)),
            asyncio.create_task(self._write(socket, connection)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._lobby.leave(room, connection)

    async def _first(self, socket: WebSocket) -> str | bytes:
        try:
            return await asyncio.wait_for(self._receive(socket), HELLO_SECONDS)
        except TimeoutError:
            raise Refusal("too_slow", "nobody has said hello") from None

    async def _receive(self, socket: WebSocket) -> str | bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        data: str | bytes | None = message.get("text")
        return data if data is not None else message.get("bytes") or b""

    async def _admit(self, room: Room, hello: wire.Hello) -> Connection:
        """The connection of whoever knows a secret of the table."""
        secret, row = hashed(hello.secret), room.row
        for seat in room.seats:
            if seat.secret_hash is not None and hmac.compare_digest(seat.secret_hash, secret):
                await self._sit_down(room, seat.seat, secret)
                host = room.is_host(seat.seat, secret)
                return Connection(seat.seat, host, secret, room.sure_lines(seat.seat, hello.log))
        host = room.is_host(None, secret)
        if host or hmac.compare_digest(row.spectator_hash, secret):
            return Connection(None, host, secret, room.sure_lines(None, hello.log))
        raise Refusal("secret", "this link is not, or no longer, valid")

    async def _sit_down(self, room: Room, seat: int, secret: str) -> None:
        """Make an open seat a person's."""
        if room.seats[seat].kind != "open":
            return
        async with room.lock:
            if not await self._lobby.services.store.take_open_seat(room.name, seat, secret):
                await room.refresh()
                raise Refusal("secret", "this link is no longer valid")
            room.seats[seat].kind = "human"

    async def _read(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        settings, refusals = self._settings, 0
        bucket = Bucket(settings.messages_per_second, settings.message_burst)
        # No waiting between lines of chat means no limit of its own.
        talk = Bucket(1 / settings.chat_seconds if settings.chat_seconds else 1e9, 5)
        while not connection.close_code:
            data = await self._receive(socket)
            try:
                if len(data) > settings.message_bytes:
                    connection.close(TOO_BIG)
                    raise Refusal("too_big", "this message is too big")
                if not bucket.take():
                    raise Refusal("too_fast", "too many messages; wait a moment")
                message = decode(data)
                if isinstance(message, wire.Say | wire.Express) and not talk.take():
                    raise Refusal("too_fast", "too many words; wait a moment")
                if isinstance(message, wire.Rematch) and not self._may_open(socket):
                    raise Refusal("too_fast", "too many new tables; wait a moment")
                self._metrics.counts["messages"] += 1
                # If the line breaks meanwhile, what was begun is still done and told.
                work = asyncio.ensure_future(ACTS[type(message)](room, connection, message))
                await asyncio.shield(work)
                refusals = 0
            except Refusal as error:
                refusals += 1
                self._refuse(error.code, room.name)
                connection.send(wire.Refused(error.text, error.rule, error.code))
            except Exception:
                refusals += 1
                log.exception("message failed", extra={"table": room.name})
                self._metrics.refused["error"] += 1
                connection.send(wire.Refused("something went wrong here", code="error"))
            if refusals > PATIENCE:
                connection.close(POLICY)

    def _may_open(self, socket: WebSocket) -> bool:
        return self._visitors.may_open_table(_address(socket))

    async def _write(self, socket: WebSocket, connection: Connection) -> None:
        while (data := await connection.outgoing.get()) is not None:
            await socket.send({"type": "websocket.send", "text": data.decode()})
        await socket.close(connection.close_code)
