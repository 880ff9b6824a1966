"""Short cuts for tests of the tech module: a turn at the Ixian Embassy, a tile acquired."""

from __future__ import annotations

from typing import Any

from imperium.bl_turns import TECH, alone
from imperium.table import Table

TOPS = ["glowglobes", "delivery_bay", "training_depot"]
"""Open tiles that cost 2, 3 and 1 spice."""
TOO_DEAR = ["navigation_chamber", "sardaukar_high_command"]


def embassy(space: str = "hall_of_oratory", tops: list[str] = TOPS, **me: Any) -> Table:
    """My agent is on a Landsraad space."""
    place = {"tech_top": tops, **me.pop("table", {})}
    table = alone(**TECH, **{"hand": "dagger diplomacy", **me}, table=place)
    return table.do(f"send dagger {space}")


def acquire(tile: str, spice: int, **me: Any) -> Table:
    """A tile acquired at the embassy; the other two in sight are too dear."""
    table = embassy(tops=[tile, *TOO_DEAR], spice=spice, **me)
    return table.do("resolve ixian_embassy tech")


def tiles(table: Table) -> list[str]:
    """The tiles of seat 0."""
    return [tile["key"] for tile in table.tech]
