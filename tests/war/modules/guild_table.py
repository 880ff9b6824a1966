"""A table with the Spacing Guild."""

from war.table import Table as Plain

MODULES = ("spacing_guild",)
ENEMY = {"arrakeen": "H 1r"}
FRIENDS = {"s1_4": "A 1r"}


class Table(Plain):
    """A table with the Spacing Guild; ``ours`` and ``theirs`` describe the two heighliners."""

    def __init__(self, board=None, *, ours=None, theirs=None, modules=MODULES, **parts):
        given = {"atreides": ours or {}, "harkonnen": theirs or {}}
        board = None if board is None else {**ENEMY, **FRIENDS, **board}
        super().__init__(board, modules=modules, spacing_guild=given, **parts)

    def ship(self, side="atreides"):
        """A heighliner: its step, troops and frigates aboard."""
        shown = self.table["spacing_guild"][side]
        return shown["step"], shown["troops"], shown["frigates"]

    @property
    def guild(self):
        """The space board."""
        return self.table["spacing_guild"]


def harkonnen(board, **parts):
    """A turn of the Harkonnens."""
    return Table(board, turn="harkonnen", **parts)


def harvest(board, **parts):
    """The spice harvest, the last thing before the end of the round."""
    return Table(board, phase="harvest", turn="harkonnen", **parts)
