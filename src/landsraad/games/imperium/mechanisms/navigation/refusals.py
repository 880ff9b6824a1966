"""Why something is not offered about navigation cards."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.facets.refusals import no_reason

REFUSALS: Final[Refusals] = Refusals(
    {"course *": no_reason},
    untimely={"course": ("the course is laid in setup", "IMP 32.2.2")},
)
