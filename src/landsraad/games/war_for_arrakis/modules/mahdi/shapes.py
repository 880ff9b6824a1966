"""What a view holds of the automaton."""

from __future__ import annotations

from typing import Literal, TypedDict

from landsraad.games.war_for_arrakis.shapes import Result


class TacticalView(TypedDict):
    """A tactical card: its sietch, and its sector as one or four of the board."""

    card: str
    sectors: list[str]
    name: str


class MahdiView(TypedDict):
    """Tactical cards and dice of the automaton."""

    harvesting: TacticalView | None
    target: TacticalView | None
    target_area: str | None
    stand_in: str | None
    """A target for this turn alone."""
    tactical_deck: int
    unused: int
    board: int
    """Dice on The Spice Must Flow board."""
    spent: dict[Result, int]
    waiting: int
    """Cards of Hawat's Scheming beside the board."""
    choosing: bool
    """Whether the question is one of the automaton's, put to the player."""


class Table(TypedDict):
    """What is added to the table."""

    mahdi: MahdiView


class Player(TypedDict, total=False):
    """What is added to the side that nobody plays."""

    house: Literal["harkonnen"]
    automaton: bool


class Legion(TypedDict, total=False):
    """What is added to a legion."""

    facedown_black: int
    facedown_silver: int
