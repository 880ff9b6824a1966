"""Every word of the language and of the mechanisms by its name, for tests that go through them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

ROOT = "landsraad.games.imperium"
ROOMS = (
    *(
        f"language.{room}"
        for room in ("structure", "gains", "cards", "troops", "board", "counts", "spaces", "order")
    ),
    *(
        f"mechanisms.{key}.words"
        for key in (
            "tech", "dreadnoughts", "shipping", "commanders", "ledger", "twisted", "navigation",
            "snoopers", "intelligence", "tally", "spies", "sandworms", "objectives", "contracts",
            "training", "memories", "court", "ahead", "teams",
        )
    ),
    "mechanisms.ledger.asked",
    "mechanisms.tally.bargains",
    "rivals.words",
    "language.values",
)  # fmt: skip


def __getattr__(name: str) -> Any:
    for room in ROOMS:
        module = import_module(f"{ROOT}.{room}")
        found = getattr(module, name, None)
        home = found.__module__ if callable(found) else module.__name__
        if found is not None and home == module.__name__:
            return found
    raise AttributeError(name)
