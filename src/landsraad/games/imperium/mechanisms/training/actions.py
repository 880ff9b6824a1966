"""Every answer about a training track."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.options import take
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.training import rules


def lessons(box: ComponentSet) -> Iterator[Option]:
    """The spaces that a token may be moved to."""
    for leader in box.leaders:
        yield from (take(one.key, "") for one in rules.lessons(leader) if one.reward is not None)
