"""What a visitor may do with the table: talk, seats, pace, pause, the end."""

from __future__ import annotations

import unicodedata
from typing import Any

from landsraad import bots
from landsraad.table.acts_play import own_seat
from landsraad.table.connection import Connection, Refusal
from landsraad.table.names import RESERVED, taken, without_blanks
from landsraad.table.notices import BadAddress, check_url, resolve
from landsraad.table.origin import hashed, new_secret
from landsraad.table.room import Room
from landsraad.table.store import SeatRow
from landsraad.table.thinking import STAND_IN
from landsraad.table.wire import (
    Abandon,
    Emote,
    Express,
    Hurry,
    Invitation,
    PassHost,
    Pause,
    Rename,
    Say,
    SetHook,
    SetPace,
    SetSeat,
    StandIn,
    Whisper,
)

BOT_NAMES = ("Amaro", "Belit", "Corvin", "Dasha", "Elko", "Firuz")
"""What bots are called by their seat."""


TABLE, SPECTATOR = RESERVED
VACATED = {"stand_in": False, "hook": None, "share": None}
"""A seat that changes hands keeps nothing of whoever held it."""
NO_WISH: dict[str, Any] = {"undo_by": None, "undo_target": None, "undo_agreed": "[]"}
"""Nobody asks to take anything back: who agreed may not be there any more."""


def plain(text: str, length: int) -> str:
    """Words of a visitor without control and direction marks, in one line, not too long."""
    kept = "".join(
        " " if letter in "\n\r\t" else letter
        for letter in unicodedata.normalize("NFC", without_blanks(text))
        if letter in "\n\r\t\u200d" or unicodedata.category(letter)[0] != "C"
    )
    return " ".join(kept.split())[:length]


def must_host(connection: Connection) -> None:
    """Refuse what only the host may do."""
    if not connection.host:
        raise Refusal("not_host", "only the host can do this")


def must_last(room: Room) -> None:
    """Refuse what makes no sense after the end."""
    if room.row.ended:
        raise Refusal("ended", "the game has ended")


async def say(room: Room, connection: Connection, message: Say) -> None:
    """Chat."""
    words = plain(message.text, room.services.settings.chat_length)
    if not words:
        raise Refusal("chat", "there is nothing to say")
    await _speak(room, connection.seat, words)


async def whisper(room: Room, connection: Connection, message: Whisper) -> None:
    """A word to one's partners in a cone of silence, which nobody else ever reads."""
    seat, words = own_seat(connection), plain(message.text, room.services.settings.chat_length)
    if not words:
        raise Refusal("chat", "there is nothing to say")
    room.cone.whisper(seat, words)
    await room.services.store.announce(f"whisper {room.name} {seat} {words}")


async def express(room: Room, connection: Connection, message: Express) -> None:
    """An emote, kept and shown as a line of chat."""
    await _speak(room, connection.seat, "", message.emote)


async def tell(room: Room, words: str) -> None:
    """Say something in the name of the table, kept with the chat; nobody else may be called so."""
    line = await room.services.store.say(room.name, None, TABLE, words)
    await room.talk.pass_on(line)


async def _speak(room: Room, seat: int | None, words: str, emote: Emote | None = None) -> None:
    name = SPECTATOR if seat is None else room.seats[seat].name
    line = await room.services.store.say(room.name, seat, name, words, emote)
    await room.talk.pass_on(line)


async def rename(room: Room, connection: Connection, message: Rename) -> None:
    """A new name for one's own seat."""
    seat = own_seat(connection)
    name = plain(message.name, room.services.settings.name_length)
    async with room.lock:
        others = [*RESERVED, *(row.name for row in room.seats if row.seat != seat)]
        if not name or taken(name, others):
            raise Refusal("name", "this name is empty, taken, or looks like one that is")
        await room.change(seat=seat, seat_values={"name": name})


async def stand_in(room: Room, connection: Connection, message: StandIn) -> None:
    """Let a bot play one's own seat for a while."""
    seat = own_seat(connection)
    async with room.lock:
        must_last(room)
        if room.seats[seat].stand_in == message.on:
            return
        await room.change(seat=seat, seat_values={"stand_in": message.on})
    name = room.seats[seat].name
    await tell(room, f"A bot plays for {name}." if message.on else f"{name} plays again.")


