"""The Ixian Embassy in the catalogue."""

from __future__ import annotations

from landsraad.games.imperium.engine.plug import Sheet
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.mechanisms.embassy.rules import EMBASSY, EMBASSY_OFFER


def _sources() -> dict[str, list[Effect]]:
    return {EMBASSY: [EMBASSY_OFFER.effect]}


SHEET: Sheet = Sheet(sources=_sources)
