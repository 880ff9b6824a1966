"""The games of the table, one package each."""

import sys
from types import ModuleType

from landsraad.core.packages import brought
from landsraad.core.registry import games, register
from landsraad.core.rules import GameInfo

GROUP = "landsraad.games"
"""The entry points by which installed packages bring games; the names of ours stay ours."""


def register_all() -> None:
    """Make every game known to the registry, those of installed packages too."""
    from landsraad.games import dawn_of_the_fremen, imperium, war_for_arrakis

    register(imperium.INFO)
    register(dawn_of_the_fremen.INFO)
    register(war_for_arrakis.INFO)
    for info in brought(GROUP, GameInfo):
        if info.name not in games():
            register(info)


class _Games(ModuleType):
    """So that ``landsraad.games()`` lists the games and ``landsraad.games.imperium`` is one."""

    def __call__(self) -> dict[str, GameInfo]:
        return games()


sys.modules[__name__].__class__ = _Games
