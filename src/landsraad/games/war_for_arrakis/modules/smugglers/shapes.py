"""What a view holds of the smugglers."""

from __future__ import annotations

from typing import Literal, TypedDict

from landsraad.games.war_for_arrakis.shapes import Result


class SmugglersView(TypedDict):
    """The smugglers board, the die and Staban Tuek on his track."""

    status: Literal["neutral", "allied", "defeated"]
    step: int | None
    board: int
    harvesters: int
    ornithopters: int
    base: str | None
    die: Result | None


class Table(TypedDict):
    """What is added to the table."""

    smugglers: SmugglersView


class Area(TypedDict, total=False):
    """What is added to an area."""

    smuggler_harvester: bool
    smugglers_base: int
    """Its rank."""


class Legion(TypedDict, total=False):
    """What is added to a legion."""

    smuggler_regular: int
