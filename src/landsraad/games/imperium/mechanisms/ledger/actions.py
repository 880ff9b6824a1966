"""Every answer about what has waited for a card."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.facets.actions import cards_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.ledger.rules import SISTER_DRAW


def waited(box: ComponentSet) -> Iterator[Option]:
    """The card that is drawn for the next Bene Gesserit card."""
    if any(card.key == SISTER_DRAW.source for card in cards_of(box)):
        yield SISTER_DRAW.option
