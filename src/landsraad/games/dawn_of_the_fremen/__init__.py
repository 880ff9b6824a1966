"""Arrakis: Dawn of the Fremen."""

from pathlib import Path

from landsraad.core.rules import GameInfo
from landsraad.games.dawn_of_the_fremen.phases.setup import DEFAULTS
from landsraad.games.dawn_of_the_fremen.rules import DawnRules

INFO = GameInfo(
    name="dawn_of_the_fremen",
    title="Arrakis: Dawn of the Fremen",
    seats=(2, 3, 4),
    default_seats=3,
    options=DEFAULTS,
    version="2026.1",
    prefix="DOF",
    rules=DawnRules(),
    rulebook=Path(__file__).with_name("RULES.md"),
    unit=96.0,
    later=frozenset(("alliance_sietches_to_win",)),
)
