"""Contracts of CHOAM."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.contracts import (
    actions,
    asks,
    audit,
    chronicle,
    features,
    knowledge,
    position,
    refusals,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.contracts.shown import SHOWN
from landsraad.games.imperium.mechanisms.contracts.state import KEY, Bank, Contracts

MECHANISM = Mechanism(
    KEY,
    house=Contracts,
    table=Bank,
    moments={
        "set_up": rules.set_up,
        "leader_set": rules.leader_set,
        "arrivals": rules.arrivals,
        "harvested": rules.harvested,
        "gained": rules.gained,
        "acquired": rules.acquired,
        "alliance_earned": rules.alliance_earned,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    deal=knowledge.DEAL,
    described=position.DESCRIBED,
    refusals=refusals.REFUSALS,
    sheet=sheet.SHEET,
    actions=actions.ACTIONS,
    asks=asks,
)
