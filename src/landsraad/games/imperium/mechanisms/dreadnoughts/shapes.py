"""What a view holds of dreadnoughts."""

from __future__ import annotations

from typing import TypedDict


class DreadnoughtsView(TypedDict):
    """Where the dreadnoughts of a house are."""

    supply: int
    garrison: int
    conflict: int
    control: list[str]
    """The spaces where one stands over the control marker."""


class DreadnoughtsTableView(TypedDict):
    """What is added to the table."""

    flags: dict[str, int]
    """Spaces held by a dreadnought, and whose it is."""


class DreadnoughtsHouseView(TypedDict):
    """What everybody sees of a house."""

    dreadnoughts: DreadnoughtsView
