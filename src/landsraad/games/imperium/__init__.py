"""Dune: Imperium, with its sets as folders."""

from pathlib import Path

from landsraad.core.choices import defaults
from landsraad.core.rules import Alone, Calibration, GameInfo
from landsraad.core.schemas import Shapes
from landsraad.games.imperium import rules
from landsraad.games.imperium.choices import choices
from landsraad.games.imperium.engine.plug import (
    added_shapes,
    lay_out,
    number_actions,
    number_questions,
    register,
)
from landsraad.games.imperium.engine.rivalry import register_rivals
from landsraad.games.imperium.facets import entities, features, picture
from landsraad.games.imperium.facets.chronicle import named_event
from landsraad.games.imperium.facets.description import description
from landsraad.games.imperium.facets.sense import sense
from landsraad.games.imperium.mechanisms.numbering import ASKS, FAMILIES
from landsraad.games.imperium.mechanisms.registry import MECHANISMS, PAGES
from landsraad.games.imperium.rivals import hagal, uprising
from landsraad.games.imperium.rivals.race import race
from landsraad.games.imperium.shapes import ImperiumView, Sheet

register(*MECHANISMS)
register_rivals(hagal.RIVALS, uprising.RIVALS)
lay_out(*PAGES)
number_actions(*FAMILIES)
number_questions(*ASKS)
CHOICES = choices()

INFO = GameInfo(
    name="imperium",
    title="Dune: Imperium",
    seats=(1, 2, 3, 4, 6),
    default_seats=4,
    by_seats={6: {"edition": "uprising"}},
    teams=lambda seats: (0, 1) * 3 if seats == 6 else tuple(range(seats)),
    options=defaults(CHOICES),
    choices=CHOICES,
    version="2026.3",
    prefix="IMP",
    rules=rules,
    rulebook=Path(__file__).with_name("RULES.md"),
    calibration=Calibration(
        weights=Path(__file__).with_name("mentat.npz"),
        rollouts=10,
        alone=Alone(race, candidates=6, rollouts=60),
    ),
    versions=("2026.1", "2026.2"),
    later=frozenset(defaults(CHOICES)) - {"expansions", "leaders", "difficulty"},
    description=description,
    named=named_event,
    board=picture.board,
    svg=picture.svg,
    entities=entities,
    packing=features,
    sense=sense,
    shapes=Shapes(ImperiumView, Sheet, added_shapes),
)
