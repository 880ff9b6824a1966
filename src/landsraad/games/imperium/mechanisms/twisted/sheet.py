"""Twisted intrigue cards in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import intrigue_lines
from landsraad.games.imperium.language.components import ComponentSet, Intrigue
from landsraad.games.imperium.mechanisms.twisted.shapes import IntrigueMarks
from landsraad.games.imperium.mechanisms.twisted.state import KEY


def _lines(chosen: ComponentSet, card: Intrigue) -> tuple[str, ...]:
    return intrigue_lines(card, "twisted ")


def _intrigue(chosen: ComponentSet, card: Intrigue) -> IntrigueMarks:
    return {"twisted": card in chosen.of(KEY)}


SHEET: Sheet = Sheet(
    kinds=(Catalogued(KEY, "intrigue", "intrigue", _lines),),
    intrigue=_intrigue,
    shapes={"intrigue": IntrigueMarks},
)
