"""The built client, and a word of help where it has not been built."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from landsraad.table import costs
from landsraad.table.limits import Visitors
from landsraad.table.settings import Settings
from landsraad.table.shelf import Page, Shelf, page, show

PLACEHOLDER = """\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Landsraad</title></head>
<body>
<h1>Landsraad</h1>
<p>The server runs, but its page has not been built.</p>
<p>In a clone of the project, <code>make play</code> builds it; by hand:
<code>npm --prefix web ci</code>, then <code>npm --prefix web run build</code>.</p>
</body>
</html>
"""
KEEP = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
KEPT = 4 * 1024 * 1024
"""Bigger files are read again for everybody."""


class Pages:
    """Files of the client; every other path is a page of it."""

    def __init__(self, settings: Settings, visitors: Visitors) -> None:
        self._folder, self._visitors = settings.static.resolve(), visitors
        self._shelf = Shelf(settings.page_bytes)

    async def show(self, request: Request) -> Response:
        """The file or page of a path."""
        address = request.client.host if request.client else ""
        if not self._visitors.may_cost(address, costs.READY):
            return PlainTextResponse("too many requests; wait a moment", 429)
        path = request.path_params["path"]
        found = self._file(path)
        if found is not None:
            return await self._send(request, found, path.startswith("assets/"))
        if "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse("not found", 404)
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(PLACEHOLDER)
        return await self._send(request, index, False)

    async def _send(self, request: Request, file: Path, lasting: bool) -> Response:
        """A file, compressed once for all."""
        cache, state = KEEP if lasting else "no-cache", file.stat()
        if state.st_size > KEPT:
            return FileResponse(file, headers={"Cache-Control": cache})

        def read() -> Page:
            return page(file.read_bytes())

        key = (str(file), state.st_mtime_ns, state.st_size)
        found = await self._shelf.get(key, lambda: asyncio.to_thread(read))
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return show(request, found, cache, kind)

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        try:
            found = (self._folder / path).resolve()
            inside = found.is_relative_to(self._folder) and found.is_file()
        except (OSError, ValueError):
            return None
        return found if inside else None
