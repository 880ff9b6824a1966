"""Dune: War for Arrakis, the game of two sides."""

from pathlib import Path

from landsraad.core.rules import GameInfo
from landsraad.games.war_for_arrakis.phases.setup import DEFAULTS
from landsraad.games.war_for_arrakis.rules import WarRules
from landsraad.games.war_for_arrakis.worth import UNIT_OF_ODDS as UNIT

INFO = GameInfo(
    name="war_for_arrakis",
    title="Dune: War for Arrakis",
    seats=(2,),
    default_seats=2,
    options=DEFAULTS,
    version="2026.1",
    prefix="WFA",
    rules=WarRules(),
    rulebook=Path(__file__).with_name("RULES.md"),
    unit=UNIT,
    opposed=True,
)
