"""Short cuts for tests of rivals with Bloodlines: a turn with two players, one in a solo game."""

from __future__ import annotations

from typing import Any

from imperium.table import Table

MEMNON, RABBAN = "earl_memnon_thorvald", "glossu_the_beast_rabban"
MASTER = {"swordmaster": True}


def hagal(
    *cards: str,
    rival: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    **me: Any,
) -> Table:
    """With two players: I send an agent as the first player, then House Hagal takes a turn."""
    place = {"hagal_top": list(cards), **(table or {})}
    mine = {"hand": "diplomacy dagger", "water": 1, **me}
    start = Table(bloodlines=True, seats=2, others=[{}, rival or {}], table=place, **mine)
    return start.do("send diplomacy stillsuits", *(["done"] if mine.get("garrison", 3) else []))


def solo(
    *cards: str,
    rival: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    **me: Any,
) -> Table:
    """Rival 2 takes a turn by the first of these cards, then I am asked."""
    rivals = [{"leader": None}, {"leader": MEMNON, "garrison": 0, **(rival or {})}]
    place = {"first": 1, "turn": 2, "hagal_top": list(cards), **(table or {})}
    mine = {"hand": "dagger diplomacy", "leader": "paul_atreides", **me}
    return Table(bloodlines=True, seats=1, others=rivals, table=place, **mine)


def rival(table: Table) -> dict[str, Any]:
    """Rival 2, or House Hagal with two players."""
    return table.player(2)
