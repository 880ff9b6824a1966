"""Which rules exactly: a fingerprint of a game's sources, to know when a check is due."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

from landsraad.core import registry

CORE = Path(registry.__file__).parent
_LEFT_OUT = frozenset((".md", ".pyc", ".pyi", ".npz", ".so", ".pyd"))
"""What changes no game: words, and what is made of the sources."""


@functools.cache
def build_of(game: str) -> str:
    """The fingerprint of the rules of a game as this package has them."""
    found = hashlib.sha256()
    for folder in (CORE, registry.info(game).rulebook.parent):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in _LEFT_OUT:
                found.update(f"{file.relative_to(folder)}\0".encode())
                found.update(file.read_bytes())
    return found.hexdigest()[:16]
