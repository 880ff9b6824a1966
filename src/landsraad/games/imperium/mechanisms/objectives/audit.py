"""Conservation of objectives and of the conflict cards that were won."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine.plug import Audit
from landsraad.games.imperium.engine.state import NOBODY, State
from landsraad.games.imperium.mechanisms.objectives.state import (
    OBJECTIVES,
    face_up,
    mark_of,
    trophies_of,
)
from landsraad.games.imperium.mechanisms.objectives.words import WILD


def _check(state: State) -> None:
    held = [trophies_of(player).objective for player in state.players]
    held = [card for card in held if card != NOBODY]
    houses = len(state.players)
    known = [
        n for n in state.setup.selection.numbers("objectives") if houses in OBJECTIVES[n].seats
    ]
    assert sorted(held) == known, "objectives lost or doubled"
    won = [card for p in state.players for card in (*trophies_of(p).up, *trophies_of(p).down)]
    assert len(set(won)) == len(won), "a conflict card was won twice"
    for player in state.players:
        marks = [mark for card in face_up(player) if (mark := mark_of(player, card)) != WILD]
        assert len(set(marks)) == len(marks), "two face-up cards of one battle icon are a pair"
    assert set(won) <= {*state.conflicts_past, state.conflict}, "a conflict card was won too early"


AUDIT: Final[Audit] = Audit(check=_check)
