"""Starting a server: for others, or on this machine with the browser opened."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import webbrowser

import uvicorn

from landsraad.table import lines
from landsraad.table.app import create_app
from landsraad.table.database import prepare
from landsraad.table.settings import Settings, default_database
from landsraad.table.tidying import THRESHOLDS

log = logging.getLogger(__name__)

PORT = 8010


def server_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the table."""
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        # Its finer lines hold frames, and so secrets.
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.message_bytes,
        backlog=lines.BACKLOG,
        timeout_graceful_shutdown=3,
    )
    config.http, config.ws = lines.protocols(settings, lines.trusted_proxies(config))
    return config


class CannotListen(ValueError):
    """There is somebody at this port already, or no such address here."""


def check_free(host: str, port: int) -> None:
    """Raise CannotListen if nobody can listen there; before the work of a start, not after."""
    try:
        socket.create_server((host, port), family=_family(host)).close()
    except (OSError, OverflowError) as error:
        said = getattr(error, "strerror", None) or error
        raise CannotListen(f"cannot listen at {host}, port {port}: {said}") from None


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def serve(settings: Settings, host: str, port: int) -> int:
    """Serve until stopped.

    Raises BadDatabase if there is nothing to keep games in, CannotListen for a port that is taken.
    """
    check_free(host, port)
    asyncio.run(prepare(settings.database or default_database()))
    gc.set_threshold(*THRESHOLDS)
    server = uvicorn.Server(server_config(settings, host, port))
    log.info("listening", extra={"address": f"{host}:{port}"})
    server.run()
    return 0 if server.started else 1


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any free one if it is taken."""
    for port in (wanted, 0):
        with contextlib.closing(socket.socket()) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError(f"there is no free port at {host}")


def open_browser(settings: Settings | None = None, *, port: int = PORT, browse: bool = True) -> int:
    """Serve on this machine only, open the browser and print the address."""
    settings = settings or Settings()
    asyncio.run(prepare(settings.database or default_database()))
    host = "127.0.0.1"
    port = free_port(host, port)
    server = uvicorn.Server(server_config(settings, host, port))
    address = f"http://{host}:{port}/"

    async def run() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        if server.started:
            print(f"The table is open at {address} (Ctrl+C closes it; games are kept).", flush=True)
            if browse:
                await asyncio.to_thread(webbrowser.open, address)
        await serving

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
    return 0 if server.started else 1
