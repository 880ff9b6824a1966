"""The story of dreadnoughts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.facets.chronicle import count_of, naming
from landsraad.games.imperium.mechanisms.tech.tiles import TECHS


def _deployed(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} deploys {count_of(event.public[0], 'dreadnought')} to the conflict."


EVENTS: Final[Mapping[str, Telling]] = {
    "commission": says("{name} commissions a dreadnought."),
    "deploy_dreadnought": _deployed,
    "retreat_dreadnought": says("{name} retreats a dreadnought to the garrison."),
    "station": naming("A dreadnought of {name} takes control of {0}.", SPACES),
    "flag_home": naming("The dreadnought of {name} returns from {0} to the garrison.", SPACES),
    "detonate": naming("{name} sends the dreadnought to the supply with {0}.", TECHS),
}
