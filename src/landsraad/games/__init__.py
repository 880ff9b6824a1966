"""The games of the table, one package each."""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple

from landsraad.core.packages import brought
from landsraad.core.registry import games, register
from landsraad.core.rules import GameInfo

GROUP = "landsraad.games"
"""The entry points by which installed packages bring games; the names of ours stay ours."""


class Summary(NamedTuple):
    """A game in one line."""

    name: str
    title: str
    players: str


OURS = (
    Summary("imperium", "Dune: Imperium", "1 to 4 or 6 seats"),
    Summary("dawn_of_the_fremen", "Arrakis: Dawn of the Fremen", "2 to 4 seats"),
    Summary("war_for_arrakis", "Dune: War for Arrakis", "1 to 4 seats"),
)
"""The games of this package, for a list that need not load them."""


def summaries() -> list[Summary]:
    """All games, of which only those of installed packages are loaded."""
    names = {summary.name for summary in OURS}
    others = [info for info in brought(GROUP, GameInfo) if info.name not in names]
    return [*OURS, *(Summary(info.name, info.title, info.players) for info in others)]


def register_all() -> None:
    """Make every game known to the registry, those of installed packages too."""
    from landsraad.games import dawn_of_the_fremen, imperium, war_for_arrakis

    register(imperium.INFO)
    register(dawn_of_the_fremen.INFO)
    register(war_for_arrakis.INFO)
    for info in brought(GROUP, GameInfo):
        if info.name not in games():
            register(info)


def load() -> None:
    """Register all games, once; whoever asks in another thread meanwhile waits for all of them."""
    import_module("landsraad.games.registered")


class _Games(ModuleType):
    """So that ``landsraad.games()`` lists the games and ``landsraad.games.imperium`` is one."""

    def __call__(self) -> dict[str, GameInfo]:
        return games()

    def __getattr__(self, name: str) -> ModuleType:
        if name in {module.name for module in iter_modules(__path__)}:
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


sys.modules[__name__].__class__ = _Games
