"""The table over plain HTTP: games, rules, new tables, finished ones."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import landsraad
from landsraad import InvalidSetup, bots
from landsraad.core import registry
from landsraad.table import costs, desk, opening, rulebook
from landsraad.table.acts_play import must_be_dealt
from landsraad.table.connection import Refusal, encode
from landsraad.table.failures import as_refusal
from landsraad.table.limits import Visitors, account
from landsraad.table.lobby import Lobby
from landsraad.table.offered import choice_info
from landsraad.table.oldgame import older
from landsraad.table.oldpages import old_page
from landsraad.table.refusals import PATH, Refusals
from landsraad.table.room import Room
from landsraad.table.shelf import Page, Shelf, page, show
from landsraad.table.story import house_names
from landsraad.table.thinking import TITLES, Task
from landsraad.table.wire import (
    BotInfo,
    Ended,
    Fork,
    GameCard,
    NewTable,
    Problem,
    TableSummary,
)
from landsraad.table.workers import Busy

log = logging.getLogger(__name__)

DRAWN = frozenset(("imperium", "dawn_of_the_fremen", "war_for_arrakis"))
"""The games that the browser client has a board for; the others are for terminals and programs."""
_STATUS = {
    "unknown_table": 404, "not_found": 404, "setup": 422, "secret": 403, "running": 409,
    "too_fast": 429, "too_big": 413, "bad_message": 400, "type": 415, "unplayable": 409,
    "look": 404, "sampled": 409, "too_slow": 408, "busy": 503, "unavailable": 503,
}  # fmt: skip
Endpoint = Callable[[Request], Awaitable[Response]]
Order = TypeVar("Order")


def whole(word: str, most: int) -> int | None:
    """A number as we write it ourselves, up to a highest one; None for anything else."""
    if not (word.isascii() and word.isdigit() and len(word) <= 9) or word != str(int(word)):
        return None
    return int(word) if int(word) <= most else None


def answer(message: Any, status: int = 200) -> Response:
    """A message of the wire as JSON; nothing of it is kept by browsers."""
    return Response(encode(message), status, {"Cache-Control": "no-store"}, "application/json")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


class Api:
    """The endpoints under ``/api``."""

    def __init__(self, lobby: Lobby, visitors: Visitors) -> None:
        self._lobby, self._visitors = lobby, visitors
        self._settings, self._metrics = lobby.services.settings, lobby.services.metrics
        self._refusals = Refusals()
        self._printed = Shelf(self._settings.page_bytes)
        self._old = Shelf(self._settings.page_bytes)

    def routes(self) -> list[Route]:
        """All of them."""
        get = [
            ("/api/games", self.games, costs.READY),
            ("/api/catalogue/{game}", self.catalogue, costs.READY),
            ("/api/rules/{game}", self.rules, costs.READY),
            ("/api/tables/{table}", self.summary, costs.ROOM),
            ("/api/tables/{table}/replay", self.replay, costs.OLD),
            ("/api/tables/{table}/at/{at}", self.past, costs.OLD),
            ("/api/tables/{table}/story", self.story, costs.OLD),
            ("/api/tables/{table}/course", self.course, costs.OLD),
        ]
        post = [("/api/tables", self.open), ("/api/tables/{table}/fork", self.fork)]
        return [
            *(Route(path, self._safe(work, costs.NEW), methods=["POST"]) for path, work in post),
            *(Route(path, self._safe(work, cost), methods=["GET"]) for path, work, cost in get),
            Route("/api/{rest:path}", self._safe(self.nothing), methods=["GET", "POST"]),
        ]

    def _safe(self, endpoint: Endpoint, cost: float = costs.READY) -> Endpoint:
        """Answer refusals as problems and hide what went wrong inside."""

        async def call(request: Request) -> Response:
            try:
                if not self._visitors.may_cost(_address(request), cost):
                    raise Refusal("too_fast", "too many requests; wait a moment")
                return await endpoint(request)
            except ClientDisconnect:
                return Response(status_code=499)
            except Exception as error:
                return self._problem(request, error)

        return call

    def _problem(self, request: Request, error: Exception) -> Response:
        extra = {"path": request.scope["path"][:PATH], "address": _address(request)}
        if (refusal := as_refusal(error)) is None:
            log.error("request failed", extra=extra, exc_info=error)
            return answer(Problem("error", "something went wrong here"), 500)
        self._metrics.refused[refusal.code] += 1
        self._refusals.note(refusal.code, **extra)
        return answer(Problem(refusal.code, refusal.text), _STATUS.get(refusal.code, 400))

    async def nothing(self, request: Request) -> Response:
        """Any other address of the interface."""
        raise Refusal("not_found", "there is nothing at this address")

    # --- games

    async def games(self, request: Request) -> Response:
        """The games that can be started from the browser: those that it can draw."""
        return show(request, await self._print("games", self._cards))

    def _cards(self) -> list[GameCard]:
        known = [BotInfo(name, TITLES.get(name, name.title())) for name in bots.NAMES]
        return [
            GameCard(
                info.name, info.title, list(info.seats), info.default_seats,
                dict(info.options), known, list(map(choice_info, info.choices)),
            )
            for info in landsraad.games().values()
            if info.name in DRAWN
        ]  # fmt: skip

    async def _print(self, key: str, write: Callable[[], Any]) -> Page:
        """A page that is the same for everybody and as long as the server runs."""
        return await self._printed.get(
            key, lambda: asyncio.to_thread(lambda: page(encode(write())))
        )

    def _game(self, request: Request) -> landsraad.GameInfo:
        try:
            return registry.info(request.path_params["game"])
        except InvalidSetup:
            raise Refusal("not_found", "there is no such game") from None

    async def catalogue(self, request: Request) -> Response:
        """The components of a game for drawing."""
        info = self._game(request)
        sheet = getattr(info.rules, "sheet", dict)
        return show(request, await self._print(f"sheet {info.name}", sheet))

    async def rules(self, request: Request) -> Response:
        """The numbered rules of a game."""
        info = self._game(request)

        def write() -> dict[str, Any]:
            chapters = [c for path in info.rulebooks for c in rulebook.chapters(path)]
            return {"prefix": info.prefix, "chapters": chapters}

        return show(request, await self._print(f"rules {info.name}", write))

    # --- tables

    async def _order(self, request: Request, kind: type[Order]) -> Order:
        """The body of a request, within limits; only JSON, so that no foreign page can send it."""
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refusal("type", "the body must be JSON")
        if not self._visitors.may_open_table(_address(request)):
            raise Refusal("too_fast", "too many new tables; wait a minute")
        try:
            async with asyncio.timeout(self._settings.body_seconds):
                body = await self._body(request)
        except TimeoutError:
            raise Refusal("too_slow", "the body did not come") from None
        if not self._visitors.may_cost(_address(request), len(body) * costs.BYTES):
            raise Refusal("too_fast", "too many requests; wait a moment")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad_message", f"this is not understood: {error}"[:200]) from None

    async def _body(self, request: Request) -> bytes:
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > self._settings.body_bytes:
                raise Refusal("too_big", "the body is too big")
        return bytes(body)

    async def open(self, request: Request) -> Response:
        """Open a table."""
        order = await self._order(request, NewTable)
        payer = account(_address(request))
        return answer(await opening.open_table(self._lobby, order, payer), 201)

    async def fork(self, request: Request) -> Response:
        """Open a table at a position of another."""
        order = await self._order(request, Fork)
        room = await self._room(request)
        payer = account(_address(request))
        return answer(await opening.fork_table(self._lobby, room, order, payer), 201)

    async def _room(self, request: Request) -> Room:
        return await self._lobby.room(request.path_params["table"])

    async def _ended(self, request: Request) -> Room:
        room = await self._room(request)
        if not room.row.ended:
            raise Refusal("running", "this is shown when the game has ended")
        must_be_dealt(room)
        return room

    async def summary(self, request: Request) -> Response:
        """A table as anyone may see it."""
        room = await self._room(request)
        row, game = room.row, room.game
        return answer(
            TableSummary(
                row.id, row.game, game.info.title, room.options, room.seat_list(),
                room.number, room.turn, row.paused, cast(Ended, row.ended), room.seed_hash,
                room.seed, row.created, row.forked_from,
                list(game.scores) if game.over else None,
                list(game.winners) if game.over else None,
                game.view(None)["table"].get("round"),
                room.origin.chosen, room.origin.shares,
            )
        )  # fmt: skip

    async def replay(self, request: Request) -> Response:
        """The replay of a game that has ended."""
        room = await self._ended(request)
        if room.game.origin is None and older(room.game) is None:
            raise Refusal("sampled", "a game that began from a guess has no replay")
        names = tuple(seat.name for seat in room.seats)
        found = await self._make(request, room, (names,), desk.replay_page)
        name = f"attachment; filename={room.row.game}-{room.name}.json"
        found.headers["Content-Disposition"] = name
        return found

    async def _make(
        self, request: Request, room: Room, parts: tuple[Any, ...], work: Callable[..., Page]
    ) -> Response:
        """A page of an ended game, made in another process if it is not at hand."""
        task = Task(room.name, room.row.origin, tuple(room.game.actions), 0, "", "")
        payer, run = account(_address(request)), self._lobby.services.thinkers.desk.run
        make = functools.partial(run, payer, room.name, desk.SECONDS, work, task, *parts)
        if (old := older(room.game)) is not None:
            make = functools.partial(asyncio.to_thread, old_page, old, work.__name__, parts)
        try:
            found = await self._old.get((room.name, room.length, work.__name__, *parts), make)
        except Busy:
            raise Refusal("busy", "there is much to do here; try again in a moment") from None
        return show(request, found)

    def _seat(self, request: Request, room: Room) -> int | None:
        word = request.query_params.get("seat", "")
        seat = whole(word, len(room.seats) - 1)
        if word and seat is None:
            raise Refusal("look", "there is no such seat")
        return seat

    async def past(self, request: Request) -> Response:
        """A position of a game that has ended, from any seat (``?seat=``)."""
        room = await self._ended(request)
        at = whole(request.path_params["at"], room.number)
        if at is None:
            raise Refusal("look", f"the game has {room.number} choices; there is none of that name")
        return await self._make(request, room, (at, self._seat(request, room)), desk.past_page)

    async def story(self, request: Request) -> Response:
        """The log of a game that has ended, as any seat read it (``?seat=``)."""
        room = await self._ended(request)
        names = tuple(house_names(room.game, [seat.name for seat in room.seats]))
        return await self._make(request, room, (names, self._seat(request, room)), desk.story_page)

    async def course(self, request: Request) -> Response:
        """How the open numbers of a game that has ended went, for plots."""
        room = await self._ended(request)
        return await self._make(request, room, (), desk.course_page)
