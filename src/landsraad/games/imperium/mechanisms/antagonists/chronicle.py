"""The story of rivals with cards of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.games.imperium.engine.catalogue import CARDS
from landsraad.games.imperium.facets.chronicle import naming

EVENTS: Final[Mapping[str, Telling]] = {
    "scheme": says("With a third spy on the board, {name} carries out the scheme."),
    "churn": says("The dice for the Imperium row show {0} and {1}."),
    "row_lost": naming("{0} leaves the Imperium row for good.", CARDS),
}
