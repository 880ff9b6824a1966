"""Sandworms, maker hooks and the shield wall."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.sandworms import (
    audit,
    chronicle,
    features,
    position,
    rules,
    worth,
)
from landsraad.games.imperium.mechanisms.sandworms.shown import SHOWN
from landsraad.games.imperium.mechanisms.sandworms.state import KEY, Sandworms, Wall

MECHANISM = Mechanism(
    KEY,
    house=Sandworms,
    table=Wall,
    moments={"rewards": rules.rewards, "combat_ended": rules.go_home},
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
)
