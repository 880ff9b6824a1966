"""How much one visitor may ask of the server."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Tokens that refill steadily: so many at once, so many a second."""

    __slots__ = ("_clock", "_size", "_speed", "_then", "_tokens")

    def __init__(self, per_second: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._speed, self._size, self._clock = per_second, burst, clock
        self._tokens, self._then = burst, clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        moment = self._clock()
        self._tokens = min(self._size, self._tokens + (moment - self._then) * self._speed)
        self._then = moment
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Visitors:
    """How many sockets each address has open, and how many tables it has made of late."""

    REMEMBERED = 10_000

    def __init__(self, sockets: int, tables_per_minute: float) -> None:
        self._limit, self._speed = sockets, tables_per_minute / 60
        self._burst = max(1.0, tables_per_minute)
        self._open: Counter[str] = Counter()
        self._makers: OrderedDict[str, Bucket] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Count a socket; False if the address has too many."""
        if self._limit and self._open[address] >= self._limit:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket has closed."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def may_open_table(self, address: str) -> bool:
        """Whether an address may make one more table now."""
        if not self._speed:
            return True
        bucket = self._makers.get(address) or Bucket(self._speed, self._burst)
        self._makers[address] = bucket
        self._makers.move_to_end(address)
        while len(self._makers) > self.REMEMBERED:
            self._makers.popitem(last=False)
        return bucket.take()
