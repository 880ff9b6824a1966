"""Uprising: agents are used there too."""

from __future__ import annotations

from functools import partial

from bots.blunders.case import told
from imperium.table import Table

case = partial(told, "uprising", Table, uprising=True)

REVEALS = {
    "daggers": "dagger dagger",
    "diplomacy": "diplomacy convincing_argument",
    "a scout": "reconnaissance convincing_argument",
    "a desert": "dune_the_desert_planet convincing_argument",
}
CASES = [
    case(f"sends an agent with {name} in round {number}", hand=hand, solari=4,
         table={"turn": 0, "round": number}, never="reveal")
    for name, hand in REVEALS.items() for number in (1, 5)
]  # fmt: skip
