"""Turn notices: webhooks to public HTTPS addresses, and an open hook for anything else."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Coroutine
from typing import Any
from urllib.parse import SplitResult, urlsplit, urlunsplit

import httpx

from landsraad.table.settings import Notice, Settings
from landsraad.table.supervision import end_tasks

log = logging.getLogger(__name__)

TIMEOUT = 5.0
URL_LENGTH = 500
RETRY_AFTER = 2.0
WAITING = 200
"""How many notices may be on their way; more are dropped."""


class BadAddress(ValueError):
    """A webhook that is not called; the message says why."""


def check_url(url: str) -> SplitResult:
    """The parts of a webhook's URL; raises BadAddress for all but plain HTTPS."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("this is not a URL") from None
    if len(url) > URL_LENGTH or not url.isascii() or any(c.isspace() for c in url):
        raise BadAddress("a webhook is a plain URL of at most 500 characters")
    if parts.scheme != "https" or not parts.hostname:
        raise BadAddress("a webhook begins with https://")
    if parts.username or parts.password:
        raise BadAddress("a webhook has no user or password in its URL")
    if port == 0:
        raise BadAddress("a webhook cannot be at port 0")
    return parts


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    found = ipaddress.ip_address(address.split("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        # An IPv4 address in disguise is judged as what it is.
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if found.teredo is not None or found in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def resolve(parts: SplitResult, *, private: bool = False) -> str:
    """The address of a webhook; raises BadAddress if any of its addresses is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("the host of the webhook cannot be found") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise BadAddress("the webhook leads to a private address")
    # Not every server has a way out by IPv6.
    return min(addresses, key=lambda address: ":" in address)


class Notifier:
    """Sends notices in the background; no table waits for it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._trust: ssl.SSLContext | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.sent = self.failed = 0

    def give(self, notice: Notice, url: str | None) -> None:
        """Tell a seat's webhook and all open hooks."""
        work: list[Coroutine[Any, Any, None]] = []
        if url:
            work.append(self._deliver(notice, url))
        work += [self._call(hook, notice) for hook in self._settings.notice_hooks]
        for job in work:
            if len(self._tasks) >= WAITING:
                job.close()
                self.failed += 1
                continue
            task = asyncio.create_task(job)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, hook: Any, notice: Notice) -> None:
        try:
            await hook(notice)
        except Exception:
            log.exception("notice hook failed", extra={"table": notice.table})

    async def _deliver(self, notice: Notice, url: str) -> None:
        for attempt in range(2):
            try:
                await self.post(notice, url)
            except (BadAddress, httpx.HTTPError, OSError) as error:
                # Neither the URL nor its answer is logged: both may hold a secret of its owner.
                log.warning(
                    "webhook failed",
                    extra={"table": notice.table, "seat": notice.seat,
                           "reason": type(error).__name__, "attempt": attempt + 1},
                )  # fmt: skip
                if attempt == 0 and not isinstance(error, BadAddress):
                    await asyncio.sleep(RETRY_AFTER)
                    continue
                self.failed += 1
                return
            self.sent += 1
            return

    async def post(self, notice: Notice, url: str) -> None:
        """Call a webhook once, at the very address that was checked."""
        parts = check_url(url)
        address = await resolve(parts, private=self._settings.private_webhooks)
        host = f"[{address}]" if ":" in address else address
        pinned = parts._replace(netloc=f"{host}:{parts.port or 443}")
        words = f"It is your turn in {notice.title}."
        body = {
            "text": words, "content": words, "table": notice.table, "game": notice.game,
            "seat": notice.seat, "name": notice.name, "address": notice.address,
        }  # fmt: skip
        async with httpx.AsyncClient(
            verify=self._context(), timeout=TIMEOUT, follow_redirects=False, trust_env=False
        ) as client:
            request = client.build_request(
                "POST",
                urlunsplit(pinned._replace(fragment="")),
                json=body,
                headers={"Host": parts.netloc, "User-Agent": "landsraad"},
                extensions={"sni_hostname": parts.hostname},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
        if not answer.is_success:
            raise httpx.HTTPError(f"status {answer.status_code}")

    def _context(self) -> ssl.SSLContext:
        if self._trust is None:
            self._trust = ssl.create_default_context()
            if self._settings.webhook_certificates:
                self._trust.load_verify_locations(self._settings.webhook_certificates)
        return self._trust

    async def close(self) -> None:
        """Give up what is on its way."""
        await end_tasks(self._tasks)
