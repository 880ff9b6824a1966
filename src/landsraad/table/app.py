"""The web table as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from landsraad.table.api import Api
from landsraad.table.channel import Channel
from landsraad.table.database import connect, prepare
from landsraad.table.guard import Guard
from landsraad.table.limits import Visitors
from landsraad.table.lines import speak_softly
from landsraad.table.lobby import Lobby
from landsraad.table.pages import Pages
from landsraad.table.room import Services
from landsraad.table.settings import Settings, default_database
from landsraad.table.store import Store
from landsraad.table.vitals import Vitals

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> Starlette:
    """The application; its database is opened and brought up to date when it starts."""
    settings = settings or Settings()
    address = settings.database or default_database()
    engine = connect(address, settings.database_seconds)
    lobby = Lobby(Services(settings, Store(engine, settings.database_seconds)))
    visitors = Visitors(
        settings.sockets_per_address, settings.tables_per_minute, settings.work_per_second
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        speak_softly(asyncio.get_running_loop())
        await prepare(address)
        await lobby.open()
        log.info("table open", extra={"kind": engine.dialect.name})
        try:
            yield
        finally:
            await lobby.close()
            await lobby.services.store.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{table}", Channel(lobby, visitors).serve),
            *Api(lobby, visitors).routes(),
            *Vitals(lobby).routes(),
            Route("/{path:path}", Pages(settings, visitors).show),
        ],
        middleware=[Middleware(Guard)],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    return app
