"""Short cuts for tests of the cards of Rise of Ix: turns, a purchase, combat, the endgame."""

from __future__ import annotations

from typing import Any

from imperium.card_turns import POOR, reveal
from imperium.table import Table

IDLE = {"revealed": True, "hand": []}
TILES = "artillery windtraps minimic_film"
TOPS = ["windtraps", "training_drones", "flagship"]
"""Open tiles that cost 2, 3 and 8 spice."""


def sent(card: str, space: str, **me: Any) -> Table:
    """My agent went to a space with a card; I have nothing but another card in hand."""
    return Table(ix=True, **{**POOR, "hand": f"{card} dagger", **me}).do(f"send {card} {space}")


def bought(card: str, cost: int, **me: Any) -> Table:
    """A card of the row acquired on the reveal turn."""
    table = reveal("dagger", ix=True, persuasion=cost, table={"row": [card]}, **me)
    return table.do(f"acquire {card}")


def my_turn(**me: Any) -> Table:
    """My turn, with a card to send; nobody else takes turns."""
    start = {"ix": True, "hand": "dagger", "water": 0, "others": [IDLE, IDLE]}
    return Table(**{**start, **me})


def combat(**me: Any) -> Table:
    """The combat phase, my two troops against one; a plot card in hand keeps me asked."""
    start = {"ix": True, "conflict": 2, "others": [{"conflict": 1}, {}]}
    place = {"phase": "combat", "conflict": "skirmish_b"}
    me["intrigue"] += " windfall"
    return Table(**{**start, **me}, table=place)


def endgame(**me: Any) -> Table:
    """The endgame, at five points."""
    place = {"phase": "endgame", "round": 10, **me.pop("table", {})}
    return Table(ix=True, vp=5, **me, table=place)
