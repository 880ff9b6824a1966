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
ROW = ["lady_jessica", "dr_yueh", "kwisatz_haderach", "spice_hunter", "scout"]
SWORDMASTER = "send dagger swordmaster, send signet_ring swordmaster"
SEAT = "send dagger high_council, send signet_ring high_council"
SEVEN = "convincing_argument convincing_argument diplomacy"
CASES = [
    *(case(f"sends an agent with {name} in round {number}", hand=hand, solari=4,
           table={"turn": 0, "round": number}, never="reveal")
      for name, hand in REVEALS.items() for number in (1, 5)),
    *(case(f"sends an agent with {name} at a table of {seats}", hand=hand, solari=4, seats=seats,
           table={"turn": 0, "round": 3}, never="reveal")
      for name, hand in REVEALS.items() for seats in (1, 2, 4)),
    *(case(f"sends an agent with {name} in an expansion", hand=hand, solari=4, bloodlines=True,
           ix=True, table={"turn": 0, "round": 2}, never="reveal")
      for name, hand in REVEALS.items()),
    case("spares a hopeless ambush", **combat(1, 9, 8), must="pass"),
    case("spares an ambush against a giant", **combat(2, 12, 11), must="pass"),
    case("spares an ambush in a fight that is won", **combat(9, 1), must="pass"),
    case("spares an ambush with nobody to fight", **combat(8, 2, 1), must="pass"),
    *(case(f"takes a seat in round {number}", hand=f"{DAGGERS} signet_ring", solari=5,
           table={"turn": 0, "round": number}, must=SEAT)
      for number in (1, 2, 3, 4)),
    *(case(f"spends eight solari on the Landsraad in round {number}", hand=f"{DAGGERS} signet_ring",
           solari=8, table={"turn": 0, "round": number}, must=f"{SWORDMASTER}, {SEAT}")
      for number in (1, 2, 3, 4, 5)),
    *(case(f"buys the best and not the cheapest card in round {number}", hand=SEVEN, council=True,
           after="reveal", table={"turn": 0, "round": number, "row": ROW},
           must="acquire lady_jessica")
      for number in (1, 4)),
]  # fmt: skip
