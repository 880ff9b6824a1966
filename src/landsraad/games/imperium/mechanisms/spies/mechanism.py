"""Spies on observation posts."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.spies import (
    asks,
    audit,
    chronicle,
    features,
    position,
    refusals,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.spies.shown import SHOWN
from landsraad.games.imperium.mechanisms.spies.state import KEY, Spies

MECHANISM = Mechanism(
    KEY,
    house=Spies,
    moments={
        "leader_set": rules.leader_set,
        "more_sends": rules.infiltrates,
        "sent": rules.sent,
        "arrived": rules.arrived,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    described=position.DESCRIBED,
    refusals=refusals.REFUSALS,
    sheet=sheet.SHEET,
    asks=asks,
)
