"""The story of battle icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import CONFLICTS
from landsraad.games.imperium.facets.chronicle import About, naming
from landsraad.games.imperium.mechanisms.objectives.state import OBJECTIVES
from landsraad.games.imperium.mechanisms.objectives.words import MARKS


def _objective(name: str, event: Event, names: Sequence[str]) -> str:
    objective = OBJECTIVES[event.public[0]]
    first = f", and {name} goes first" if objective.first else ""
    return f"The objective of {name} shows the {MARKS[objective.mark]} icon{first}."


def _card(card: int) -> str:
    return CONFLICTS[card].name if card >= 0 else "the objective"


def _pair(name: str, event: Event, names: Sequence[str]) -> str:
    one, other = event.public
    return f"{name} has a pair of battle icons: {_card(one)} and {_card(other)} are turned down."


def _down(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} turns {_card(event.public[0])} face down."


EVENTS: Final[Mapping[str, Telling]] = {
    "objective": About(_objective, OBJECTIVES),
    "trophy": naming("{name} keeps the card of {0}.", CONFLICTS),
    "trophy_pair": About(_pair, CONFLICTS, CONFLICTS),
    "trophy_down": About(_down, CONFLICTS),
}
