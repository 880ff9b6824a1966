"""The memories of a leader, and the side that is face up (IMP 46.4.4)."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.memories import (
    audit,
    chronicle,
    features,
    position,
    rules,
    worth,
)
from landsraad.games.imperium.mechanisms.memories.shown import SHOWN
from landsraad.games.imperium.mechanisms.memories.state import KEY, Memories

MECHANISM = Mechanism(
    KEY,
    rules=rules,
    house=Memories,
    led_by=rules.remembers,
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
)
