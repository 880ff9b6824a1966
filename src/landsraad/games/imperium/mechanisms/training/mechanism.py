"""The token on a leader's training track (IMP 46.4.1)."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.training import (
    asks,
    chronicle,
    features,
    position,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.training.shown import SHOWN
from landsraad.games.imperium.mechanisms.training.state import KEY, Training

MECHANISM = Mechanism(
    KEY,
    rules=rules,
    house=Training,
    led_by=lambda leader: bool(rules.lessons(leader)),
    shown=SHOWN,
    events=chronicle.EVENTS,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
    sheet=sheet.SHEET,
    asks=asks,
)
