"""Short cuts for tests of single cards: a reveal, what it brought, where a card can go."""

from __future__ import annotations

from typing import Any

from imperium.table import Table

RESOURCES = ("solari", "spice", "water", "persuasion", "swords")
POOR = {"solari": 0, "spice": 0, "water": 0}
RICH = {"solari": 9, "spice": 9, "water": 9, "influence": {"fremen": 2}}


def reveal(hand: str, **more: Any) -> Table:
    """Reveal a hand, with nothing else on the table but a troop in the conflict.

    The intrigue card cannot be used on a turn: it only keeps the turn open.
    """
    return Table(hand=hand, **{**POOR, "conflict": 1, "intrigue": "ambush", **more}).do("reveal")


def wealth(table: Table) -> dict[str, int]:
    """What seat 0 has of resources, persuasion and swords, without the zeros."""
    player = table.player(0)
    return {name: player[name] for name in RESOURCES if player[name]}


def destinations(card: str, **more: Any) -> set[str]:
    """The spaces a card can send an agent to when all of them are open."""
    table = Table(**{**RICH, "hand": f"{card} convincing_argument", **more})
    return {option.split()[2] for option in table.offered(f"send {card} ")}
