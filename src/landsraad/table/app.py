"""The web table as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from landsraad.table.api import Api
from landsraad.table.channel import Channel
from landsraad.table.database import connect, upgrade
from landsraad.table.guard import Guard
from landsraad.table.limits import Visitors
from landsraad.table.lobby import Lobby
from landsraad.table.pages import Pages
from landsraad.table.room import Services
from landsraad.table.settings import Settings, default_database
from landsraad.table.store import Store

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> Starlette:
    """The application; its database is opened and brought up to date when it starts."""
    settings = settings or Settings()
    engine = connect(settings.database or default_database())
    lobby = Lobby(Services(settings, Store(engine)))
    visitors = Visitors(settings.sockets_per_address, settings.tables_per_minute)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await upgrade(engine)
        await lobby.open()
        log.info("table open", extra={"kind": engine.dialect.name})
        try:
            yield
        finally:
            await lobby.close()
            await engine.dispose()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{table}", Channel(lobby, visitors).serve),
            *Api(lobby, visitors).routes(),
            Route("/{path:path}", Pages(settings.static).show),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1024)],
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    return app
