"""``landsraad rules``: the numbered rules of a game, whole or in parts."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from landsraad import GameInfo
from landsraad.cli.words import Complaint
from landsraad.core import registry

_HEAD = re.compile(r"##+ (\d+(?:\.\d+)*) (.+)")
_RULE = re.compile(r"- \*\*(\d+(?:\.\d+)*)\*\* (.+)")


@dataclass(frozen=True, slots=True)
class Passage:
    """A chapter (``4``), a section (``4.2``) or a rule (``4.2.1``) with its title or text."""

    number: str
    text: str

    @property
    def depth(self) -> int:
        """1 for a chapter, 2 for a section, 3 for a rule."""
        return self.number.count(".") + 1

    @property
    def line(self) -> str:
        """The passage on one line."""
        return f"{self.number} {self.text}"


@cache
def passages(path: Path) -> tuple[Passage, ...]:
    """All chapters, sections and rules of a rulebook in order."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = _HEAD.fullmatch(line) or _RULE.fullmatch(line)
        if match:
            found.append(Passage(match[1], match[2]))
    return tuple(found)


def chapters(info: GameInfo) -> list[str]:
    """The titles of the chapters."""
    return [passage.line for passage in passages(info.rulebook) if passage.depth == 1]


def lookup(info: GameInfo, number: str) -> list[Passage]:
    """The passages under a number, ``IMP 4.2`` or ``4.2``; raises Complaint if there are none."""
    wanted = re.sub(rf"^{info.prefix}\s*", "", number.strip(), flags=re.IGNORECASE).rstrip(".")
    found = [
        passage
        for passage in passages(info.rulebook)
        if passage.number == wanted or passage.number.startswith(f"{wanted}.")
    ]
    if not wanted or not found:
        last = passages(info.rulebook)[-1].number.split(".")[0]
        raise Complaint(
            f"{info.title} has no rule {number.strip()!r}; its chapters are 1 to {last}"
        )
    return found


def rule_text(info: GameInfo, number: str) -> str:
    """The text of one rule, or nothing if the number names none."""
    try:
        return lookup(info, number)[0].text if number else ""
    except Complaint:
        return ""


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "rules", help="the numbered rules", description="Print the rules of a game."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "number", metavar="NUMBER", nargs="*", help="a chapter (4), a section (4.2) or a rule"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print everything, or what a number names."""
    info = registry.info(args.game)
    wanted = " ".join(args.number)
    shown = lookup(info, wanted) if wanted else list(passages(info.rulebook))
    if not wanted:
        print(f"The rules of {info.title}. Cite a rule as {info.prefix} and its number.")
    for place, passage in enumerate(shown):
        if passage.depth < 3 and (place or not wanted):
            print()
        print(passage.line)
    return 0
