"""A legion: pieces of one side in one place, as a value."""

from __future__ import annotations

from typing import Final

from landsraad.core.native import mypyc_attr
from landsraad.games.war_for_arrakis.terms import GENERIC, NOBODY


@mypyc_attr(acyclic=True)
class Legion:
    """All pieces of one side in an area, or a part of them on its way; never changed in place.

    ``named`` has the named leaders as bits. ``tokens`` are facedown deployment tokens, sorted:
    below 8 the starting ones, above the standard ones. ``others`` has the kinds of the units that
    modules bring, one for each unit, sorted. ``units`` counts for movement and stacking, where a
    token is one.
    """

    __slots__ = ("elite", "generic", "named", "others", "regular", "side", "special", "tokens",
                 "units")  # fmt: skip

    def __init__(
        self,
        side: int = NOBODY,
        regular: int = 0,
        elite: int = 0,
        special: int = 0,
        generic: int = 0,
        named: int = 0,
        tokens: tuple[int, ...] = (),
        others: tuple[int, ...] = (),
    ) -> None:
        self.side = side
        self.regular = regular
        self.elite = elite
        self.special = special
        self.generic = generic
        self.named = named
        self.tokens = tokens
        self.others = others
        units = regular + elite + special
        if tokens:
            units += len(tokens)
        if others:
            units += len(others)
        self.units = units

    def amount(self, kind: int) -> int:
        """How many units or generic leaders of a kind there are."""
        if kind > GENERIC:
            return self.others.count(kind)
        return (self.regular, self.elite, self.special, self.generic)[kind]

    def changed(
        self,
        *,
        side: int | None = None,
        regular: int | None = None,
        elite: int | None = None,
        special: int | None = None,
        generic: int | None = None,
        named: int | None = None,
        tokens: tuple[int, ...] | None = None,
        others: tuple[int, ...] | None = None,
    ) -> Legion:
        """The same legion but for what is named."""
        return Legion(
            self.side if side is None else side,
            self.regular if regular is None else regular,
            self.elite if elite is None else elite,
            self.special if special is None else special,
            self.generic if generic is None else generic,
            self.named if named is None else named,
            self.tokens if tokens is None else tokens,
            self.others if others is None else others,
        )

    def _values(self) -> tuple[object, ...]:
        return (
            self.side, self.regular, self.elite, self.special, self.generic, self.named,
            self.tokens, self.others,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legion) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        added = f", others={self.others!r}" if self.others else ""
        return (
            f"Legion(side={self.side}, regular={self.regular}, elite={self.elite}, "
            f"special={self.special}, generic={self.generic}, named={self.named}, "
            f"tokens={self.tokens!r}{added})"
        )


NO_LEGION: Final = Legion()
