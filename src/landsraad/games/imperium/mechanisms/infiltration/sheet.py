"""Icons that infiltrate in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.language.abilities import passing
from landsraad.games.imperium.language.components import Card
from landsraad.games.imperium.language.terms import ICON_KEYS
from landsraad.games.imperium.mechanisms.infiltration.shapes import CardMarks


def _card(card: Card) -> CardMarks:
    return {"infiltrate": [ICON_KEYS[icon] for icon in passing(card.abilities)]}


def _icon(card: Card, icon: int) -> str:
    return " (infiltrates)" if icon in passing(card.abilities) else ""


SHEET: Sheet = Sheet(card=_card, icon=_icon, shapes={"card": CardMarks})
