"""Agents that fight in the conflict themselves (IMP 32.1.3)."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.fray import (
    audit,
    chronicle,
    features,
    position,
    rules,
    worth,
)
from landsraad.games.imperium.mechanisms.fray.shown import SHOWN
from landsraad.games.imperium.mechanisms.fray.state import KEY, Fray
from landsraad.games.imperium.mechanisms.fray.words import into_the_fray

MECHANISM = Mechanism(
    KEY,
    house=Fray,
    led_by=lambda leader: leader.signet == into_the_fray(),
    moments={"recall_offers": rules.recall_offers, "recalled": rules.recall},
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
)
