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

from landsraad.table import acts_play, acts_table, costs, hints, rematch, sharing, wire
from landsraad.table.connection import Connection, Refusal, encode
from landsraad.table.failures import as_refusal
from landsraad.table.limits import Bucket, Visitors, account
from landsraad.table.lines import CALM
from landsraad.table.lobby import TRY_LATER, Lobby
from landsraad.table.origin import hashed, new_secret
from landsraad.table.refusals import Refusals
from landsraad.table.room import REMOVED, Room
from landsraad.table.store import Gone

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
PATIENCE = 100
"""A line is cut when this many more messages were refused than accepted."""
POLICY, TOO_BIG = 1008, 1009
NAMED = 40
"""So much of a table's name is logged: a stranger may give any."""

SPOKEN = wire.Say | wire.Express | wire.Whisper | wire.StandIn | wire.SetSeat
"""What others hear: a line of the chat, in one's own name or the table's, or a whisper."""

_decoder = msgspec.json.Decoder(wire.FromClient)
_Act = Callable[[Room, Connection, Any], Awaitable[None]]


async def _ping(room: Room, connection: Connection, message: wire.Ping) -> None:
    connection.send(wire.Pong())


async def _hello_again(room: Room, connection: Connection, message: wire.Hello) -> None:
    raise Refusal("bad_message", "hello has been said")


async def _set_seat(room: Room, connection: Connection, message: wire.SetSeat) -> None:
    await acts_table.set_seat(room, connection, message)
    await sharing.deal_if_ready(room)


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
    wire.Whisper: acts_table.whisper,
    wire.Rename: acts_table.rename,
    wire.StandIn: acts_table.stand_in,
    wire.SetSeat: _set_seat,
    wire.Begin: sharing.begin,
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


def cost_of(message: Any) -> float:
    """What a message costs, on the account of whoever sends it."""
    return costs.MESSAGES.get(type(message), costs.OTHER)


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


