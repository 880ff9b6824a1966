"""What a view holds of spies and observation posts."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.games.imperium.shapes import Printed


class PostView(TypedDict):
    """A post, the spaces that it watches and the houses whose spies stand there."""

    key: str
    spaces: list[str]
    spies: list[int]


class SpiesTableView(TypedDict):
    """What is added to the table."""

    posts: list[PostView]


class SpiesHouseView(TypedDict):
    """What everybody sees of a house."""

    spies: list[str]
    """The posts where they stand."""
    spies_supply: int
    spies_lost: int
    spies_recalled: int


class PostSheet(Printed):
    """An observation post."""

    spaces: list[str]


class SpyMarks(TypedDict):
    """What is drawn of a card."""

    spy: NotRequired[bool]
    """It has the icon of a spy."""
