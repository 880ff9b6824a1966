"""How the Ixian Embassy plugs in."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.embassy import features, sheet
from landsraad.games.imperium.mechanisms.embassy.rules import arrivals
from landsraad.games.imperium.mechanisms.embassy.shown import SHOWN

MECHANISM = Mechanism(
    "embassy",
    moments={"arrivals": arrivals},
    shown=SHOWN,
    features=features.FEATURES,
    sheet=sheet.SHEET,
)
