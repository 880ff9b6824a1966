"""Objectives in the catalogue."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.language.words import listed
from landsraad.games.imperium.mechanisms.objectives.shapes import BattleIconsSheet, ObjectiveSheet
from landsraad.games.imperium.mechanisms.objectives.state import MARKS as OF_CARD
from landsraad.games.imperium.mechanisms.objectives.words import MARKS


def _lines(chosen: ComponentSet, card: Any) -> tuple[str, ...]:
    seats = listed([str(number) for number in card.seats], "or")
    first = ("Its owner is the first player",) if card.first else ()
    return (f"Battle icon: {MARKS[card.mark]}", *first, f"With {seats} houses")


def _shown(card: Any) -> dict[str, Any]:
    return {"icon": card.mark, "first": card.first, "seats": list(card.seats)}


def _icons() -> BattleIconsSheet:
    """By the key of a conflict card its battle icon."""
    marked = zip(CONFLICTS, OF_CARD, strict=True)
    return {"battle_icons": {card.key: mark for card, mark in marked if mark}}


SHEET: Sheet = Sheet(
    kinds=(Catalogued("objectives", "conflicts", "objective", _lines, _shown),),
    more=_icons,
    shapes={"objectives": ObjectiveSheet, "more": BattleIconsSheet},
)
