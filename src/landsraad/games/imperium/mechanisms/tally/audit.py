"""Starting cards that a leader goes without."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.catalogue import LEADERS
from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.language.abilities import found
from landsraad.games.imperium.mechanisms.tally.bargains import Without


def _missing(state: State) -> list[int]:
    card = state.setup.selection.card
    led = [player.leader for player in state.players[: state.setup.seats]]
    if NOBODY in led:
        return []  # They are still being drafted.
    left_out = (found(Without, LEADERS[leader].abilities) for leader in led)
    return [card[one.card] for one in left_out if one is not None]


AUDIT: Final[Audit] = Audit(missing=_missing)