async def set_seat(room: Room, connection: Connection, message: SetSeat) -> None:
    """Give a seat to a bot, or open it with a new secret for the host to pass on."""
    must_host(connection)
    seat = message.seat
    if seat not in range(len(room.seats)):
        raise Refusal("seat", f"there is no seat {seat}")
    if seat == connection.seat:
        raise Refusal("seat", "a host cannot give away their own seat; let a bot stand in")
    async with room.lock:
        must_last(room)
        if message.kind == "bot":
            bot = message.bot or STAND_IN
            if bot not in bots.NAMES:
                raise Refusal("seat", f"there is no bot {bot[:40]!r}")
            values: dict[str, Any] = {
                "kind": "bot", "bot": bot, "name": bot_name(room, seat), "secret_hash": None
            }  # fmt: skip
            secret = None
        else:
            secret = new_secret()
            values = {
                "kind": "open", "bot": None, "name": f"Seat {seat + 1}",
                "secret_hash": hashed(secret),
            }  # fmt: skip
        before = room.seats[seat]
        await room.change(NO_WISH, seat=seat, seat_values=values | VACATED)
        if secret is not None:
            connection.send(Invitation(seat, secret))
    await tell(room, _moved(before, room.seats[seat]))


def _moved(before: SeatRow, after: SeatRow) -> str:
    """What the host did to a seat, for everybody to read."""
    left = f"{before.name} leaves seat {before.seat + 1}" if before.kind == "human" else ""
    if after.kind == "bot":
        came = f"the bot {after.name} ({after.bot}) plays seat {after.seat + 1}"
    else:
        came = f"seat {after.seat + 1} is open again, by a new link"
    return f"The host has changed a seat: {left + ', and ' if left else ''}{came}."


def bot_name(room: Room, seat: int) -> str:
    """A name for a bot that nobody else has."""
    others = [row.name for row in room.seats if row.seat != seat]
    names = (*BOT_NAMES[seat:], *BOT_NAMES)
    return next((name for name in names if not taken(name, others)), f"Bot {seat + 1}")


async def set_pace(room: Room, connection: Connection, message: SetPace) -> None:
    """How fast bots answer."""
    must_host(connection)
    async with room.lock:
        await room.change({"pace": message.pace})


async def hurry(room: Room, connection: Connection, message: Hurry) -> None:
    """Let the bots answer at once for a moment; the bots may be run by another process."""
    must_host(connection)
    room.hurry()
    await room.services.store.announce(f"hurry {room.name}")


async def pass_host(room: Room, connection: Connection, message: PassHost) -> None:
    """Hand the role of the host to a person at another seat."""
    must_host(connection)
    seat = message.seat
    async with room.lock:
        people = [row.seat for row in room.seats if row.kind == "human"]
        if seat not in people or seat == connection.seat:
            raise Refusal("seat", "the host's role goes to another seat that a person holds")
        await room.change({"host_seat": seat, "host_hash": None})


async def pause(room: Room, connection: Connection, message: Pause) -> None:
    """Stop bots and choices, or go on."""
    must_host(connection)
    async with room.lock:
        must_last(room)
        await room.change({"paused": message.on})


async def abandon(room: Room, connection: Connection, message: Abandon) -> None:
    """End the game without a result."""
    must_host(connection)
    async with room.lock:
        must_last(room)
        await room.change({"ended": "abandoned", "bot_due": False})


async def set_hook(room: Room, connection: Connection, message: SetHook) -> None:
    """A webhook for one's own turns; an address that is not public is refused at once."""
    seat = own_seat(connection)
    url = message.url.strip()
    if url:
        try:
            await resolve(check_url(url), private=room.services.settings.private_webhooks)
        except BadAddress as error:
            raise Refusal("hook", str(error)) from None
    async with room.lock:
        await room.change(seat=seat, seat_values={"hook": url or None})
