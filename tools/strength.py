"""Write the tables of docs/strength.md from the matches stored in docs/strength.json.

    python tools/strength.py
    python tools/strength.py GROUP FILE...    store what `landsraad arena … --json FILE` wrote

A match is stored with its seed and the version of the rules; its interval is worked out here.
Between ``<!-- GROUP -->`` and the next ``<!-- end -->`` of the page stand the matches of a group.
"""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import landsraad
from landsraad.arena.statistics import wilson

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / "docs/strength.json"
PAGE = ROOT / "docs/strength.md"
HEAD = """
| `landsraad arena …` | rules | games | won by the first | 95 % interval | |
| --- | --- | --- | --- | --- | --- |
"""
TABLE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
Stored = dict[str, Any]


def arguments(stored: Stored) -> str:
    """The match as the arena is told of it."""
    told = [stored["game"], *stored["bots"], "--seed", str(stored["seed"])]
    for key, value in stored.get("options", {}).items():
        told += ["--option", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(told)


def row(stored: Stored) -> str:
    """A match as a line of a table."""
    games, won = stored["games"], stored["won"]
    low, high = wilson(won, games)
    rate = f"{won} ({won / games:.1%})".replace("%", " %")
    interval = f"{100 * low:.1f} – {100 * high:.1f} %"
    cells = (f"`{arguments(stored)}`", stored["rules"], str(games), rate, interval)
    return f"| {' | '.join(cells)} | {stored.get('note', '')} |\n"


def filled(page: str, matches: Sequence[Stored]) -> str:
    """The page with its tables written again; raises ValueError for a group without a place."""
    missing = {stored["group"] for stored in matches} - {found[1] for found in TABLE.findall(page)}
    if missing:
        raise ValueError(f"no place for {', '.join(sorted(missing))} in {PAGE.name}")

    def table(found: re.Match[str]) -> str:
        rows = [row(stored) for stored in matches if stored["group"] == found[2]]
        return f"{found[1]}{HEAD}{''.join(rows)}\n{found[3]}"

    return TABLE.sub(table, page)


def outcome(group: str, found: Stored) -> Stored:
    """What is stored of an outcome of the arena: the first of its bots is the one in question."""
    first, *others = found["bots"]
    seats = [first["name"]] * (first["games"] // found["games"])
    for other in others:
        seats += [other["name"]] * (other["games"] // found["games"])
    version = landsraad.games()[found["game"]].version
    stored = {
        "group": group, "game": found["game"], "bots": seats, "seed": found["seed"],
        "games": found["games"], "won": first["wins"], "rules": version,
    }  # fmt: skip
    return {**stored, "options": found["options"]} if found["options"] else stored


def main() -> None:
    """Store outcomes, if there are any, and write the tables."""
    matches: list[Stored] = json.loads(STORE.read_text(encoding="utf-8"))
    if sys.argv[1:]:
        group, *files = sys.argv[1:]
        texts = [Path(file).read_text(encoding="utf-8") for file in files]
        matches += [outcome(group, json.loads(text)) for text in texts]
    page = filled(PAGE.read_text(encoding="utf-8"), matches)
    lines = ",\n".join(f" {json.dumps(stored, ensure_ascii=False)}" for stored in matches)
    STORE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
