"""Every answer about what waits on a turn behind an intrigue card that was drawn."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.boxes import effects_of, item, pieces
from landsraad.games.imperium.facets.actions import NEVER_ASKED, intrigue_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.language.gains import DrawIntrigue
from landsraad.games.imperium.language.structure import Seq


def after_draws(box: ComponentSet) -> Iterator[Option]:
    """What plot cards give with an intrigue card."""
    for card in intrigue_of(box):
        for effect in effects_of(card):
            for _, piece in pieces(effect):
                if isinstance(piece, Seq) and isinstance(piece.steps[0], DrawIntrigue):
                    later = (step for step in piece.steps if not isinstance(step, NEVER_ASKED))
                    yield from (item(step, card.key).option for step in later)
