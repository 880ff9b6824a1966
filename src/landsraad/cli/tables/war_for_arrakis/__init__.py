"""Dune: War for Arrakis in the terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from landsraad import Option
from landsraad.cli.tables import Group, Table, View
from landsraad.cli.tables.war_for_arrakis import asking, board
from landsraad.core.events import Event

_BEGINNINGS = frozenset(("round", "turn", "hazards", "harvest", "attack", "won"))
_QUIET = frozenset(("turn",))


class WarTable:
    """The words for War for Arrakis."""

    def names(self, view: View) -> list[str]:
        """The two sides, or the roles of those who share one."""
        return board.seat_names(view)

    def moment(self, view: View) -> Hashable:
        """Marks the first question of a seat in each phase, and of each of its turns."""
        return board.moment(view)

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        """Round and tracks, both sides, and the map by sectors."""
        return board.status(view, names)

    def brief(self, view: View) -> str:
        """The battle under way, or the dice that are left."""
        return board.brief(view)

    def look(self, view: View, words: str, names: Sequence[str]) -> list[str]:
        """The map, a sector, an area, a side, or a component."""
        return board.look(view, words, names)

    def topics(self) -> str:
        """What ``look`` can show."""
        return "map, tracks, an area by name or number, a sector, a side, a card or a leader"

    def group(self, view: View, options: Sequence[Option]) -> list[Group]:
        """Options of the same verb share a line."""
        return asking.group(view, options)

    def notations(self, view: View, words: str) -> list[str]:
        """The choices that words may mean: notation with names written out or not."""
        return asking.notations(view, words)

    def begins(self, event: Event) -> bool:
        """Turns, battles and phases open a passage."""
        return event.kind in _BEGINNINGS

    def hides(self, event: Event) -> bool:
        """That a turn begins is plain from who acts."""
        return event.kind in _QUIET

    def ranking(self, view: View, winners: Sequence[int]) -> list[tuple[int, str]]:
        """The winner first."""
        return board.ranking(view, winners)

    def ending(self, view: View) -> str:
        """Supremacy, the objective, or the last round."""
        ended = view["table"]["ended"]
        return ended["words"] if ended else ""


TABLE: Table = WarTable()
