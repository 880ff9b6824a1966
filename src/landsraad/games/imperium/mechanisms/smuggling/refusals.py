"""Why something is not offered about leaders' own spaces."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Reason
from landsraad.games.imperium.engine.catalogue import LEADERS, SPACES, of_kind
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.facets.refusals import no_reason


def _space(space: int) -> Reason | None:
    if space not in of_kind("leader_spaces"):
        return None
    key, name = SPACES[space].key, SPACES[space].name
    host = next(one.name for one in LEADERS if any(own.space() == key for own in one.abilities))
    return Reason(f"{name} is in play only if a player has {host}", "IMP 32.1.4")


REFUSALS: Final[Refusals] = Refusals(
    {"smuggle *": no_reason},
    space=_space,
    untimely={"smuggle": ("no bonus spice is moved now", "IMP 32.1.6")},
)