class Channel:
    """The endpoint at ``/ws/<table>``."""

    def __init__(self, lobby: Lobby, visitors: Visitors) -> None:
        self._lobby, self._visitors = lobby, visitors
        self._settings = lobby.services.settings
        self._metrics = lobby.services.metrics
        self._refusals = Refusals()

    async def serve(self, socket: WebSocket) -> None:
        """Serve one line from its first to its last message."""
        address = _address(socket)
        if not self._same_origin(socket):
            self._refuse("origin", "", address)
            await socket.close(POLICY)
            return
        if not self._visitors.enter(address):
            self._refuse("too_many", "", address)
            await socket.close(POLICY)
            return
        self._metrics.counts["sockets_opened"] += 1
        try:
            if not self._visitors.may_cost(address, costs.HELLO):
                self._refuse("too_fast", "", address)
                await socket.close(POLICY)
                return
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
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        own = parts.scheme in ("http", "https") and parts.netloc == socket.headers.get("host")
        return own or origin in self._settings.origins

    def _refuse(self, code: str, table: str, address: str) -> None:
        self._metrics.refused[code] += 1
        self._refusals.note(code, table=table[:NAMED], address=address)

    async def _serve(self, socket: WebSocket) -> None:
        name = str(socket.path_params["table"])
        try:
            hello = decode(await self._first(socket))
            if not isinstance(hello, wire.Hello):
                raise Refusal("bad_message", "the first message is hello")
            room = await self._lobby.room(name)
            connection = await self._admit(room, hello)
            connection.address = account(_address(socket))
        except Exception as error:
            await self._turn_away(socket, name, error)
            return
        tasks: list[asyncio.Task[None]] = []
        try:
            self._lobby.enter(room, connection)
            tasks = [
                asyncio.create_task(self._read(socket, room, connection)),
                asyncio.create_task(self._write(socket, connection)),
            ]
            connection.cut = tasks[1].cancel
            await room.greet(connection, hello.chat)
            room.cone.greet(connection)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._lobby.leave(room, connection)

    async def _turn_away(self, socket: WebSocket, name: str, error: Exception) -> None:
        """Say why somebody cannot come in."""
        if (refusal := as_refusal(error)) is None:
            raise error
        self._refuse(refusal.code, name, _address(socket))
        words = wire.Refused(refusal.text, code=refusal.code)
        await socket.send_text(encode(words).decode())
        await socket.close(TRY_LATER if refusal.code == "unavailable" else REMOVED)

    async def _first(self, socket: WebSocket) -> str | bytes:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return await self._receive(socket)
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
        secret = hashed(hello.secret)
        sharing.check_share(hello.share)
        if room.services.store.shared and not self._known(room, secret):
            # Another process may have given it out just now.
            async with room.lock:
                await room.refresh()
        for seat in room.seats:
            if seat.secret_hash is not None and hmac.compare_digest(seat.secret_hash, secret):
                fresh = await self._sit_down(room, seat.seat, secret)
                secret = secret if fresh is None else hashed(fresh)
                await sharing.contribute(room, seat.seat, hello.share)
                host = room.is_host(seat.seat, secret)
                lines = room.sure_lines(seat.seat, hello.log)
                connection = Connection(seat.seat, host, secret, lines)
                if fresh is not None:
                    connection.send(wire.Invitation(seat.seat, fresh))
                return connection
        host = room.is_host(None, secret)
        if host or hmac.compare_digest(room.row.spectator_hash, secret):
            return Connection(None, host, secret, room.sure_lines(None, hello.log))
        raise Refusal("secret", "this link is not, or no longer, valid")

    @staticmethod
    def _known(room: Room, secret: str) -> bool:
        hashes = (room.row.spectator_hash, *(seat.secret_hash or "" for seat in room.seats))
        return room.is_host(None, secret) or any(hmac.compare_digest(h, secret) for h in hashes)

    async def _sit_down(self, room: Room, seat: int, secret: str) -> str | None:
        """Make an open seat a person's, and give it a secret that whoever sent the link lacks."""
        if room.seats[seat].kind != "open":
            return None
        fresh, store = new_secret(), self._lobby.services.store
        async with room.lock:
            if not await store.take_open_seat(room.name, seat, secret, hashed(fresh)):
                await room.refresh()
                raise Refusal("secret", "this link is no longer valid")
            room.seats[seat].kind, room.seats[seat].secret_hash = "human", hashed(fresh)
        await acts_table.tell(room, f"Seat {seat + 1} has been taken; its link has changed.")
        return fresh

    async def _read(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        settings, refusals = self._settings, 0
        bucket = Bucket(settings.messages_per_second, settings.message_burst)
        inflow = Bucket(settings.bytes_per_second, 4 * settings.message_bytes)
        # No waiting between lines of chat means no limit of its own.
        talk = Bucket(1 / settings.chat_seconds if settings.chat_seconds else 1e9, 5)
        while not connection.close_code:
            data = await self._receive(socket)
            try:
                if len(data) > settings.message_bytes:
                    connection.close(TOO_BIG)
                    raise Refusal("too_big", "this message is too big")
                if not bucket.take() or not inflow.take(len(data)):
                    raise Refusal("too_fast", "too many messages; wait a moment")
                message = decode(data)
                if not self._visitors.may_cost(connection.address, cost_of(message)):
                    raise Refusal("too_fast", "too much at once; wait a moment")
                if isinstance(message, SPOKEN) and not talk.take():
                    raise Refusal("too_fast", "too many words; wait a moment")
                if isinstance(message, wire.Rematch) and not self._may_open(socket):
                    raise Refusal("too_fast", "too many new tables; wait a moment")
                self._metrics.counts["messages"] += 1
                # If the line breaks meanwhile, what was begun is still done and told.
                work = asyncio.ensure_future(ACTS[type(message)](room, connection, message))
                await asyncio.shield(work)
                refusals = max(0, refusals - 1)
            except Exception as error:
                code = self._answer(room, connection, error)
                # Whoever asks is not to blame for a database that is away.
                refusals += code != "unavailable"
                if code == "too_fast":
                    # What is not read waits at the sender's end, and costs us nothing.
                    await asyncio.sleep(CALM)
            if refusals > PATIENCE:
                connection.close(POLICY)

    def _answer(self, room: Room, connection: Connection, error: Exception) -> str:
        """Say why a message could not be followed; the code of the reason."""
        if isinstance(error, Gone):
            room.vanish()
        refusal = as_refusal(error)
        if refusal is None:
            log.error("message failed", extra={"table": room.name}, exc_info=error)
            refusal = Refusal("error", "something went wrong here")
        self._refuse(refusal.code, room.name, connection.address)
        connection.send(wire.Refused(refusal.text, refusal.rule, refusal.code))
        return refusal.code

    def _may_open(self, socket: WebSocket) -> bool:
        return self._visitors.may_open_table(_address(socket))

    async def _write(self, socket: WebSocket, connection: Connection) -> None:
        while (data := await connection.next()) is not None:
            await socket.send({"type": "websocket.send", "text": data.decode()})
            # Who waits for the next one need not keep the last: it is most of a spectator.
            del data
        await socket.close(connection.close_code)
