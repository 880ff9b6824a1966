"""The numbered rules of a game as nested chapters, for the client."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

_HEAD = re.compile(r"##+ (\d+(?:\.\d+)*) (.+)")
_RULE = re.compile(r"- \*\*(\d+(?:\.\d+)*)\*\* (.+)")


@cache
def chapters(path: Path) -> list[dict[str, Any]]:
    """Chapters with their sections, and these with their rules."""
    found: list[dict[str, Any]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := _HEAD.fullmatch(line):
            number, title = match.groups()
            if "." not in number:
                found.append({"number": number, "title": title, "sections": []})
            elif found:
                found[-1]["sections"].append({"number": number, "title": title, "rules": []})
        elif (match := _RULE.fullmatch(line)) and found:
            sections = found[-1]["sections"]
            if not sections:
                sections.append({"number": found[-1]["number"], "title": "", "rules": []})
            sections[-1]["rules"].append({"number": match[1], "text": match[2]})
    return found
