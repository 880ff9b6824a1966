"""Arrakis: Dawn of the Fremen in the terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from landsraad import Option
from landsraad.cli.tables import Group, Table, View
from landsraad.cli.tables.dawn_of_the_fremen import asking, board
from landsraad.core.events import Event

_BEGINNINGS = frozenset(
    ("cycle", "harj_leader", "sites", "roll", "attack", "ship", "scavenge", "motion", "over",
     "offer", "vanish")
)  # fmt: skip


class DawnTable:
    """The words for Arrakis: Dawn of the Fremen."""

    def names(self, view: View) -> list[str]:
        """The tribes."""
        return [player["name"] for player in view["players"]]

    def moment(self, view: View) -> Hashable:
        """Marks the first question of a seat in each phase of the Harj and of a cycle."""
        return board.moment(view)

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        """Cycle and phase, the tribes, and the whole map by regions."""
        return board.status(view, names)

    def brief(self, view: View) -> str:
        """The attack, shipment or offer that is under way."""
        return board.brief(view)

    def look(self, view: View, words: str, names: Sequence[str]) -> list[str]:
        """The map, a region, a territory with what bears on it, a tribe, or a component."""
        return board.look(view, words, names)

    def topics(self) -> str:
        """What ``look`` can show."""
        return "map, a territory by name or number, a region, a tribe, a token or a card"

    def group(self, view: View, options: Sequence[Option]) -> list[Group]:
        """Options of the same verb share a line."""
        return asking.group(view, options)

    def notations(self, view: View, words: str) -> list[str]:
        """The choices that words may mean: notation with names written out or not."""
        return asking.notations(view, words)

    def begins(self, event: Event) -> bool:
        """Turns open with an offer, an attack, a shipment, a card; phases with a roll."""
        return event.kind in _BEGINNINGS

    def hides(self, event: Event) -> bool:
        """All is told."""
        return False

    def ranking(self, view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
        """Winners first, then by sietches and territories."""
        return board.ranking(view, winners)

    def ending(self, view: View) -> str:
        """Sietches, the council, the last on the board, or the last cycle."""
        ended = view["table"]["ended"]
        return ended["words"] if ended else ""


TABLE: Table = DawnTable()
