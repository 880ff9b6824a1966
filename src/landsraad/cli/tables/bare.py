"""The table of a game that has no words of its own yet."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from landsraad import Option
from landsraad.cli.tables import Group, Table, View
from landsraad.core.events import Event


class BareTable:
    """Prompts, options and log, and nothing about the view."""

    def names(self, view: View) -> list[str]:
        """Seats by their numbers."""
        return [f"Seat {number + 1}" for number in range(len(view.get("players", ())))]

    def moment(self, view: View) -> Hashable:
        """Every moment is alike."""
        return None

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        """Nothing."""
        return []

    def brief(self, view: View) -> str:
        """Nothing."""
        return ""

    def look(self, view: View, words: str, names: Sequence[str]) -> list[str]:
        """Nothing."""
        return []

    def topics(self) -> str:
        """What ``look`` can show."""
        return "nothing in this game; options shows the question again"

    def group(self, view: View, options: Sequence[Option]) -> list[Group]:
        """Each option on a line of its own."""
        return [Group("", ((number, option.text),)) for number, option in enumerate(options, 1)]

    def notations(self, view: View, words: str) -> list[str]:
        """The words themselves."""
        return [words] if words else []

    def begins(self, event: Event) -> bool:
        """Turns are told apart by their seats only."""
        return False

    def hides(self, event: Event) -> bool:
        """All is told."""
        return False

    def ranking(self, view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
        """The winners."""
        return [(seat, "winner") for seat in winners]

    def ending(self, view: View) -> str:
        """Nothing is known of the game."""
        return ""


TABLE: Table = BareTable()
