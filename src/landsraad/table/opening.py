"""New tables: from a setup, from a replay, or from a position of another table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from landsraad import InvalidSetup, bots
from landsraad.table import desk
from landsraad.table.acts_play import must_be_dealt
from landsraad.table.acts_table import BOT_NAMES, plain
from landsraad.table.connection import Refusal, encode
from landsraad.table.desk import Dealt
from landsraad.table.lobby import Lobby
from landsraad.table.names import RESERVED, taken
from landsraad.table.origin import (
    Origin,
    Sample,
    from_json,
    hashed,
    new_name,
    new_salt,
    new_secret,
    new_seed,
    seed_hash,
    to_json,
)
from landsraad.table.room import Room
from landsraad.table.store import SeatRow, TableRow, now
from landsraad.table.thinking import STAND_IN
from landsraad.table.wire import Chosen, Fork, NewSeat, NewTable, Opened, SeatLink
from landsraad.table.workers import Busy, Died, Failed, Overdue

AT_ONCE = 1024
"""Options of so few bytes are dealt in no time, and need no process of their own."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a new table begins, who sits at it, and how fast its bots are."""

    dealt: Dealt
    seats: Sequence[NewSeat]
    pace: str
    forked_from: str | None = None


async def open_table(lobby: Lobby, order: NewTable, payer: str = "") -> Opened:
    """Open a table; raises Refusal for a setup that cannot be."""
    try:
        if order.replay is not None:
            dealt = await deal(lobby, payer, desk.deal_replay, order.replay, order.at)
        else:
            seed = new_seed() if order.seed is None else _read_seed(order.seed)
            dealt = await _deal_new(lobby, payer, order, seed)
        return await _open(lobby, Plan(dealt, order.seats, order.pace))
    except InvalidSetup as error:
        raise Refusal("setup", str(error)) from None


async def _deal_new(lobby: Lobby, payer: str, order: NewTable, seed: int) -> Dealt:
    alone = all(seat.kind == "bot" for seat in order.seats)
    chosen: Chosen = "" if order.seed is None else "seed"
    joint = order.joint and not chosen and not alone
    setup = (order.game, len(order.seats), seed, order.options, alone, chosen, joint)
    if len(encode(order.options)) > AT_ONCE:
        return await deal(lobby, payer, desk.deal_new, *setup)
    return _checked(await asyncio.to_thread(desk.deal_new, *setup))


def _checked(dealt: Dealt) -> Dealt:
    if dealt.problem:
        raise InvalidSetup(dealt.problem)
    return dealt


async def deal(lobby: Lobby, payer: str, work: Callable[..., Dealt], *parts: Any) -> Dealt:
    """A game that can be opened, tried out in another process and not for long."""
    try:
        run = lobby.services.thinkers.desk.run
        dealt = await run(payer, "", desk.SECONDS, work, *parts)
    except Busy:
        raise Refusal("busy", "there is much to do here; try again in a moment") from None
    except (Overdue, Died):
        raise InvalidSetup("this takes too long to deal") from None
    except Failed:
        raise InvalidSetup("this cannot be dealt") from None
    return _checked(dealt)


def _read_seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise InvalidSetup("a seed is a whole number")
    return int(text)


async def fork_table(lobby: Lobby, room: Room, order: Fork, payer: str = "") -> Opened:
    """Open a table at a position of another one."""
    must_be_dealt(room)
    at = room.number if order.at is None else order.at
    if not 0 <= at <= room.number:
        raise Refusal("setup", f"the game has {room.number} choices; there is no {at}")
    origin = _fork_of_past(room, at) if room.row.ended else _fork_of_guess(room, at, order.secret)
    try:
        dealt = await deal(lobby, payer, desk.deal_origin, to_json(origin))
        return await _open(lobby, Plan(dealt, order.seats, order.pace, room.name))
    except InvalidSetup as error:
        raise Refusal("setup", str(error)) from None


def _fork_of_past(room: Room, at: int) -> Origin:
    choices = room.game.actions[:at]
    if room.origin.sample is not None:
        return msgspec.structs.replace(room.origin, after=choices, chosen="fork", joint=None)
    return msgspec.structs.replace(room.origin, actions=choices, chosen="fork", joint=None)


def _fork_of_guess(room: Room, at: int, secret: str | None) -> Origin:
    """From what a seat knew: everything else is dealt again."""
    mine = hashed(secret or "")
    seat = next((row.seat for row in room.seats if row.secret_hash == mine), None)
    if seat is None:
        raise Refusal("secret", "a running game is forked from a seat, with its secret")
    if room.origin.sample is not None:
        raise Refusal("setup", "a game that began from a guess is forked when it has ended")
    choices = room.game.actions[:at]
    sample = Sample(seat, new_seed())
    return msgspec.structs.replace(
        room.origin, actions=choices, sample=sample, chosen="guess", joint=None
    )


async def _open(lobby: Lobby, plan: Plan) -> Opened:
    origin, turn = from_json(plan.dealt.origin), plan.dealt.turn
    if len(plan.seats) != origin.seats:
        raise InvalidSetup(f"this game has {origin.seats} seats, not {len(plan.seats)}")
    length = lobby.services.settings.name_length
    secrets = [new_secret() if seat.kind != "bot" else None for seat in plan.seats]
    rows = [
        _seat(number, seat, secret, length)
        for number, (seat, secret) in enumerate(zip(_named(plan), secrets, strict=True))
    ]
    _make_names_differ(rows)
    people = [row.seat for row in rows if row.kind == "human"]
    spectator, host = new_secret(), None if people else new_secret()
    table = TableRow(
        new_name(), origin.game, plan.dealt.origin, new_salt(), hashed(spectator),
        people[0] if people else None, host and hashed(host), plan.pace, now(), plan.forked_from,
        ended="over" if plan.dealt.over else "",
        bot_due=origin.dealt and turn is not None and rows[turn].kind == "bot",
    )  # fmt: skip
    await lobby.services.store.create(table, rows)
    lobby.services.metrics.counts["tables_opened"] += 1
    if table.bot_due:
        await lobby.room(table.id)
    links = [
        SeatLink(number, secret, plan.seats[number].kind)
        for number, secret in enumerate(secrets)
        if secret is not None
    ]
    return Opened(table.id, links, spectator, seed_hash(origin.shown_seed, table.salt), host)


def _named(plan: Plan) -> list[NewSeat]:
    """The seats; who has no name is called as in the replay."""
    names = dict(enumerate(plan.dealt.names))
    return [
        seat if seat.name else msgspec.structs.replace(seat, name=names.get(number, ""))
        for number, seat in enumerate(plan.seats)
    ]


def _seat(number: int, seat: NewSeat, secret: str | None, length: int) -> SeatRow:
    bot = None
    if seat.kind == "bot":
        bot = seat.bot or STAND_IN
        if bot not in bots.NAMES:
            raise InvalidSetup(f"unknown bot {bot[:40]!r}; there is {', '.join(bots.NAMES)}")
    name = plain(seat.name, length)
    if not name:
        name = BOT_NAMES[number % len(BOT_NAMES)] if bot else f"Seat {number + 1}"
    return SeatRow(number, seat.kind, name, bot, None if secret is None else hashed(secret))


def _make_names_differ(rows: list[SeatRow]) -> None:
    before: list[str] = [*RESERVED]
    for row in rows:
        name, count = row.name, 2
        while taken(row.name, before):
            row.name, count = f"{name} {count}", count + 1
        before.append(row.name)
