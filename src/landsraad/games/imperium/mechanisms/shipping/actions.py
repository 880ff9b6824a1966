"""Every answer about freighters."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.boxes import item
from landsraad.games.imperium.engine.catalogue import number_of
from landsraad.games.imperium.engine.options import take
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.shipping.rules import (
    MORE_SHIPPED,
    REWARDS,
    SHIPPING_TRACK,
    transported,
)


def track(box: ComponentSet) -> Iterator[Option]:
    """What the track gives, and what is chosen on it."""
    effects = [effect for step in REWARDS for effect in step]
    for tile in box.of("tech"):
        shipped = MORE_SHIPPED[number_of(tile)]
        effects += transported(shipped) if shipped else ()
    yield from (item(effect, SHIPPING_TRACK).option for effect in effects)
    for label in ("advance", "recall", "dividends", "spice", "solari"):
        yield take(label, "")
