"""The shipping track in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.facets.sheet import drawn
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.shipping.rules import REWARDS, SHIPPING_TRACK
from landsraad.games.imperium.mechanisms.shipping.shapes import More


def _track() -> More:
    return {"shipping": [[drawn(effect) for effect in effects] for effects in REWARDS]}


def _sources() -> dict[str, list[Effect]]:
    return {SHIPPING_TRACK: [effect for effects in REWARDS for effect in effects]}


SHEET: Sheet = Sheet(more=_track, sources=_sources, shapes={"more": More})
