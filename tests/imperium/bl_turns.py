"""Short cuts for tests with Bloodlines: turns, reveals, combat, the endgame."""

from __future__ import annotations

from typing import Any

from imperium.card_turns import POOR
from imperium.table import Table

IDLE = {"revealed": True, "hand": []}
SKILLS = ["driven", "canny", "hardy", "loyal"]
"""Open skills for positions in which the choice of one is no matter of chance."""
START = ["conspire", "wealth", "foldspace", "high_council", "rally_troops"]
"""Where the commanders stand when a game of one to three players begins."""
TECH = {"modules": ("tech",)}


def alone(**me: Any) -> Table:
    """My turn, and nobody else takes turns any more this round."""
    start = {"bloodlines": True, "others": [IDLE, IDLE]}
    place = {"skills": SKILLS, **me.pop("table", {})}
    return Table(**{**start, **me, "table": place})


def sent(card: str, space: str, **me: Any) -> Table:
    """My agent went to a space with a card; I have nothing but another card in hand."""
    table = alone(**{**POOR, "hand": f"{card} dagger", **me})
    return table.do(f"send {card} {space}")


def shown(hand: str, **me: Any) -> Table:
    """My hand is revealed; a card of the intrigue hand that fits no turn keeps mine open."""
    return alone(**{**POOR, "hand": hand, "intrigue": "ambush", **me}).do("reveal")


def bought(card: str, cost: int, **me: Any) -> Table:
    """A card of the row acquired on the reveal turn."""
    place = {"row": [card], **me.pop("table", {})}
    return shown("dagger", persuasion=cost, table=place, **me).do(f"acquire {card}")


def fight(*intrigue: str, **me: Any) -> Table:
    """The combat phase, two of my troops against one; a card more in hand keeps me asked."""
    cards = " ".join((*intrigue, "windfall"))
    start = {"bloodlines": True, "conflict": 2, "others": [{"conflict": 1}, {}]}
    place = {"phase": "combat", "conflict": "skirmish_b", **me.pop("table", {})}
    return Table(**{**POOR, **start, "intrigue": cards, **me, "table": place})


def endgame(**me: Any) -> Table:
    """The endgame, at five points."""
    place = {"phase": "endgame", "round": 10, **me.pop("table", {})}
    return Table(**{"bloodlines": True, "vp": 5, **me, "table": place})


def pieces(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """The commanders of a house: in its garrison, in the conflict, in its supply."""
    commanders = table.player(seat)["commanders"]
    return commanders["garrison"], commanders["conflict"], commanders["supply"]


def passed(table: Table) -> Table:
    """Everybody passes until the combat is over, and takes the last of what a reward offers."""
    while table.asked and table.asked[1] in ("combat", "win", "faction_up"):
        table.do(table.options[-1])
    return table


def finished(table: Table) -> Table:
    """My turn goes on to its end, with nothing but what cannot be left out."""
    while table.asked in ((0, "agent_turn"), (0, "deploy"), (0, "end_turn")):
        table.do("done" if "done" in table.options else table.offered("resolve")[-1])
    return table
