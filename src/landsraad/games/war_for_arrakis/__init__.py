"""Dune: War for Arrakis, the game of two sides."""

from pathlib import Path

from landsraad.core.choices import defaults
from landsraad.core.rules import Calibration, GameInfo
from landsraad.core.schemas import Shapes
from landsraad.games.war_for_arrakis import features, picture, rules
from landsraad.games.war_for_arrakis.choices import with_modules
from landsraad.games.war_for_arrakis.description import description
from landsraad.games.war_for_arrakis.modules.registry import MODULES
from landsraad.games.war_for_arrakis.phases.setup import callings, confides, teams, teller
from landsraad.games.war_for_arrakis.plug import added_shapes, register
from landsraad.games.war_for_arrakis.sense import sense
from landsraad.games.war_for_arrakis.shapes import WarSheet, WarView
from landsraad.games.war_for_arrakis.terms import LAST_ROUND
from landsraad.games.war_for_arrakis.worth import UNIT_OF_ODDS as UNIT

register(*MODULES)
CHOICES = with_modules(MODULES)

INFO = GameInfo(
    name="war_for_arrakis",
    title="Dune: War for Arrakis",
    seats=(1, 2, 3, 4),
    default_seats=2,
    teams=teams,
    teller=teller,
    callings=callings,
    confides=confides,
    options=defaults(CHOICES),
    choices=CHOICES,
    version="2026.2",
    prefix="WFA",
    rules=rules,
    rulebook=Path(__file__).with_name("RULES.md"),
    calibration=Calibration(unit=UNIT, opposed=True),
    annexes=tuple(dict.fromkeys(module.rulebook for module in MODULES)),
    later=frozenset(("futures", "modules", "shared")),
    matches={"last_round": LAST_ROUND},
    description=description,
    board=picture.board,
    svg=picture.svg,
    packing=features,
    sense=sense,
    shapes=Shapes(WarView, WarSheet, added_shapes),
)
