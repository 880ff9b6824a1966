"""The token on a leader's track (IMP 32.1.1)."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.tactics import (
    audit,
    chronicle,
    features,
    position,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.tactics.shown import SHOWN
from landsraad.games.imperium.mechanisms.tactics.state import KEY, Tactics

MECHANISM = Mechanism(
    KEY,
    house=Tactics,
    led_by=rules.by_losses,
    moments={
        "leader_set": rules.start,
        "troops_moved": rules.troops_moved,
        "losses_begun": rules.begin_losses,
        "combat_ended": rules.go_home,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
    sheet=sheet.SHEET,
)
