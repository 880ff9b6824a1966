"""Spaces with rules of their own."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.court import (
    asks,
    features,
    refusals,
    rivals,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.court.shown import SHOWN
from landsraad.games.imperium.mechanisms.court.state import KEY, Court

MECHANISM = Mechanism(
    KEY,
    house=Court,
    moments={"tolls": rules.toll, "sent": rules.sent, "rival_harvests": rivals.call},
    shown=SHOWN,
    features=features.FEATURES,
    worth=worth.WORTH,
    refusals=refusals.REFUSALS,
    sheet=sheet.SHEET,
    asks=asks,
)
