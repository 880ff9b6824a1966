"""What happened, for logs and tables: each event says what everybody may know of it."""

from __future__ import annotations

from typing import Any

from landsraad.core.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened to one seat (or rival); -1 for the table itself.

    ``public`` is open to all; ``secret`` only to the seats whose bits are set in ``eyes``, and is
    None for the others.
    """

    __slots__ = ("eyes", "kind", "public", "seat", "secret")

    def __init__(
        self,
        kind: str,
        seat: int,
        public: tuple[Any, ...] = (),
        secret: tuple[Any, ...] | None = None,
        eyes: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.public = public
        self.secret = secret
        self.eyes = eyes

    def _values(self) -> tuple[object, ...]:
        return self.kind, self.seat, self.public, self.secret, self.eyes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        return f"Event{self._values()!r}"

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        if self.secret is None or (seat is not None and self.eyes >> seat & 1):
            return self
        return Event(self.kind, self.seat, self.public)
