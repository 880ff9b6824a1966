"""The starting cards of the epic game in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.entries import card_lines
from landsraad.games.imperium.language.components import Card, ComponentSet
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.epic.words import KEY


def _lines(chosen: ComponentSet, card: Card) -> tuple[str, ...]:
    swaps = [swap for extra in chosen.kinds() for swap in extra.swaps((extra.kind,))]
    replaced = next(old for new, old in swaps if new is card)
    where = f"in each starting deck of the epic game, in place of one {NAMES[replaced]}"
    return card_lines(card, where)


SHEET: Sheet = Sheet(kinds=(Catalogued(KEY, "starting", "card", _lines),))
