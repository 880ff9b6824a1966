"""Which numbered rules of each game's RULES.md are cited by a test."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).resolve().parent
GAMES = TESTS.parent / "src" / "landsraad" / "games"

# A citation is the prefix, a blank and the number: in a docstring, a comment or a string.
PREFIXES = {"dawn_of_the_fremen": "DOF", "imperium": "IMP", "war_for_arrakis": "WFA"}

MISSING_SHOWN = 20

_RULE = re.compile(r"^\s*- \*\*(\d+(?:\.\d+)*)\*\*", re.MULTILINE)
_HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)\b", re.MULTILINE)


@dataclass(frozen=True)
class Coverage:
    """The rules of one game against the citations in the tests."""

    game: str
    leaves: tuple[str, ...]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def share(self) -> float:
        """The part of the leaves that is cited; 1.0 when there is none."""
        return 1 - len(self.missing) / len(self.leaves) if self.leaves else 1.0


def numbers(path: Path) -> list[str]:
    """Every number in a RULES.md, chapters included, in reading order."""
    text = path.read_text(encoding="utf-8")
    found = [*_HEADING.finditer(text), *_RULE.finditer(text)]
    return [match[1] for match in sorted(found, key=re.Match.start)]


def leaves(path: Path) -> list[str]:
    """The rules of a RULES.md that have no rule below them: those a test must cite."""
    every = numbers(path)
    parents = {number.rpartition(".")[0] for number in every}
    rules = set(_RULE.findall(path.read_text(encoding="utf-8")))
    return [number for number in every if number in rules and number not in parents]


def cited(prefix: str, folder: Path = TESTS) -> set[str]:
    """The numbers cited with a prefix anywhere in the tests."""
    citation = re.compile(rf"\b{prefix} (\d+(?:\.\d+)*)")
    return {
        number
        for path in folder.rglob("*.py")
        for number in citation.findall(path.read_text(encoding="utf-8"))
    }


def books(game: str) -> list[Path]:
    """The rulebook of a game, and those of its modules."""
    home = GAMES / game
    return [home / "RULES.md", *sorted(home.glob("modules/*/RULES.md"))]


def games() -> list[str]:
    """The games that have numbered rules."""
    return sorted(path.parent.name for path in GAMES.glob("[!_]*/RULES.md"))


def coverage(game: str) -> Coverage:
    """Compare one game's rules with the citations."""
    rules = [rule for path in books(game) for rule in leaves(path)]
    known = {number for path in books(game) for number in numbers(path)}
    citations = cited(PREFIXES[game])
    return Coverage(
        game,
        leaves=tuple(rules),
        missing=tuple(number for number in rules if number not in citations),
        unknown=tuple(sorted(citations - known)),
    )


def report() -> list[str]:
    """One line for each game, and one with the first few rules no test cites."""
    lines = []
    for game in games():
        found = coverage(game)
        total, missing = len(found.leaves), found.missing
        share = f"{total - len(missing)}/{total} ({found.share:.1%})".replace("%", " %")
        lines.append(f"rules cited by tests: {game} {share}")
        if missing:
            more = f" and {len(missing) - MISSING_SHOWN} more" * (len(missing) > MISSING_SHOWN)
            lines.append(f"  not cited: {', '.join(missing[:MISSING_SHOWN])}{more}")
    return lines
