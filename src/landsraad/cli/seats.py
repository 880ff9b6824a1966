"""Who sits where: reading ``--seats`` and making the bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from landsraad import GameInfo, bots
from landsraad.cli.words import Complaint, listed
from landsraad.core.bots import Bot

HUMAN = "human"
DEFAULT_BOT = "greedy"


def read_seats(text: str | None, info: GameInfo) -> tuple[str, ...]:
    """The words of the seats: ``human,greedy`` as given, or one human and bots for a number."""
    if text is None:
        return one_human(info.default_seats)
    if text.strip().isdigit():
        number = int(text)
        if number not in info.seats:
            raise _wrong_number(info, number)
        return one_human(number)
    words = _split(text)
    check_seats(words, info)
    return words


def _split(text: str) -> tuple[str, ...]:
    """The words between commas; ``noise=0.1`` is one more setting of the bot before it."""
    words: list[str] = []
    for word in map(str.strip, text.split(",")):
        if words and ":" in words[-1] and "=" in word and ":" not in word:
            words[-1] += f",{word}"
        else:
            # What follows a colon may be a file, a class or a program: its letters matter.
            kind, colon, rest = word.partition(":")
            words.append(f"{kind.lower() if kind.lower() in bots.NAMES else kind}{colon}{rest}"
                         if colon else word.lower())  # fmt: skip
    return tuple(words)


def check_seats(words: Sequence[str], info: GameInfo) -> None:
    """Raise Complaint or InvalidSetup for a word that names nobody, or for a wrong number."""
    known = (HUMAN, *bots.NAMES, *bots.installed())
    for word in words:
        if ":" not in word and word not in known:
            raise Complaint(f"a seat is {listed(known, 'or')}, not {word!r}")
        if word != HUMAN:
            bots.check(word)
    if len(words) not in info.seats:
        raise _wrong_number(info, len(words))


def one_human(number: int) -> tuple[str, ...]:
    """One human and bots for the other seats."""
    return (HUMAN, *[DEFAULT_BOT] * (number - 1))


def make_bots(words: Sequence[str], seed: int, choices: int) -> list[Bot | None]:
    """A bot for each seat that is not a human's; the same game gets the same bots."""
    return [
        None if word == HUMAN else bots.make(word, bot_seed(seed, seat, choices))
        for seat, word in enumerate(words)
    ]


def bot_seed(seed: int, seat: int, choices: int) -> int:
    """A seed of a bot's own, unlike the stream of the game's chance."""
    return Random(f"bot {seed} {seat} {choices}").getrandbits(53)


def _wrong_number(info: GameInfo, number: int) -> Complaint:
    return Complaint(f"{info.title} is played by {info.players}, not {number}")
