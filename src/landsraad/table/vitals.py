"""How the server is: alive, ready, and every part of it by name."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import landsraad
from landsraad.table.bus import LISTENING
from landsraad.table.lobby import Lobby

log = logging.getLogger(__name__)

FRESH = 0.5
"""Seconds for which the answer of the database stands: asking about health costs little."""
PROBE = 2.0
"""A database that takes longer counts as stalled; what is asked of it may still be done."""


class Pulse:
    """Whether the database can be written, asked by many and tried once."""

    def __init__(self, lobby: Lobby) -> None:
        self._store = lobby.services.store
        self._asked = 0.0
        self._problem = ""
        self._probe: asyncio.Task[str] | None = None

    async def problem(self) -> str:
        """What is wrong with the database; empty if it can be written."""
        if self._store.patience.stalled:
            # The upkeep tries it again every second.
            return "stalled"
        if time.monotonic() - self._asked > FRESH:
            if self._probe is None or self._probe.done():
                self._probe = asyncio.create_task(self._try(), name="pulse")
            done, _ = await asyncio.wait({self._probe}, timeout=PROBE)
            self._problem = self._probe.result() if done else "stalled"
            self._asked = time.monotonic()
        return self._problem

    async def _try(self) -> str:
        try:
            await self._store.pulse()
        except Exception as error:
            cause = getattr(error, "orig", None) or error
            log.warning("unhealthy", extra={"reason": type(cause).__name__})
            return type(cause).__name__
        return ""


class Vitals:
    """The endpoints for whoever runs the server."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby, self._pulse = lobby, Pulse(lobby)

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/livez", self.alive),
            Route("/readyz", self.health),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
        ]

    async def alive(self, request: Request) -> Response:
        """Whether the process runs at all: if this does not answer, start it again."""
        return JSONResponse({"status": "alive", "version": landsraad.__version__})

    async def health(self, request: Request) -> Response:
        """Whether the process can be sent visitors, and how every part of it is.

        503 if choices cannot be stored or other processes are not heard; a fault that some tables
        feel only is told, with 200.
        """
        parts = await self._parts()
        down = any(not part["ok"] for part in parts.values() if part.get("vital"))
        ill = any(not part["ok"] for part in parts.values())
        status = "down" if down else "degraded" if ill else "ok"
        body = {"status": status, "version": landsraad.__version__, "parts": parts}
        return JSONResponse(body, 503 if down else 200, {"Cache-Control": "no-store"})

    async def _parts(self) -> dict[str, dict[str, Any]]:
        services, supervisor = self._lobby.services, self._lobby.supervisor
        parts = {"database": _part(await self._pulse.problem() or services.store.trouble, True)}
        for name, problem in supervisor.problems().items():
            parts[name] = _part(problem, name == LISTENING)
        stopped = len(services.thinkers.still())
        parts["bots"] = _part(f"{stopped} processes stopped" if stopped else "", False)
        unsure = sum(room.unsure for room in self._lobby.rooms.values())
        quarantined = len(services.quarantine)
        parts["tables"] = {
            "ok": not quarantined and not unsure,
            "in_memory": len(self._lobby.rooms),
            "catching_up": unsure,
            "quarantined": quarantined,
        }
        audit = self._lobby.audit
        parts["rules"] = {
            "ok": not audit.stranded,
            "checked": audit.done,
            "under_older_rules": len(audit.changed),
            "rules_missing": len(audit.stranded),
        }
        return parts

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus."""
        rooms, services = self._lobby.rooms.values(), self._lobby.services
        gauges = {
            "tables_in_memory": float(len(rooms)),
            "tables_with_bots_at_work": float(sum(room.busy for room in rooms)),
            "tables_catching_up": float(sum(room.unsure for room in rooms)),
            "tables_quarantined": float(len(services.quarantine)),
            "sockets": float(sum(len(room.connections) for room in rooms)),
            "bot_failures": float(services.thinkers.failures),
            "notices_sent": float(services.notifier.sent),
            "notices_failed": float(services.notifier.failed),
            "database_stalled": float(services.store.patience.stalled),
        }
        for name, problem in self._lobby.supervisor.problems().items():
            gauges[f"task_{name}_down"] = float(bool(problem))
        text = services.metrics.text(gauges)
        return Response(text, media_type="text/plain; version=0.0.4")


def _part(problem: str, vital: bool) -> dict[str, Any]:
    part: dict[str, Any] = {"ok": not problem, "vital": vital}
    return part | {"problem": problem} if problem else part
