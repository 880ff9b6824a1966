"""What a view holds of Sardaukar Commanders and their skills."""

from __future__ import annotations

from typing import TypedDict

from landsraad.games.imperium.shapes import Printed, Row


class CommandersView(TypedDict):
    """Sardaukar Commanders of a house; the counts of troops leave them out."""

    garrison: int
    conflict: int
    supply: int


class CommandersTableView(TypedDict):
    """What is added to the table."""

    commanders: list[str]
    """The spaces where commanders stand."""
    commander_bank: int
    commanders_gone: int
    skills: list[str]
    """Those that lie open."""
    skills_left: int
    skills_gone: list[str]


class CommandersHouseView(TypedDict):
    """What everybody sees of a house."""

    commanders: CommandersView
    skills: list[str]


class SkillSheet(Printed):
    """A skill of commanders."""

    effect: Row
