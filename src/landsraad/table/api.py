"""The table over plain HTTP: games, rules, new tables, finished ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import landsraad
from landsraad import InvalidSetup, bots
from landsraad.core import registry
from landsraad.core.replay import Replay
from landsraad.table import opening, rulebook
from landsraad.table.connection import Refusal, encode
from landsraad.table.course import course
from landsraad.table.limits import Visitors
from landsraad.table.lobby import Lobby
from landsraad.table.room import Room
from landsraad.table.thinking import TITLES
from landsraad.table.wire import (
    BotInfo,
    Ended,
    Fork,
    GameCard,
    NewTable,
    Past,
    Problem,
    TableSummary,
)

log = logging.getLogger(__name__)

DRAWN = frozenset(("imperium", "dawn_of_the_fremen", "war_for_arrakis"))
"""The games that the browser client has a board for; the others are for terminals and programs."""
_STATUS = {
    "unknown_table": 404, "not_found": 404, "setup": 422, "secret": 403, "running": 409,
    "too_fast": 429, "too_big": 413, "bad_message": 400, "type": 415, "unplayable": 409,
    "look": 404, "sampled": 409,
}  # fmt: skip
Endpoint = Callable[[Request], Awaitable[Response]]
Order = TypeVar("Order")


def answer(message: Any, status: int = 200) -> Response:
    """A message of the wire as JSON; nothing of it is kept by browsers."""
    return Response(encode(message), status, {"Cache-Control": "no-store"}, "application/json")


class Api:
    """The endpoints under ``/api``, and those for whoever runs the server."""

    def __init__(self, lobby: Lobby, visitors: Visitors) -> None:
        self._lobby, self._visitors = lobby, visitors
        self._settings, self._metrics = lobby.services.settings, lobby.services.metrics

    def routes(self) -> list[Route]:
        """All of them."""
        get = [
            ("/api/games", self.games),
            ("/api/catalogue/{game}", self.catalogue),
            ("/api/rules/{game}", self.rules),
            ("/api/tables/{table}", self.summary),
            ("/api/tables/{table}/replay", self.replay),
            ("/api/tables/{table}/at/{at:int}", self.past),
            ("/api/tables/{table}/story", self.story),
            ("/api/tables/{table}/course", self.course),
            ("/healthz", self.health),
            ("/metrics", self.metrics),
        ]
        post = [("/api/tables", self.open), ("/api/tables/{table}/fork", self.fork)]
        return [
            *(Route(path, self._safe(endpoint), methods=["POST"]) for path, endpoint in post),
            *(Route(path, self._safe(endpoint), methods=["GET"]) for path, endpoint in get),
            Route("/api/{rest:path}", self._safe(self.nothing), methods=["GET", "POST"]),
        ]

    def _safe(self, endpoint: Endpoint) -> Endpoint:
        """Answer refusals as problems and hide what went wrong inside."""

        async def call(request: Request) -> Response:
            try:
                return await endpoint(request)
            except Refusal as error:
                self._metrics.refused[error.code] += 1
                problem = Problem(error.code, error.text)
                return answer(problem, _STATUS.get(error.code, 400))
            except ClientDisconnect:
                return Response(status_code=499)
            except Exception:
                log.exception("request failed", extra={"path": request.scope["path"]})
                return answer(Problem("error", "something went wrong here"), 500)

        return call

    async def nothing(self, request: Request) -> Response:
        """Any other address of the interface."""
        raise Refusal("not_found", "there is nothing at this address")

    # --- games

    async def games(self, request: Request) -> Response:
        """The games that can be started from the browser: those that it can draw."""
        known = [BotInfo(name, TITLES.get(name, name.title())) for name in bots.NAMES]
        return answer(
            [
                GameCard(
                    info.name, info.title, list(info.seats), info.default_seats,
                    dict(info.options), known,
                )
                for info in landsraad.games().values()
                if info.name in DRAWN
            ]
        )  # fmt: skip

    def _game(self, request: Request) -> landsraad.GameInfo:
        try:
            return registry.info(request.path_params["game"])
        except InvalidSetup:
            raise Refusal("not_found", "there is no such game") from None

    async def catalogue(self, request: Request) -> Response:
        """The components of a game for drawing."""
        sheet = getattr(self._game(request).rules, "sheet", None)
        return JSONResponse({} if sheet is None else sheet(), headers={"Cache-Control": "no-cache"})

    async def rules(self, request: Request) -> Response:
        """The numbered rules of a game."""
        info = self._game(request)
        found = {"prefix": info.prefix, "chapters": rulebook.chapters(info.rulebook)}
        return JSONResponse(found, headers={"Cache-Control": "no-cache"})

    # --- tables

    async def _order(self, request: Request, kind: type[Order]) -> Order:
        """The body of a request, within limits; only JSON, so that no foreign page can send it."""
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refusal("type", "the body must be JSON")
        address = request.client.host if request.client else ""
        if not self._visitors.may_open_table(address):
            raise Refusal("too_fast", "too many new tables; wait a minute")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > self._settings.body_bytes:
                raise Refusal("too_big", "the body is too big")
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad_message", f"this is not understood: {error}"[:200]) from None

    async def open(self, request: Request) -> Response:
        """Open a table."""
        order = await self._order(request, NewTable)
        return answer(await opening.open_table(self._lobby, order), 201)

    async def fork(self, request: Request) -> Response:
        """Open a table at a position of another."""
        order = await self._order(request, Fork)
        room = await self._room(request)
        return answer(await opening.fork_table(self._lobby, room, order), 201)

    async def _room(self, request: Request) -> Room:
        return await self._lobby.room(request.path_params["table"])

    async def _ended(self, request: Request) -> Room:
        room = await self._room(request)
        if not room.row.ended:
            raise Refusal("running", "this is shown when the game has ended")
        return room

    async def summary(self, request: Request) -> Response:
        """A table as anyone may see it."""
        room = await self._room(request)
        row, game = room.row, room.game
        return answer(
            TableSummary(
                row.id, row.game, game.info.title, room.origin.options, room.seat_list(),
                room.number, room.turn, row.paused, cast(Ended, row.ended), room.seed_hash,
                room.seed, row.created, row.forked_from,
                list(game.scores) if game.over else None,
                list(game.winners) if game.over else None,
                game.view(None)["table"].get("round"),
            )
        )  # fmt: skip

    async def replay(self, request: Request) -> Response:
        """The replay of a game that has ended."""
        room = await self._ended(request)
        if room.game.origin is None:
            raise Refusal("sampled", "a game that began from a guess has no replay")
        name = f"attachment; filename={room.row.game}-{room.name}.json"
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        text = Replay.of(room.game).to_json()
        return Response(text, headers=headers, media_type="application/json")

    def _seat(self, request: Request, room: Room) -> int | None:
        word = request.query_params.get("seat", "")
        if not word:
            return None
        if not (word.isascii() and word.isdigit() and int(word[:4]) < len(room.seats)):
            raise Refusal("look", "there is no such seat")
        return int(word)

    async def past(self, request: Request) -> Response:
        """A position of a game that has ended, from any seat (``?seat=``)."""
        room = await self._ended(request)
        at = int(request.path_params["at"])
        if at > room.number:
            raise Refusal("look", f"the game has {room.number} choices; there is no {at}")
        view = room.game.at(at).view(self._seat(request, room))
        return answer(Past(0, at, view))

    async def story(self, request: Request) -> Response:
        """The log of a game that has ended, as any seat read it (``?seat=``)."""
        room = await self._ended(request)
        return answer(room.lines(self._seat(request, room)))

    async def course(self, request: Request) -> Response:
        """How the open numbers of a game that has ended went, for plots."""
        room = await self._ended(request)
        return answer(await asyncio.to_thread(course, room.game))

    # --- for whoever runs the server

    async def health(self, request: Request) -> Response:
        """Whether the server and its database answer."""
        try:
            await asyncio.wait_for(self._lobby.services.store.check(), 5)
        except Exception as error:
            log.warning("unhealthy", extra={"reason": type(error).__name__})
            return JSONResponse({"status": "no database"}, 503)
        return JSONResponse({"status": "ok", "version": landsraad.__version__})

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus."""
        rooms, services = self._lobby.rooms.values(), self._lobby.services
        gauges = {
            "tables_in_memory": float(len(rooms)),
            "tables_with_bots_at_work": float(sum(room.busy for room in rooms)),
            "sockets": float(sum(len(room.connections) for room in rooms)),
            "bot_failures": float(services.thinkers.failures),
            "notices_sent": float(services.notifier.sent),
            "notices_failed": float(services.notifier.failed),
        }
        return Response(self._metrics.text(gauges), media_type="text/plain; version=0.0.4")
