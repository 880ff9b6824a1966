"""Cards that unload."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.unloading import chronicle, rules, sheet

MECHANISM = Mechanism(
    "unloading",
    moments=dict.fromkeys(("discarded", "discarded_from_deck", "trashed"), rules.leaves),
    events=chronicle.EVENTS,
    sheet=sheet.SHEET,
)
