"""The tables of what is in the boxes, and the words of the scenarios."""

from __future__ import annotations

import csv
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent


def rows(box: str, name: str) -> list[dict[str, str]]:
    """One table of a box; how sure it is does not matter here."""
    path = HERE.parent / "inventory" / f"imperium_{box}_{name}.csv"
    with path.open(encoding="utf-8") as file:
        return [
            {column: value for column, value in row.items() if column != "confidence"}
            for row in csv.DictReader(file)
        ]


def words_of_scenarios(*folders: str) -> set[str]:
    """Every word in the tests of some folders, the inventories apart."""
    paths = (path for folder in folders for path in (HERE / folder).rglob("test_*.py"))
    return {
        word
        for path in paths
        if path.name != "test_inventory.py"
        for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
    }
