"""A private word between some seats of a table: for a few minutes, and kept nowhere.

The game says which of its events opens one (`GameInfo.confides`). What is said goes to the lines of
those seats alone; it is neither stored nor logged, and nobody who comes later can read it.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

from landsraad import Game
from landsraad.core.events import Event
from landsraad.table.connection import Connection, Refusal
from landsraad.table.oldgame import older
from landsraad.table.wire import Confided, Whispered

SECONDS = 180.0
"""How long partners may confer."""


class Cone:
    """The cones of silence of a table that are open."""

    __slots__ = ("_connections", "_until", "seconds")

    def __init__(self, connections: Collection[Connection], seconds: float = SECONDS) -> None:
        self._connections, self.seconds = connections, seconds
        self._until: dict[tuple[int, ...], float] = {}

    def heed(self, game: Game, events: Iterable[Event]) -> None:
        """Open one if something has just happened that asks for it."""
        confides = game.info.confides
        if confides is None or older(game) is not None:
            return
        for event in events:
            seats = confides(game.state, event)
            if seats:
                self._until[seats] = time.monotonic() + self.seconds
                for connection in self._among(seats):
                    self.greet(connection)

    def greet(self, connection: Connection) -> None:
        """Tell somebody of an open cone how much time is left."""
        seats = self._of(connection.seat)
        if seats:
            left = self._until[seats] - time.monotonic()
            connection.send(Confided(list(seats), round(left, 1)))

    def whisper(self, seat: int, words: str) -> None:
        """Say something to the partners; refused where no cone is open."""
        seats = self._of(seat)
        if not seats:
            raise Refusal("cone", "no cone of silence is open", "")
        self.pass_on(seat, words)

    def pass_on(self, seat: int, words: str) -> None:
        """Send what a seat has said to the lines of its partners here."""
        seats = self._of(seat)
        for connection in self._among(seats) if seats else ():
            connection.send(Whispered(seat, words))

    def _among(self, seats: tuple[int, ...]) -> list[Connection]:
        return [one for one in self._connections if one.seat is not None and one.seat in seats]

    def _of(self, seat: int | None) -> tuple[int, ...]:
        """The seats of the open cone that a seat is in; nothing where there is none."""
        now = time.monotonic()
        for seats, until in list(self._until.items()):
            if until <= now:
                del self._until[seats]
            elif seat is not None and seat in seats:
                return seats
        return ()
