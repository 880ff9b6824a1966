"""Reading a choice: a number, notation, the beginning of either wording, or its words."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad import Option
from landsraad.cli.words import plain

COMMANDS = {
    "undo": ("", "take back your last choice"),
    "why": ("WORDS", "why something is not possible now"),
    "look": ("WORDS", "what there is, by its name"),
    "log": ("[N]", "the last lines of the story"),
    "rules": ("[NUMBER]", "the chapters of the rules, or one passage of them"),
    "save": ("[FILE]", "keep the game"),
    "hint": ("", "what the mentat would choose, with win chances"),
    "options": ("", "show the question and its options again"),
    "help": ("", "this list"),
    "quit": ("", "keep the game and leave"),
}
"""The commands with what may follow them and what they do."""
_SHORT = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "o": "options", "l": "look"}


def read_command(text: str) -> tuple[str, str] | None:
    """The command a text starts with and the rest, or None if it is a choice."""
    first, _, rest = text.partition(" ")
    first = first.lower()
    command = _SHORT.get(first, first)
    return (command, rest.strip()) if command in COMMANDS else None


def read_choice(text: str, options: Sequence[Option]) -> list[Option]:
    """The options that a text may mean: one if it is clear, none if it means nothing."""
    if text.isdigit():
        number = int(text)
        return [options[number - 1]] if 1 <= number <= len(options) else []
    wanted = plain(text)
    if not wanted:
        return []
    wordings = [(option, (plain(option.notation), plain(option.text))) for option in options]
    exact = [option for option, words in wordings if wanted in words]
    if exact:
        return exact
    begun = [option for option, words in wordings if any(w.startswith(wanted) for w in words)]
    if begun:
        return begun
    pieces = set(wanted.split())
    return [
        option for option, words in wordings if any(pieces <= _pieces(wording) for wording in words)
    ]


def _pieces(wording: str) -> set[str]:
    return {word.strip(".,:;()") for word in wording.split()}
