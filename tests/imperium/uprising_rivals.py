"""Short cuts for tests of the rivals of Uprising: a turn alone, a turn beside two players."""

from __future__ import annotations

from typing import Any

from imperium.table import Table

GURNEY, STABAN = "gurney_halleck", "staban_tuek"
NOTHING = {"garrison": 0, "water": 0}
NUMBERS = (
    "solari", "spice", "water", "garrison", "conflict", "intrigue_size", "vp", "sandworms", "hooks",
    "swords", "agents",
)  # fmt: skip


def alone(
    *cards: str,
    rival: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    level: str = "sardaukar",
    **me: Any,
) -> Table:
    """Rival 2, Gurney Halleck, takes a turn by the first of these cards, then I am asked."""
    rivals = [
        {"leader": STABAN, **NOTHING, **(other or {})},
        {"leader": GURNEY, **NOTHING, **(rival or {})},
    ]
    place = {"first": 1, "turn": 2, "hagal_top": list(cards), **(table or {})}
    mine = {"hand": "dagger diplomacy", "leader": "princess_irulan", **me}
    return Table(uprising=True, seats=1, difficulty=level, others=rivals, table=place, **mine)


def pair(
    *cards: str,
    rival: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    **me: Any,
) -> Table:
    """Two players and a rival, who is on turn, then the other player is asked."""
    streamlined = "streamlined" in me.get("variants", ())
    card = {"leader": "lady_amber_metulli" if streamlined else GURNEY, **NOTHING, **(rival or {})}
    others = [{"leader": "muaddib", "hand": "dagger diplomacy", **(other or {})}, card]
    place = {"first": 0, "turn": 2, "hagal_top": list(cards), **(table or {})}
    mine = {"hand": "dagger diplomacy", "leader": "princess_irulan", **me}
    return Table(uprising=True, seats=2, others=others, table=place, **mine)


def numbers(table: Table, house: int = 2) -> dict[str, int]:
    """What is counted of a house, by name."""
    player = table.player(house)
    found = {name: int(player[name]) for name in NUMBERS}
    return found | player["influence"] | {"spies": len(player["spies"])}


def gained(table: Table, house: int = 2) -> dict[str, int]:
    """What a rival that began with nothing has, but for its agents and its score."""
    found = numbers(table, house)
    return {name: found[name] for name in found if found[name] and name not in ("agents", "vp")}


def sent(table: Table, house: int = 2) -> list[str]:
    """The spaces with agents of a house."""
    return [space for space, owners in table.table["agents"].items() if house in owners]


def fought(
    conflict: str,
    *,
    rival: dict[str, Any] | None = None,
    mine: int = 0,
    table: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Rival 2 with three troops is in the conflict, alone or against some of mine."""
    place = {"phase": "combat", "conflict": conflict, "first": 2, "turn": 0, **(table or {})}
    house = {"conflict": 3, **(rival or {})}
    cards = place.pop("hagal_top", ["gather_support_1"])
    return alone(*cards, rival=house, table=place, **{"hand": [], "conflict": mine, **more})
