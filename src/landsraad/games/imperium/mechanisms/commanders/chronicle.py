"""The story of commanders and their skills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.core.chronicle import Telling, says
from landsraad.core.events import Event
from landsraad.games.imperium.engine.catalogue import SPACES
from landsraad.games.imperium.facets.chronicle import count_of, naming
from landsraad.games.imperium.mechanisms.commanders.state import SKILLS


def _moved(name: str, event: Event, names: Sequence[str]) -> str:
    verb, amount = event.public
    return f"{name} has {count_of(amount, 'commander')} among the troops to {verb}."


EVENTS: Final[Mapping[str, Telling]] = {
    "commander": says("{name} acquires a Sardaukar Commander."),
    "recruit_commander": says("{name} recruits a Sardaukar Commander."),
    "commander_gone": naming(
        "{name} takes the Sardaukar Commander on {0} out of the game.", SPACES
    ),
    "commanders_move": _moved,
    "skill": naming("{name} takes the skill {0}.", SKILLS),
    "skill_up": naming("{0} is the next skill to choose from.", SKILLS),
    "skill_trashed": naming("{name} trashes the skill {0}.", SKILLS),
}
