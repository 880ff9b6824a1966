"""A game to copy: the smallest one with hidden cards, chance and all that the core asks for."""

from pathlib import Path

from landsraad.core.rules import GameInfo
from landsraad.core.schemas import Shapes
from landsraad.games._template import engine, rules
from landsraad.games._template.shapes import Sheet, View

INFO = GameInfo(
    name="_template",
    title="Stillsuits",
    seats=(2, 3, 4),
    default_seats=2,
    options={},
    version="1",
    prefix="TPL",
    rules=rules,
    rulebook=Path(__file__).with_name("RULES.md"),
    description=engine.description,
    shapes=Shapes(View, Sheet),
)
