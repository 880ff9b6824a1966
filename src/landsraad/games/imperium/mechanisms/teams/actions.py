"""Every answer that a game in teams may offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import numbers, of_intrigue, of_leader, take
from landsraad.games.imperium.facets.actions import cards_of, intrigue_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.teams.options import (
    CALL,
    GOODS,
    OWN_BOARD,
    SPY,
    YIELD,
    of_throne,
)

MOST_GIVEN: Final = 40
"""Nobody has more of a resource to give; what is beyond has no number."""
MOST_RECRUITS: Final = 3
MOST_PLEDGED: Final = 7


def shared(box: ComponentSet) -> Iterator[Option]:
    """Activating, trading, the personal boards and the Throne row."""
    yield from (CALL, OWN_BOARD, SPY, YIELD, *GOODS.values())
    yield from numbers("reinforce", 0, MOST_RECRUITS)
    yield from numbers("give", 1, MOST_GIVEN)
    yield from numbers("contribute", 0, MOST_PLEDGED)
    for leader in map(number_of, box.leaders):
        yield of_leader("activate", leader)
        yield of_leader("trade", leader)
    for card in map(number_of, cards_of(box)):
        yield of_throne(card)
    for intrigue in map(number_of, intrigue_of(box)):
        yield of_intrigue("hand_over", intrigue)
    yield from (take(name, name) for name in ("water", "spice", "solari"))
