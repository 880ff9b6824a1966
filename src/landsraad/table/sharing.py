"""Joint deals: the seed comes from the server's sealed part and a share of everybody who plays.

The server promises its part before it has seen a share, and nobody who gives one knows that part.
So neither the server nor a player can choose the deal.
"""

from __future__ import annotations

import re

from landsraad.table.acts_table import must_host, must_last, tell
from landsraad.table.connection import Connection, Refusal
from landsraad.table.origin import to_json
from landsraad.table.room import Room
from landsraad.table.tableau import bot_for, waits_for
from landsraad.table.wire import Begin

_SHARE = re.compile(r"[0-9a-f]{32}|")


def check_share(share: str) -> None:
    """Refuse anything that a share cannot be; whoever gives none sends nothing."""
    if not _SHARE.fullmatch(share):
        raise Refusal("bad_message", "a share is 32 hexadecimal digits")


async def contribute(room: Room, seat: int, share: str) -> None:
    """Keep what a seat gives to the deal; the first counts, and the last one lets it be dealt."""
    if room.origin.dealt:
        return
    async with room.lock:
        if seat not in waits_for(room.origin, room.seats):
            return
        await room.change(seat=seat, seat_values={"share": share})
    await deal_if_ready(room)


async def deal_if_ready(room: Room) -> None:
    """Deal, if everybody has come."""
    async with room.lock:
        if not room.origin.dealt and not room.row.ended and not waits_for(room.origin, room.seats):
            await _deal(room)


async def begin(room: Room, connection: Connection, message: Begin) -> None:
    """Deal without those who have not come, which everybody is told."""
    must_host(connection)
    async with room.lock:
        must_last(room)
        if room.origin.dealt:
            raise Refusal("begun", "the cards have been dealt")
        late = waits_for(room.origin, room.seats)
        await _deal(room)
    names = ", ".join(str(seat + 1) for seat in late)
    await tell(room, f"The host has begun. No share of the deal came from: {names}.")


async def _deal(room: Room) -> None:
    """Fix the deal: stored first, then told."""
    shares = [row.share or "" if row.kind == "human" else "" for row in room.seats]
    after = room.origin.with_shares(shares)
    decision = after.start().decision
    due = decision is not None and bot_for(room.seats[decision.seat]) is not None
    await room.services.store.deal(room.name, room.row.origin, to_json(after), due)
    await room.refresh()
