"""Dune: Imperium: agents are used, intrigue cards not wasted."""

from __future__ import annotations

from functools import partial

from bots.blunders.case import told
from imperium.table import Table

case = partial(told, "imperium", Table)

DAGGERS = "dagger dagger"


def combat(mine: int, *others: int) -> dict[str, object]:
    """A combat with that strength of each house, and an ambush in hand."""
    return {
        "intrigue": "ambush", "conflict": mine,
        "others": [{"conflict": theirs} for theirs in others],
        "table": {"phase": "combat"},
    }  # fmt: skip


REVEALS = {
    "a first turn": "dagger diplomacy dune_the_desert_planet reconnaissance dagger",
    "daggers alone": DAGGERS,
    "a desert": "dune_the_desert_planet convincing_argument convincing_argument",
    "much to reveal": "convincing_argument convincing_argument dagger signet_ring",
    "one diplomat": "diplomacy convincing_argument",
    "a scout": "reconnaissance convincing_argument",
    "seekers": "seek_allies convincing_argument dagger",
    "a ring": "signet_ring dagger",
}
CASES = [
    *(case(f"sends an agent with {name} in round {number}", hand=hand, solari=4,
           table={"turn": 0, "round": number}, never="reveal")
      for name, hand in REVEALS.items() for number in (1, 5)),
    case("spares a hopeless ambush", **combat(1, 9, 8), must="pass"),
    case("spares an ambush against a giant", **combat(2, 12, 11), must="pass"),
    case("spares an ambush in a fight that is won", **combat(9, 1), must="pass"),
    case("spares an ambush with nobody to fight", **combat(8, 2, 1), must="pass"),
]  # fmt: skip
