"""The shipping track."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.shipping import (
    asks,
    audit,
    chronicle,
    features,
    position,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.shipping.shown import SHOWN
from landsraad.games.imperium.mechanisms.shipping.state import KEY, Shipping

MECHANISM = Mechanism(
    KEY,
    house=Shipping,
    rules=rules,
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
    sheet=sheet.SHEET,
    asks=asks,
)
