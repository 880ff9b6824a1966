"""Small English for the terminal."""

from __future__ import annotations

from landsraad.core.words import listed as listed


class Complaint(ValueError):
    """Something the user asked for cannot be; the message is one clear line."""


def plural(amount: int, noun: str) -> str:
    """``1 troop``, ``2 troops``."""
    return f"{amount} {noun}{'' if amount == 1 else 's'}"


def sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def plain(text: str) -> str:
    """The text as it is compared: small letters, single spaces, no underscores."""
    return " ".join(text.casefold().replace("_", " ").split())


def one_line(error: BaseException) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split())


def lines(error: BaseException) -> str:
    """What an error says, line by line, each without needless blanks but those it starts with."""
    return "\n".join(
        line[: len(line) - len(line.lstrip())] + " ".join(line.split())
        for line in str(error).splitlines()
    )
