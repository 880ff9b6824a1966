"""What a view holds of the Spacing Guild."""

from __future__ import annotations

from typing import Literal, TypedDict

from landsraad.games.war_for_arrakis.shapes import Side


class HeighlinerView(TypedDict):
    """The heighliner of a side."""

    step: int
    troops: int
    frigates: int
    bases_left: int
    frigates_left: int
    in_play: list[str]
    """Its cards that stay in play."""


class SpaceBoardView(TypedDict):
    """The space board."""

    atreides: HeighlinerView
    harkonnen: HeighlinerView
    route: int
    """How many steps it is to Arrakis."""
    troops_left: int
    navigator: str | None
    """The air zone of the Guild Navigator."""


class GuildTable(TypedDict):
    """What is added to the table."""

    spacing_guild: SpaceBoardView


class LandingView(TypedDict):
    """A heighliner that lands."""

    kind: Literal["landing"]
    side: Side
    troops: int
    frigates: int
    at: str | None


class BombardingView(TypedDict):
    """A frigate that bombards."""

    kind: Literal["bombarding"]
    side: Side
    zone: str


Business = LandingView | BombardingView


class GuildLegion(TypedDict, total=False):
    """What is added to a legion."""

    houses_major_troop: int
