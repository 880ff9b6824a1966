"""Where lines go and answers come from: plain text, or Rich where the terminal has colours."""

from __future__ import annotations

import os
import pydoc
import sys
from shutil import get_terminal_size
from textwrap import wrap
from time import sleep
from types import ModuleType

from rich.console import Console
from rich.text import Text

BLANK_LINES = 40
"""How many empty lines push the last player's secrets out of sight where nothing can be cleared."""
PAUSE = 0.5
"""Seconds between the turns of bots."""
NARROWEST = 20
HANGING = 2
"""How much further the second line of an indented text begins."""
STYLES = {
    "title": "bold yellow",
    "name": "bold",
    "number": "bold cyan",
    "faint": "dim",
    "warning": "yellow",
}

Part = str | tuple[str, str]
"""A piece of a line: its text, or its text and the name of its style."""


def plain_wanted(asked: bool) -> bool:
    """Whether to write plain lines: asked for, no terminal, or colours refused."""
    return bool(
        asked
        or not sys.stdout.isatty()
        or os.environ.get("NO_COLOR")
        or os.environ.get("TERM") == "dumb"
    )


def wrapped(line: str) -> list[str]:
    """A line broken to the width of the terminal, later parts a little further in.

    Where there is no terminal it stays whole: whoever reads it may search or break it as it is.
    """
    words = line.lstrip()
    indent = len(line) - len(words)
    if not sys.stdout.isatty():
        return [line]
    hanging = " " * (indent + HANGING if indent else 0)
    width = max(get_terminal_size().columns, NARROWEST)
    return wrap(words, width, initial_indent=" " * indent, subsequent_indent=hanging) or [""]


def paged(lines: list[str]) -> None:
    """Print many lines, a screen at a time where there is a terminal."""
    broken = [part for line in lines for part in wrapped(line)]
    text = "\n".join(broken) + "\n"
    if sys.stdout.isatty() and len(broken) >= get_terminal_size().lines:
        pydoc.pager(text)
    else:
        print(text, end="")


class Screen:
    """Writes lines and reads answers. A line is never a drawing: a screen reader can read it."""

    def __init__(self, *, plain: bool = True, fast: bool = True) -> None:
        self.plain = plain
        self.fast = fast
        # A terminal that lacks a letter gets a question mark, not an error.
        if reconfigure := getattr(sys.stdout, "reconfigure", None):
            reconfigure(errors="replace")
        self._console = Console(highlight=False, emoji=False, markup=False)
        self._readline = _line_editor() if sys.stdin.isatty() else None

    def say(self, *parts: Part, indent: int = 0) -> None:
        """Write a line made of pieces."""
        if self.plain:
            words = "".join(part if isinstance(part, str) else part[0] for part in parts)
            print("\n".join(wrapped(" " * indent + words)))
            return
        styled = [part if isinstance(part, str) else (part[0], STYLES[part[1]]) for part in parts]
        text, hanging = Text.assemble(*styled), indent + HANGING if indent else 0
        for line in text.wrap(self._console, max(self._console.width - hanging, 20)) or [Text()]:
            line.rstrip()
            self._console.print(Text(" " * indent) + line, soft_wrap=True)
            indent = hanging

    def lines(self, lines: list[str]) -> None:
        """Write several lines; spaces before a line indent it."""
        for line in lines:
            words = line.lstrip()
            self.say(words, indent=len(line) - len(words))

    def command(self, words: str) -> None:
        """Write a command line on one line, however long, so that it can be copied."""
        print(f"  {words}")

    def title(self, text: str) -> None:
        """Write a heading, with an empty line before it."""
        self.say()
        self.say((text, "title"))

    def ask(self, prompt: str) -> str:
        """Read a line; raises EOFError at the end of the input."""
        answer = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            # Nobody typed this, so nobody saw it.
            print(answer)
        return answer

    def pause(self) -> None:
        """Give a watching person time to read."""
        if not self.fast and not self.plain:
            sleep(PAUSE)

    def clear(self) -> None:
        """Hide everything written so far, typed answers included."""
        if self._readline is not None:
            self._readline.clear_history()
        if self.plain:
            print("\n" * BLANK_LINES, end="")
        else:
            self._console.clear()
            # The lines that have scrolled away, too.
            self._console.file.write("\x1b[3J")


def _line_editor() -> ModuleType | None:
    """The module that lets `input` edit a line, where there is one."""
    try:
        import readline
    except ImportError:
        return None
    return readline
