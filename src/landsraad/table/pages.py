"""The built client, and a word of help where it has not been built."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

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


class Pages:
    """Files of the client; every other path is a page of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def show(self, request: Request) -> Response:
        """The file or page of a path."""
        path = request.path_params["path"]
        found = self._file(path)
        if found is not None:
            cache = KEEP if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={"Cache-Control": cache})
        if "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse("not found", 404)
        index = self._folder / "index.html"
        if not index.is_file():
            return HTMLResponse(PLACEHOLDER)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        try:
            found = (self._folder / path).resolve()
            inside = found.is_relative_to(self._folder) and found.is_file()
        except (OSError, ValueError):
            return None
        return found if inside else None
