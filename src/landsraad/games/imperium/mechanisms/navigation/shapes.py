"""What a view holds of navigation cards."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Printed, Row


class NavigationHouseView(TypedDict):
    """What everybody sees of a house."""

    course_left: int
    """Navigation cards still face down."""
    navigated: list[str]
    """Those played."""
    each_reveal: int


class NavigationOwnView(TypedDict):
    """What a seat sees of its own house."""

    course: list[str]
    navigation_hand: list[str]


class NavigationSheet(Printed):
    """A navigation card."""

    effect: Row
