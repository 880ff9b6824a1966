"""Starting a server: for others, or on this machine with the browser opened."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import webbrowser

import uvicorn

from landsraad.table.app import create_app
from landsraad.table.settings import Settings

log = logging.getLogger(__name__)

PORT = 8010
COLLECTING = (20_000, 50, 100)
"""When garbage is collected: a look at all objects of hundreds of games makes everybody wait."""


def server_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the table."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        # Its finer lines hold frames, and so secrets.
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_max_queue=16,
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, host: str, port: int) -> int:
    """Serve until stopped."""
    gc.set_threshold(*COLLECTING)
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
    host = "127.0.0.1"
    port = free_port(host, port)
    server = uvicorn.Server(server_config(settings or Settings(), host, port))
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
