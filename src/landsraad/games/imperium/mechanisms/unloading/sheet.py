"""Cards that unload in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.language.components import Card
from landsraad.games.imperium.mechanisms.unloading.shapes import CardMarks


def _card(card: Card) -> CardMarks:
    return {"unload": any(ability.reveal_title() for ability in card.abilities)}


SHEET: Sheet = Sheet(card=_card, shapes={"card": CardMarks})
