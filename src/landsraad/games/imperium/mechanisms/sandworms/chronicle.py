"""The story of sandworms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.core.events import Event
from landsraad.games.imperium.facets.chronicle import count_of


def _summoned(name: str, event: Event, names: Sequence[str]) -> str:
    return f"{name} summons {count_of(event.public[0], 'sandworm')} into the conflict."


EVENTS: Final[Mapping[str, Telling]] = {
    "summon": _summoned,
    "hooks": says("{name} takes maker hooks."),
    "wall": says("{name} removes the shield wall."),
}
