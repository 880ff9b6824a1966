"""Rules that hold only between two sets: what changes where both are in play."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple


class Clash(NamedTuple):
    """Two sets that are not chosen together, and why."""

    one: str
    other: str
    reason: str


CLASHES: Final = (
    Clash("ix_tiles", "ix", "with the whole of Rise of Ix no ix_tiles are needed (IMP 34.1.3)"),
)
LEFT_OUT: Final[dict[tuple[str, str], frozenset[str]]] = {
    ("ix", "tech"): frozenset(("acquire_tech",)),
    ("ix", "antagonists"): frozenset(
        (
            "accept_contract_or_shipping_1",
            "accept_contract_or_shipping_2",
            "gather_support_1",
            "gather_support_2",
            "assembly_hall",
            "foldspace_or_interstellar_shipping",
        )
    ),
    ("ix", "uprising"): frozenset(
        (
            "skirmish_freighter_spice",
            "skirmish_freighter_troop",
            "trade_monopoly",
            "economic_supremacy",
        )
    ),
}
"""By two sets, the House Hagal and conflict cards that are not used where both are in play
(IMP 35.3.3, IMP 48.1.4, IMP 52.1.1)."""
BROUGHT_BACK: Final[dict[str, frozenset[str]]] = {"epic": frozenset(("economic_supremacy",))}
"""By variant, those of them that are used all the same (IMP 48.1.5)."""


def clash(sets: Collection[str]) -> str:
    """Why some sets are not chosen together; nothing if they may be."""
    for one, other, reason in CLASHES:
        if one in sets and other in sets:
            return reason
    return ""


def left_out(sets: Collection[str], variants: Collection[str] = ()) -> frozenset[str]:
    """The House Hagal and conflict cards that are not used with these sets."""
    back = {key for variant in variants for key in BROUGHT_BACK.get(variant, ())}
    return frozenset(
        key
        for (one, other), keys in LEFT_OUT.items()
        if one in sets and other in sets
        for key in keys
        if key not in back
    )
