"""The Ixian Embassy: where tech tiles are bought without the Ix board (IMP 34.1.4)."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.boxes import Item, item
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.language.terms import LANDSRAAD
from landsraad.games.imperium.language.words import NAMES
from landsraad.games.imperium.mechanisms.embassy.state import embassy
from landsraad.games.imperium.mechanisms.tech.words import tech

EMBASSY: Final = "ixian_embassy"
NAMES[EMBASSY] = "Ixian Embassy"
EMBASSY_OFFER: Final = item(tech(), EMBASSY)


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """IMP 34.1.4: an agent on a Landsraad space may buy at the Ixian Embassy."""
    at_embassy = embassy(state.setup) and SPACES[space].icon == LANDSRAAD
    return [EMBASSY_OFFER] if at_embassy else []
