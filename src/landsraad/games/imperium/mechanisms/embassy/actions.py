"""Every answer at the Ixian Embassy."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.embassy.rules import EMBASSY_OFFER


def offer(box: ComponentSet) -> Iterator[Option]:
    """To buy a tile there."""
    yield EMBASSY_OFFER.option
