"""What a view holds of a leader's own track."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Row


class TacticsHouseView(TypedDict):
    """What everybody sees of a house."""

    tactics: int | None
    """The space of the token on the leader's track."""


class TacticsReward(TypedDict):
    """What a space of the track gives."""

    space: int
    row: Row


class TacticsSheet(TypedDict):
    """Where the token starts, and the spaces that give something."""

    start: int
    rewards: list[TacticsReward]


class LeaderMarks(TypedDict):
    """What is drawn of a leader."""

    tactics: TacticsSheet | None
