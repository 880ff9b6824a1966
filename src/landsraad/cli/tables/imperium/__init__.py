"""Dune: Imperium in the terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from landsraad import Option
from landsraad.cli.tables import Group, Table, View
from landsraad.cli.tables.imperium import asking, position, topics
from landsraad.core.events import Event

_BEGINNINGS = frozenset(
    ("round", "conflict", "send", "rival_send", "reveal", "place", "makers", "endgame",
     "over", "rival_swordmasters")
)  # fmt: skip
_DEAL = 5


class ImperiumTable:
    """The words for Dune: Imperium."""

    def names(self, view: View) -> list[str]:
        """The houses by their leaders."""
        return position.names(view)

    def moment(self, view: View) -> Hashable:
        """Marks the first question of each turn."""
        return position.moment(view)

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        """Round, conflict, points, and the seat's own things."""
        return position.status(view, names)

    def brief(self, view: View) -> str:
        """The resources of the seat."""
        return position.brief(view)

    def look(self, view: View, words: str, names: Sequence[str]) -> list[str]:
        """A topic, a house or a component."""
        return topics.look(view, words, names)

    def topics(self) -> str:
        """What ``look`` can show."""
        return (
            "a card, space, leader or seat; or me, players, hand, deck, "
            "row, board, factions, conflict, table"
        )

    def group(self, view: View, options: Sequence[Option]) -> list[Group]:
        """Agents by the card that sends them, everything else line by line."""
        return asking.group(view, options)

    def notations(self, view: View, words: str) -> list[str]:
        """The choices that words in plain English may mean."""
        return asking.notations(view, words)

    def begins(self, event: Event) -> bool:
        """Turns open with an agent or a reveal, phases with a line of their own."""
        return event.kind in _BEGINNINGS

    def hides(self, event: Event) -> bool:
        """Who leads a house (its name says it), the cards of House Hagal, deals to others.

        What a rival with a card of its own turns up is shown: it says why the rival goes there.
        """
        dealt = event.kind == "draw" and event.secret is None and event.public[0] == _DEAL
        shared = event.kind == "hagal" and event.seat < 0
        return event.kind == "leader" or shared or dealt

    def ranking(self, view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
        """Points, and what breaks ties (IMP 8.3)."""
        return position.ranking(view, winners)

    def ending(self, view: View) -> str:
        """The points say it."""
        return ""


TABLE: Table = ImperiumTable()
