"""What a view holds of teams."""

from __future__ import annotations

from typing import Literal, TypedDict

from landsraad.games.imperium.shapes import TrackSheet


class TeamView(TypedDict):
    """A team."""

    commander: int
    allies: list[int]
    score: int


class TeamsTableView(TypedDict):
    """What is added to the table."""

    teams: list[TeamView]
    activated: int | None
    """The ally who stands in for a Commander now."""
    throne_row: list[str]


class TeamsHouseView(TypedDict):
    """What everybody sees of a house."""

    team: int
    commander: bool
    own_track: int | None
    """The height on the personal board of a Commander."""
    tokens: list[Literal["left", "right", "swordmaster"]] | None
    """The agents that a Commander may still send, by their arrows."""
    swordmaster_left: bool
    """Whether the third agent is still to be sent."""


class TeamsSheet(TypedDict):
    """What is added to the sheet."""

    teams_tracks: list[TrackSheet]
