"""Answers that are made once: encoded, compressed and marked, kept within a number of bytes."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT = 1024
"""Fewer bytes than this are not compressed."""


class Page(NamedTuple):
    """The body of an answer, as it is and compressed."""

    body: bytes
    packed: bytes
    """Empty if that saves nothing."""
    tag: str
    """Changes whenever the body does."""

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return len(self.body) + len(self.packed)


def page(body: bytes) -> Page:
    """A body made ready; the costly part, so not for the event loop."""
    packed = gzip.compress(body, 6, mtime=0) if len(body) >= WORTH_IT else b""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed if len(packed) < len(body) * 0.9 else b"", tag)


def show(
    request: Request, found: Page, cache: str = "no-cache", media_type: str = "application/json"
) -> Response:
    """A page for a browser, or the word that what it has is still right."""
    headers = {"Cache-Control": cache, "ETag": found.tag, "Vary": "Accept-Encoding"}
    known = [tag.strip().removeprefix("W/") for tag in _words(request, "if-none-match")]
    if found.tag in known:
        return Response(status_code=304, headers=headers)
    accepted = [word.split(";")[0].strip().lower() for word in _words(request, "accept-encoding")]
    if found.packed and "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=media_type)
    return Response(found.body, headers=headers, media_type=media_type)


def _words(request: Request, header: str) -> list[str]:
    return request.headers.get(header, "").split(",")


class Shelf:
    """The pages asked for last, and those being made, each once however many ask."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._pages: OrderedDict[Hashable, Page] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Page]] = {}
        self.bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pages

    def __len__(self) -> int:
        return len(self._pages)

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Page]]) -> Page:
        """The page of a key; made if it is not there."""
        if key in self._pages:
            self._pages.move_to_end(key)
            return self._pages[key]
        if key not in self._making:
            task = asyncio.ensure_future(self._make(key, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        # Others may wait for the same page when whoever asked first is gone.
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Page]]) -> Page:
        found = await make()
        if found.size <= self._most:
            self._pages[key] = found
            self.bytes += found.size
        while self.bytes > self._most:
            self.bytes -= self._pages.popitem(last=False)[1].size
        return found
