"""Objectives and the battle icons of conflict cards."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.objectives import (
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
from landsraad.games.imperium.mechanisms.objectives.shown import SHOWN
from landsraad.games.imperium.mechanisms.objectives.state import KEY, Trophies, Victor

MECHANISM = Mechanism(
    KEY,
    house=Trophies,
    table=Victor,
    moments={
        "component_gained": rules.component_gained,
        "set_up": rules.set_up,
        "rewards": rules.rewards,
        "combat_ended": rules.take_card,
        "scored": rules.score_wilds,
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
