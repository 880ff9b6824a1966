"""Whether the core and the games run compiled (``make fast``) or from their sources.

Compiled modules lie beside their sources and Python prefers them. Here it is taught not to where
they were made of other sources than these, or where ``LANDSRAAD_FAST=0`` asks for the sources.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "fast.sha256"
"""The fingerprint of the sources that the compiled modules were made of."""
LIBRARY = PACKAGE / f"fast__mypyc{EXTENSION_SUFFIXES[0]}"
ROOMS = ("core", "games")
LEFT_OUT = {
    "__init__", "native", "sets", "vocabulary", "actions", "entries", "sheet",
    "contract", "registry", "replay", "position", "position_checks", "position_play",
    "position_seen", "described", "description",
    "drawing", "picture", "shapes", "schemas", "_template",
    "refusals", "refusals_board", "refusals_cards", "chronicle", "audit",
}  # fmt: skip
"""Where nothing is gained: cards, which run once, at import, and words for people, which are said
now and then. And what looks at things from outside: compiled, a wrong type is refused before it can
be said what is wrong."""


def sources() -> list[Path]:
    """The modules to compile."""
    return [
        path
        for room in ROOMS
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if not LEFT_OUT & {path.stem, *path.relative_to(PACKAGE).parts}
    ]


def fingerprint() -> str:
    """A hash of the modules to compile, and of the Python that the result is for."""
    hashed = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources():
        hashed.update(str(path.relative_to(PACKAGE)).encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


class _SourcesOnly:
    """Finds the modules of the rooms as if nothing had been compiled."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(tuple(f"{__package__}.{room}." for room in ROOMS)):
            return None
        finders = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)) for entry in path)
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


def choose() -> str:
    """Decide for this process which modules are used, and say so in a word or two."""
    if not STAMP.exists() and not LIBRARY.exists():
        return "interpreted"
    if os.environ.get("LANDSRAAD_FAST") == "0":
        said = "interpreted, as LANDSRAAD_FAST=0 asks"
    elif not STAMP.exists() or STAMP.read_text() != fingerprint():
        said = "interpreted, as the compiled modules are of other sources (make fast)"
    else:
        return "compiled"
    sys.meta_path.insert(0, _SourcesOnly())
    return said


RUNS = choose()
