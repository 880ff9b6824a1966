"""The games of a match on a Ray cluster, if Ray is installed."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from landsraad.arena.pools import AHEAD, Pool
from landsraad.arena.referee import Result, play_game
from landsraad.arena.schedule import Match
from landsraad.core import registry
from landsraad.core.decisions import InvalidSetup

LOCAL = "local"
"""The address that stands for a Ray of our own on this machine."""
FOUND = "auto"
"""The address that stands for the Ray that runs on this machine already."""
MISSING = "a cluster needs Ray: pip install 'landsraad[ray]'"
STORE_BYTES = 80 << 20
"""Results are small; this is about the least that Ray accepts."""

KNOCK_SECONDS = 5.0


def available() -> bool:
    """Whether Ray is installed."""
    return find_spec("ray") is not None


def _knock(address: str) -> None:
    """Raise InvalidSetup if nobody listens at an address: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise InvalidSetup(f"the address of a cluster is HOST:PORT or {FOUND}, not {address!r}")
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise InvalidSetup(f"no Ray cluster at {address}: {error}") from None


@contextmanager
def cluster(address: str = LOCAL, workers: int | None = None) -> Iterator[Pool]:
    """A Ray cluster: one started here and ended afterwards, or the one at an address.

    ``workers`` is how many games are played side by side: as many as there are cores unless told
    otherwise. Raises InvalidSetup if Ray is missing or nobody answers.
    """
    if not available():
        raise InvalidSetup(MISSING)
    if address not in (LOCAL, FOUND):
        _knock(address)
    ray: Any = import_module("ray")
    # Ray reports how it is used to its makers unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE_BYTES}
    try:
        ray.init(address, logging_level="error", **(own if address == LOCAL else {}))
    except (ConnectionError, RuntimeError, ValueError) as error:
        words = " ".join(str(error).split())
        raise InvalidSetup(f"no Ray cluster at {address}: {words}") from None
    pool = Cluster(workers or int(ray.cluster_resources().get("CPU", 1)))
    try:
        yield pool
    finally:
        pool.cancel()
        ray.shutdown()


class Cluster:
    """The cluster that this process is connected to."""

    def __init__(self, workers: int) -> None:
        self._ray: Any = import_module("ray")
        self._play = self._ray.remote(play_same_rules)
        self._waiting: list[Any] = []
        self.ahead = AHEAD * workers

    def submit(self, match: Match, number: int) -> Callable[[], Result]:
        """Hand out the game of a number."""
        rules = registry.info(match.game).version
        promised = self._play.remote(match, number, rules)
        self._waiting.append(promised)

        def wait() -> Result:
            result: Result = self._ray.get(promised)
            self._waiting.remove(promised)
            return result

        return wait

    def cancel(self) -> None:
        """Call off what nobody has waited for."""
        for promised in self._waiting:
            self._ray.cancel(promised)
        self._waiting.clear()


def play_same_rules(match: Match, number: int, rules: str) -> Result:
    """Play a game where the cluster likes; raises InvalidSetup if another version is there."""
    found = registry.info(match.game).version
    if found != rules:
        raise InvalidSetup(f"the cluster plays rules {found!r} of {match.game}, not {rules!r}")
    return play_game(match, number)
