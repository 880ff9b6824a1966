"""The story of rivals with cards of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import CARDS, SPACES
from landsraad.games.imperium.facets.chronicle import About, naming
from landsraad.games.imperium.language.words import listed

OBSTACLES: Final = {
    "taken": "an agent stands on {0}",
    "closed": "{0} is closed to it",
    "dry": "no bonus spice lies on {0}",
    "influence": "it has too little influence for {0}",
    "safe": "its alliance there is safe",
    "behind": "it is too far behind there",
    "useless": "it is of no use now",
}
"""Why a rival passes a card over."""


def _passed(name: str, event: Event, names: Sequence[str]) -> str:
    obstacle, spaces = event.public
    found = listed([SPACES[space].name for space in spaces], "or")
    return f"{name} passes it over: {OBSTACLES[obstacle].format(found)}."


EVENTS: Final[Mapping[str, Telling]] = {
    "hagal_passed": About(_passed, None, SPACES),
    "rival_signet": says("{name} uses the signet."),
    "rival_waits": says("{name} finds no space for its agent in this round."),
    "rival_stays": says("{name} is far enough ahead and deploys no troops."),
    "no_post": says("{name} finds no free post for a spy."),
    "scheme": says("With a third spy on the board, {name} carries out the scheme."),
    "churn": says("The dice for the Imperium row show {0} and {1}."),
    "row_lost": naming("{0} leaves the Imperium row for good.", CARDS),
}
