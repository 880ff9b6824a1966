"""A catalogue for people: components in ready lines, to list and to search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches


def slug(name: str) -> str:
    """The stable key of a printed name: ``Dr. Yueh`` is ``dr_yueh``."""
    plain = name.lower().replace("'", "").replace("’", "")
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


@dataclass(frozen=True, slots=True)
class Entry:
    """One component as people read it; ``designed`` marks our own stand-ins."""

    key: str
    name: str
    kind: str
    set_name: str
    lines: tuple[str, ...]
    designed: bool = False

    @property
    def text(self) -> str:
        """All its words, as they are searched."""
        return "\n".join((self.name, self.kind, *self.lines)).casefold()


def search(entries: Sequence[Entry], words: str) -> list[Entry]:
    """The entries in whose name, kind or lines all the words occur."""
    wanted = words.casefold().split()
    return [
        entry
        for entry in entries
        if all(word in text for text in [entry.text] for word in wanted)
    ]  # fmt: skip


def find(entries: Sequence[Entry], text: str) -> list[Entry]:
    """The entries of a key or a name; where there are none, those with the most similar names."""
    wanted = slug(text)
    exact = [entry for entry in entries if wanted in (entry.key, slug(entry.name))]
    if exact or not wanted:
        return exact
    words = set(wanted.split("_"))
    partly = [entry for entry in entries if words <= set(slug(entry.name).split("_"))]
    names = {slug(entry.name) for entry in entries}
    close = get_close_matches(wanted, sorted(names), n=3, cutoff=0.75)
    return partly or [entry for entry in entries if slug(entry.name) in close]
