"""A stored table brought to life, under the rules that its game was played by."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from landsraad import Game
from landsraad.table.oldgame import OldGame
from landsraad.table.room import Room, Services
from landsraad.table.store import Entry, SeatRow, TableRow
from landsraad.table.tableau import take_in

if TYPE_CHECKING:
    from landsraad.table.elders import Elder

log = logging.getLogger(__name__)


def load(services: Services, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry]) -> Room:
    """The table after its whole log; raises what keeps our own rules from playing it.

    Our own rules are tried first: if they lead to all the positions that were noted on the way,
    they are the same as far as this game is concerned.
    """
    try:
        room = Room(services, row, seats)
        take_in(room, entries)
        return room
    except Exception as problem:
        for elder in services.elders.of(row.game, row.build):
            if older := _under(elder, services, row, seats, entries):
                return older
        raise problem


def _under(
    elder: Elder, services: Services, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry]
) -> Room | None:
    try:
        game = cast(Game, OldGame.begin(elder, row.id, row.game, row.origin))
        room = Room(services, row, seats, game)
        take_in(room, entries)
    except Exception as error:
        extra = {"table": row.id, "kind": elder.name, "reason": type(error).__name__}
        log.warning("not played by this version either", extra=extra)
        return None
    log.info("played under older rules", extra={"table": row.id, "kind": elder.name})
    return room
