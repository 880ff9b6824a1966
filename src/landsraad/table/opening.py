"""New tables: from a setup, from a replay, or from a position of another table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from landsraad import InvalidReplay, InvalidSetup, Replay, bots
from landsraad.core import registry
from landsraad.table.acts_table import BOT_NAMES, plain
from landsraad.table.connection import Refusal
from landsraad.table.lobby import Lobby
from landsraad.table.origin import (
    Origin,
    Sample,
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
from landsraad.table.wire import Fork, NewSeat, NewTable, Opened, SeatLink


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a new table begins, who sits at it, and how fast its bots are."""

    origin: Origin
    seats: Sequence[NewSeat]
    pace: str
    forked_from: str | None = None


async def open_table(lobby: Lobby, order: NewTable) -> Opened:
    """Open a table; raises Refusal for a setup that cannot be."""
    try:
        if order.replay is not None:
            origin = await asyncio.to_thread(_from_replay, order.replay, order.at)
        else:
            origin = _from_setup(order)
        return await _open(lobby, Plan(origin, order.seats, order.pace))
    except (InvalidSetup, InvalidReplay, TypeError) as error:
        raise Refusal("setup", str(error)) from None


def _from_setup(order: NewTable) -> Origin:
    info = registry.info(order.game)
    seed = new_seed() if order.seed is None else _read_seed(order.seed)
    origin = Origin(info.name, info.version, len(order.seats), seed, order.options)
    registry.new(info.name, len(order.seats), seed, **order.options)
    return origin


def _read_seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise InvalidSetup("a seed is a whole number")
    return int(text)


def _from_replay(text: str, at: int | None) -> Origin:
    replay = Replay.from_json(text)
    replay.play()
    if at is not None and not 0 <= at <= len(replay.actions):
        raise InvalidReplay(f"the replay has {len(replay.actions)} choices; there is no {at}")
    return Origin.of(replay, at)


async def fork_table(lobby: Lobby, room: Room, order: Fork) -> Opened:
    """Open a table at a position of another one."""
    at = room.number if order.at is None else order.at
    if not 0 <= at <= room.number:
        raise Refusal("setup", f"the game has {room.number} choices; there is no {at}")
    origin = _fork_of_past(room, at) if room.row.ended else _fork_of_guess(room, at, order.secret)
    try:
        return await _open(lobby, Plan(origin, order.seats, order.pace, room.name))
    except (InvalidSetup, InvalidReplay) as error:
        raise Refusal("setup", str(error)) from None


def _fork_of_past(room: Room, at: int) -> Origin:
    choices = room.game.actions[:at]
    if room.origin.sample is not None:
        return msgspec.structs.replace(room.origin, after=choices)
    return msgspec.structs.replace(room.origin, actions=choices)


def _fork_of_guess(room: Room, at: int, secret: str | None) -> Origin:
    """From what a seat knew: everything else is dealt anew."""
    mine = hashed(secret or "")
    seat = next((row.seat for row in room.seats if row.secret_hash == mine), None)
    if seat is None:
        raise Refusal("secret", "a running game is forked from a seat, with its secret")
    if room.origin.sample is not None:
        raise Refusal("setup", "a game that began from a guess is forked when it has ended")
    choices = room.game.actions[:at]
    return msgspec.structs.replace(room.origin, actions=choices, sample=Sample(seat, new_seed()))


async def _open(lobby: Lobby, plan: Plan) -> Opened:
    origin = plan.origin
    if len(plan.seats) != origin.seats:
        raise InvalidSetup(f"this game has {origin.seats} seats, not {len(plan.seats)}")
    length = lobby.services.settings.name_length
    secrets = [new_secret() if seat.kind != "bot" else None for seat in plan.seats]
    rows = [
        _seat(number, seat, secret, length)
        for number, (seat, secret) in enumerate(zip(plan.seats, secrets, strict=True))
    ]
    _make_names_differ(rows)
    people = [row.seat for row in rows if row.kind == "human"]
    spectator, host = new_secret(), None if people else new_secret()
    game = await asyncio.to_thread(origin.start)
    turn = game.decision.seat if game.decision is not None else None
    table = TableRow(
        new_name(), origin.game, to_json(origin), new_salt(), hashed(spectator),
        people[0] if people else None, host and hashed(host), plan.pace, now(), plan.forked_from,
        ended="over" if game.over else "",
        bot_due=turn is not None and rows[turn].kind == "bot",
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
    taken: set[str] = set()
    for row in rows:
        name, count = row.name, 2
        while row.name.casefold() in taken:
            row.name, count = f"{name} {count}", count + 1
        taken.add(row.name.casefold())
