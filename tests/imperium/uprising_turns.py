"""Short cuts for tests of Uprising's components: play, and see what has changed."""

from __future__ import annotations

from typing import Any

from imperium.table import Table

ALONE = [{"revealed": True, "garrison": 0}, {"revealed": True, "garrison": 0}]
BARE = {"solari": 0, "spice": 0, "water": 0, "garrison": 0}
NUMBERS = (
    "solari", "spice", "water", "persuasion", "swords", "garrison", "conflict", "hand_size",
    "intrigue_size", "vp", "sandworms", "hooks", "council", "agents",
)  # fmt: skip
LISTS = ("spies", "contracts", "contracts_done", "discard", "play")


def table(**me: Any) -> Table:
    """A table of Uprising with contracts, where seat 0 is alone on the way through the round.

    The intrigue card cannot be used on a turn: it only keeps the turn open.
    """
    described = {"uprising": True, "modules": ("choam",), "others": ALONE, "intrigue": "impress"}
    return Table(**{**described, **BARE, "leader": "princess_irulan", **me})


def numbers(at: Table) -> dict[str, int]:
    """What is counted of seat 0, by name."""
    player = at.player(0)
    found = {name: int(player[name]) for name in NUMBERS}
    found |= {name: len(player[name]) for name in LISTS}
    return found | player["influence"]


def changed(at: Table, *moves: str) -> dict[str, int]:
    """What some moves change of seat 0, by name."""
    before = numbers(at)
    after = numbers(at.do(*moves))
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def sent(card: str, space: str, *moves: str, **me: Any) -> dict[str, int]:
    """What changes when a card sends an agent, and some moves later.

    The card itself leaves the hand and is in play, and an agent is gone: that is not told.
    """
    at = table(**{"hand": f"{card} dagger", **me})
    found = changed(at, f"send {card} {space}", *moves)
    usual = {"hand_size": -1, "play": 1, "agents": -1}
    told = {name: found.get(name, 0) - usual.get(name, 0) for name in {*found, *usual}}
    return {name: amount for name, amount in told.items() if amount}


def revealed(card: str, *moves: str, **me: Any) -> dict[str, int]:
    """What changes when a hand is revealed, but for where the cards are."""
    at = table(**{"hand": card, "conflict": 1, **me})
    found = changed(at, "reveal", *moves)
    return {name: found[name] for name in found if name not in ("hand_size", "play")}
