"""Rival cards in the catalogue."""

from __future__ import annotations

from typing import Any

from landsraad.games.imperium.engine.plug import Catalogued, Sheet
from landsraad.games.imperium.facets.sheet import shown
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.language.terms import FACTION_KEYS, FACTION_NAMES
from landsraad.games.imperium.mechanisms.antagonists.shapes import AntagonistSheet
from landsraad.games.imperium.mechanisms.antagonists.words import KEY
from landsraad.games.imperium.rivals.words import Antagonist, card_words


def _lines(chosen: ComponentSet, card: Any) -> tuple[str, ...]:
    assert isinstance(card, Antagonist)
    factions = ", ".join(FACTION_NAMES[faction] for faction in card.priority)
    streamlined = "For two players: it scores no points, and gathers until it has its swordmaster"
    return (
        *card_words(card),
        f"Factions: {factions}",
        *((streamlined,) if card.streamlined else ()),
    )


def _shown(card: Any) -> dict[str, Any]:
    assert isinstance(card, Antagonist)
    return {
        "swordmaster": card.swordmaster,
        "priority": [FACTION_KEYS[faction] for faction in card.priority],
        "signet": shown(card.signet),
        "scheme": shown(card.scheme),
        "setup": shown(card.setup),
        "streamlined": card.streamlined,
    }


SHEET: Sheet = Sheet(
    kinds=(Catalogued(KEY, "leaders", "rival", _lines, _shown),), shapes={KEY: AntagonistSheet}
)
