"""Why something is not offered about secret projects."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.facets.refusals import no_reason

REFUSALS: Final[Refusals] = Refusals(
    {"project *": no_reason},
    untimely={"project": ("a tile is set aside in setup", "IMP 34.4.1")},
)
