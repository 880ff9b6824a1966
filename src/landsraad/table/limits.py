"""How much one visitor may ask of the server."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


def account(address: str) -> str:
    """On whose account an address asks: one house has a whole /64 of IPv6 addresses."""
    try:
        found = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """Tokens that refill steadily: a number at once, a number each second."""

    __slots__ = ("_clock", "_size", "_speed", "_then", "_tokens")

    def __init__(self, per_second: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._speed, self._size, self._clock = per_second, burst, clock
        self._tokens, self._then = burst, clock()

    def _fill(self) -> None:
        moment = self._clock()
        self._tokens = min(self._size, self._tokens + (moment - self._then) * self._speed)
        self._then = moment

    def take(self, cost: float = 1.0) -> bool:
        """Take this number of tokens if there are enough."""
        self._fill()
        if self._tokens < min(cost, self._size):
            return False
        self._tokens -= cost
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._speed) if self._speed else 0.0


class Accounts:
    """A bucket for each address; those not heard of for the longest are forgotten."""

    REMEMBERED = 10_000

    def __init__(self, per_second: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._speed, self._burst, self._clock = per_second, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, payer: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(payer)
        if bucket is None:
            bucket = self._buckets[payer] = Bucket(self._speed, self._burst, self._clock)
            if len(self._buckets) > self.REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(payer)
        return bucket

    def take(self, payer: str, cost: float = 1.0) -> bool:
        """Whether an address can pay; always if nothing is ever refilled, which means no limit."""
        return not self._speed or self.of(payer).take(cost)


class Visitors:
    """What each address has open, has made of late, and has cost."""

    def __init__(self, sockets: int, tables_per_minute: float, work_per_second: float = 0) -> None:
        self._limit = sockets
        self._open: Counter[str] = Counter()
        self._makers = Accounts(tables_per_minute / 60, max(1.0, tables_per_minute))
        self._work = Accounts(work_per_second, work_per_second * BURST_SECONDS)

    def enter(self, address: str) -> bool:
        """Count a socket; False if the address has too many."""
        payer = account(address)
        if self._limit and self._open[payer] >= self._limit:
            return False
        self._open[payer] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket has closed."""
        payer = account(address)
        self._open[payer] -= 1
        if self._open[payer] <= 0:
            del self._open[payer]

    def may_open_table(self, address: str) -> bool:
        """Whether an address may make one more table now."""
        return self._makers.take(account(address))

    def may_cost(self, address: str, cost: float) -> bool:
        """Whether an address may cause this many milliseconds of work now."""
        return self._work.take(account(address), cost)


BURST_SECONDS = 20.0
"""Whoever has been quiet for so long has all of it in reserve."""
