"""The options about tech tiles."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.games.imperium.engine.options import NUMBER_WORDS, Do, Named
from landsraad.games.imperium.language.terms import RESOURCE_NAMES
from landsraad.games.imperium.language.words import describe, plural
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS
from landsraad.games.imperium.mechanisms.tech.words import Withheld

_TILE_WORDS: Final = {
    "tech": "Acquire {0} (cost {1})",
    "project": "Set {0} aside (cost {1})",
    "dismantle": "Trash {0}",
}


class OfTech(Named):
    """A tech tile to acquire (``tech``), to set aside, to trash or to use."""

    __slots__ = ("price", "tile", "verb")

    def __init__(self, verb: str, tile: int, price: int | None = None) -> None:
        self.verb, self.tile, self.price = verb, tile, price
        self.notation = f"{verb} {TECHS[tile].key}"

    @property
    def text(self) -> str:
        """The option for people."""
        tile = TECHS[self.tile]
        if self.verb in _TILE_WORDS:
            less = self.price is not None and self.price < tile.cost
            cost = f"{self.price} instead of {tile.cost}" if less else tile.cost
            return _TILE_WORDS[self.verb].format(tile.name, cost)
        used = [effect for ability in tile.abilities if (effect := ability.used()) is not None]
        used += [effect for ability in tile.abilities for effect in ability.effects()]
        return f"Use {tile.name} ({describe(used[0])})" if used else f"Use {tile.name}"


of_tech: Final = cache(OfTech)


class GainFirst(Do):
    """Gain what boxes give of a resource, before all of it may be lost (IMP 47.6.1)."""

    __slots__ = ()

    def __init__(self, effect: Withheld, source: str) -> None:
        super().__init__(effect, source)
        self.notation = f"take {RESOURCE_NAMES[effect.gain.resource]}"


NUMBER_WORDS["return"] = lambda amount: (
    f"Return {plural(amount, 'negotiator')}" if amount else "Return no negotiators"
)
