"""At the start: which running games the rules of this version would change."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from landsraad.core import registry
from landsraad.table import checking
from landsraad.table.builds import build_of

if TYPE_CHECKING:
    from landsraad.table.lobby import Lobby

log = logging.getLogger(__name__)

SECONDS = 60.0
"""So long playing one game again may take."""
AGAIN = 5.0


class Audit:
    """Plays the running games of other builds again, beside the loop, and notes what comes of it.

    Games that these rules lead to the same positions are marked as checked, so that a server which
    starts again without any change has nothing to do.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.done = False
        self.changed: set[str] = set()
        """Running games that go on under older rules."""
        self.stranded: set[str] = set()
        """Those whose rules nobody here has."""

    async def run(self) -> None:
        """Check all; after a fault of the database begin again."""
        while not self.done:
            try:
                await self._run()
            except Exception as error:
                log.warning("rules not checked", extra={"reason": type(error).__name__})
                await asyncio.sleep(AGAIN)

    async def _run(self) -> None:
        builds = await asyncio.to_thread(
            lambda: {name: build_of(name) for name in registry.games()}
        )
        names = await self._lobby.services.store.unchecked(builds)
        for name in names:
            await self._check(name, builds)
        self.done = True
        count = len(self.changed) + len(self.stranded)
        say = log.warning if count else log.info
        say("rules checked", extra={"count": len(names), "reason": f"{count} would change"})

    async def _check(self, name: str, builds: dict[str, str]) -> None:
        services = self._lobby.services
        found, entries = await services.store.table(name), await services.store.entries(name)
        if found is None:
            return
        row, _ = found
        problem = await services.thinkers.desk.run(
            "", name, SECONDS, checking.problem, row.origin, entries
        )
        if not problem and row.game in builds:
            await services.store.stamp(name, builds[row.game])
            return
        kept = bool(services.elders.of(row.game, row.build))
        (self.changed if kept else self.stranded).add(name)
        words = "rules would change this game" + ("" if kept else ", and its own are not here")
        log.warning(words, extra={"table": name, "kind": row.build, "reason": problem})
