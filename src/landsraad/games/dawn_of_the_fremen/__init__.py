"""Arrakis: Dawn of the Fremen."""

from pathlib import Path

from landsraad.core.choices import defaults
from landsraad.core.rules import Calibration, GameInfo
from landsraad.games.dawn_of_the_fremen import features, picture, rules
from landsraad.games.dawn_of_the_fremen.choices import CHOICES
from landsraad.games.dawn_of_the_fremen.description import description
from landsraad.games.dawn_of_the_fremen.sense import sense
from landsraad.games.dawn_of_the_fremen.shapes import SHAPES

INFO = GameInfo(
    name="dawn_of_the_fremen",
    title="Arrakis: Dawn of the Fremen",
    seats=(2, 3, 4),
    default_seats=3,
    options=defaults(CHOICES),
    choices=CHOICES,
    version="2026.2",
    prefix="DOF",
    rules=rules,
    packing=features,
    rulebook=Path(__file__).with_name("RULES.md"),
    calibration=Calibration(unit=96.0, sides=lambda state: state.sides),
    later=frozenset(("alliance_sietches_to_win", "ties")),
    description=description,
    board=picture.board,
    svg=picture.svg,
    sense=sense,
    shapes=SHAPES,
)
