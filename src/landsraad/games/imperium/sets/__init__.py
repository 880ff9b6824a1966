"""The component sets that a game of Dune: Imperium can be put together from."""

from collections.abc import Iterable

from landsraad.core.packages import brought
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.sets.base import BASE
from landsraad.games.imperium.sets.bloodlines import (
    BLOODLINES,
    BLOODLINES_ANTAGONISTS,
    BLOODLINES_CHOAM,
    BLOODLINES_UPRISING,
    IX_TILES,
    TECH_ANTAGONISTS,
    TECH_CHOAM,
    TECH_MODULE,
    TECH_UPRISING,
)
from landsraad.games.imperium.sets.ix import IX, IX_CHOAM, IX_UPRISING
from landsraad.games.imperium.sets.uprising import ANTAGONISTS, CHOAM, UPRISING
from landsraad.games.imperium.sets.uprising_teams import BLOODLINES_TEAMS, UPRISING_TEAMS

GROUP = "landsraad.imperium.sets"
"""The entry points by which installed packages bring sets. They come last, so that the numbers of
ours are the same with and without them."""

OURS: tuple[ComponentSet, ...] = (
    BASE, IX, BLOODLINES, TECH_MODULE, IX_TILES, UPRISING, CHOAM,
    BLOODLINES_UPRISING, BLOODLINES_CHOAM, TECH_UPRISING, TECH_CHOAM,
    IX_UPRISING, IX_CHOAM,
    ANTAGONISTS, BLOODLINES_ANTAGONISTS, TECH_ANTAGONISTS,
    UPRISING_TEAMS, BLOODLINES_TEAMS,
)  # fmt: skip


def _theirs(found: Iterable[ComponentSet]) -> Iterable[ComponentSet]:
    """Sets whose key nobody has yet."""
    known = {chosen.key for chosen in OURS}
    for chosen in found:
        if chosen.key not in known:
            known.add(chosen.key)
            yield chosen


SETS: tuple[ComponentSet, ...] = (*OURS, *_theirs(brought(GROUP, ComponentSet)))
