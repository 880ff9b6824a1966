"""What a view holds of objectives and battle icons."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Printed


class ObjectiveView(TypedDict):
    """The objective of a house."""

    key: str
    icon: str
    face_up: bool


class TrophyView(TypedDict):
    """A conflict that a house has won."""

    key: str
    icon: str | None
    face_up: bool


class ObjectivesTableView(TypedDict):
    """What is added to the table."""

    conflict_icon: str | None


class ObjectivesHouseView(TypedDict):
    """What everybody sees of a house."""

    objective: ObjectiveView | None
    trophies: list[TrophyView]
    battle_icons: list[str]
    """Those that lie face up."""


class ObjectiveSheet(Printed):
    """An objective."""

    icon: str
    first: bool
    """Its owner is the first player."""
    seats: list[int]


class BattleIconsSheet(TypedDict):
    """What is added to the sheet."""

    battle_icons: dict[str, str]
    """By the key of a conflict card."""
