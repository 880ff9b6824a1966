"""``landsraad rules``: the numbered rules of a game, whole or in parts."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from landsraad import GameInfo
from landsraad.cli.arguments import add_game
from landsraad.cli.menu import MENU
from landsraad.cli.screen import paged
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


def every_passage(info: GameInfo) -> list[Passage]:
    """All passages of a game, those of its modules too."""
    return [passage for path in info.rulebooks for passage in passages(path)]


def chapters(info: GameInfo) -> list[str]:
    """The titles of the chapters."""
    return [passage.line for passage in every_passage(info) if passage.depth == 1]


def lookup(info: GameInfo, number: str) -> list[Passage]:
    """The passages under a number, ``IMP 4.2`` or ``4.2``; raises Complaint if there are none."""
    wanted = re.sub(rf"^{info.prefix}\s*", "", number.strip(), flags=re.IGNORECASE).rstrip(".")
    found = [
        passage
        for passage in every_passage(info)
        if passage.number == wanted or passage.number.startswith(f"{wanted}.")
    ]
    if not wanted or not found:
        last = every_passage(info)[-1].number.split(".")[0]
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
        "rules", help=MENU["rules"].help, description="Print the rules of a game."
    )
    add_game(parser.add_argument)
    parser.add_argument(
        "number", metavar="NUMBER", nargs="*", help="chapters (4), sections (4.2) or rules"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print everything, or what numbers name."""
    info = registry.info(args.game)
    wanted = [word for word in args.number if word.upper() != info.prefix]
    lines: list[str] = []
    if not wanted:
        if args.number:
            raise Complaint(f"which rule? Name a number, such as {args.number[0]} 4.2")
        lines.append(f"The rules of {info.title}. Cite a rule as {info.prefix} and its number.")
    found = [lookup(info, word) for word in wanted] or [every_passage(info)]
    for place, part in enumerate(found):
        for number, passage in enumerate(part):
            apart = passage.depth < 3 if number else bool(place) or not wanted
            lines += [*([""] if apart else []), passage.line]
    paged(lines)
    return 0
