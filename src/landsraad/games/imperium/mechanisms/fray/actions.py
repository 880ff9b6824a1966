"""Every answer about agents that fight."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.fray.rules import RECALL_FIGHTER


def recalls(box: ComponentSet) -> Iterator[Option]:
    """An agent that is recalled from the conflict."""
    yield RECALL_FIGHTER
