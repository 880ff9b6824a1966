"""Why something is not offered about twisted intrigue cards."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Decision, Reason
from landsraad.games.imperium.engine.catalogue import INTRIGUES
from landsraad.games.imperium.engine.plug import Refusals
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.refusals import PLOT_ASKS, no_reason
from landsraad.games.imperium.mechanisms.twisted.state import TWISTED


def _play(state: State, decision: Decision, words: list[str]) -> Reason | None:
    known = state.setup.selection.keys("intrigue")
    card = known.get(words[0]) if words else None
    if card is None or card not in state.players[decision.seat].intrigue:
        return None
    played = INTRIGUES[card]
    if not (card in TWISTED and played.opening and decision.ask.key in PLOT_ASKS):
        return None
    return Reason(f"{played.name} is for the very start of a turn", "IMP 33.3.7")


REFUSALS: Final[Refusals] = Refusals(
    {"play *": _play, "scrap *": no_reason, "hand_over *": no_reason},
    untimely={
        "scrap": ("no intrigue card is trashed now", "IMP 31.3.1"),
        "hand_over": ("no intrigue card changes hands now", "IMP 33.3.5"),
    },
)
