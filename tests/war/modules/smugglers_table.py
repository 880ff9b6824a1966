"""A table with the smugglers, neutral or allied."""

from war.table import Table as Plain

MODULES = ("smugglers",)
BASE = {"s2_3": "A 2m staban_tuek gurney_halleck"}
ENEMY = {"arrakeen": "H 1r"}


class Table(Plain):
    """A table with the smugglers; ``allied`` has their base in s2_3."""

    def __init__(self, board=None, *, allied=False, smugglers=None, **parts):
        given = {"status": "allied", "base": "s2_3"} if allied else {}
        given.update(smugglers or {})
        super().__init__(board, modules=MODULES, smugglers=given, **parts)

    @property
    def smugglers(self):
        """The smugglers board."""
        return self.table["smugglers"]


def neutral(board, **parts):
    return Table({**ENEMY, **board}, **parts)


def allied(board=None, **parts):
    return Table({**ENEMY, **BASE, **(board or {})}, allied=True, **parts)


def placing(**parts):
    return neutral({"s1_4": "A 1r"}, phase="vehicles", turn="harkonnen", **parts)
