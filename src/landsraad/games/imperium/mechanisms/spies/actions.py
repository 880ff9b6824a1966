"""Every answer about spies."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.spies.options import PLACE, RECALL, of_post


def posts(box: ComponentSet) -> Iterator[Option]:
    """Posts where spies come and go."""
    for verb in (PLACE, RECALL):
        yield from (of_post(verb, number_of(post)) for post in box.of("posts"))
