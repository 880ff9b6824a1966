"""What a view holds of rivals with cards of their own."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Faction, Printed, Row


class AntagonistView(TypedDict):
    """The Rival card of a house, and how far it is on the way to its swordmaster."""

    swordmaster: int
    pieces: int
    """What it has towards its swordmaster."""
    priority: list[Faction]
    streamlined: bool


class AntagonistsHouseView(TypedDict):
    """What everybody sees of a house."""

    antagonist: AntagonistView | None


class AntagonistsGameView(TypedDict):
    """What is added to the game."""

    variants: list[str]
    """The ways to play that were chosen, or that come with the level."""


class AntagonistSheet(Printed):
    """A Rival card."""

    swordmaster: int
    priority: list[Faction]
    signet: Row | None
    scheme: Row | None
    setup: Row | None
    streamlined: bool
