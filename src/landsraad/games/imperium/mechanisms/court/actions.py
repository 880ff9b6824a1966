"""Every answer about prices of choice, and what waits with a drawn intrigue card."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.boxes import effects_of, item, pieces
from landsraad.games.imperium.engine.options import take
from landsraad.games.imperium.facets.actions import NEVER_ASKED, intrigue_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.language.gains import DrawIntrigue
from landsraad.games.imperium.language.structure import Seq


def prices(box: ComponentSet) -> Iterator[Option]:
    """To pay one; and the rest of an intrigue card behind the one that it draws."""
    yield take("pay", "")
    for card in intrigue_of(box):
        for _, piece in (found for effect in effects_of(card) for found in pieces(effect)):
            if isinstance(piece, Seq) and isinstance(piece.steps[0], DrawIntrigue):
                later = (step for step in piece.steps if not isinstance(step, NEVER_ASKED))
                yield from (item(step, card.key).option for step in later)
