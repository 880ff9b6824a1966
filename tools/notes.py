"""Print what the change log says of a version: python tools/notes.py 0.2.0"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def notes(version: str) -> str:
    """The part of the change log about a version; raises ValueError if there is none."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    match = re.search(rf"^## {re.escape(version)}\b.*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if match is None:
        raise ValueError(f"the change log says nothing of {version}")
    return match[1].strip()


if __name__ == "__main__":
    try:
        print(notes(sys.argv[1]))
    except (IndexError, ValueError) as error:
        sys.exit(str(error))
