"""Dune: Imperium, with its sets as folders."""

from pathlib import Path

from landsraad.core.rules import GameInfo
from landsraad.games.imperium.phases.setup import DEFAULTS
from landsraad.games.imperium.rules import ImperiumRules

INFO = GameInfo(
    name="imperium",
    title="Dune: Imperium",
    seats=(1, 2, 3, 4),
    default_seats=4,
    options=DEFAULTS,
    version="2026.1",
    prefix="IMP",
    rules=ImperiumRules(),
    rulebook=Path(__file__).with_name("RULES.md"),
    weights=Path(__file__).with_name("mentat.npz"),
    later=frozenset(("epic",)),
)
