"""Who is next: everybody gets a turn, however much one of them asks for."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Takes turns between addresses, and for each address between its tables."""

    def __init__(self) -> None:
        self._payers: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._counts: dict[str, int] = {}
        self._total = 0

    def __len__(self) -> int:
        return self._total

    def waiting(self, payer: str) -> int:
        """How much an address has in the queue."""
        return self._counts.get(payer, 0)

    def put(self, item: Item, payer: str, table: str) -> None:
        """Queue something for a table, on an address's account."""
        tables = self._payers.setdefault(payer, OrderedDict())
        tables.setdefault(table, deque()).append(item)
        self._counts[payer] = self.waiting(payer) + 1
        self._total += 1

    def take(self) -> Item:
        """The next one; the queue must not be empty."""
        payer, tables = self._payers.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._payers[payer] = tables
            self._counts[payer] -= 1
        else:
            del self._counts[payer]
        self._total -= 1
        return item
