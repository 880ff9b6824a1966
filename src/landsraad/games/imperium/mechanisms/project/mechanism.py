"""The tech tile that a leader has set aside (IMP 34.4.1)."""

from landsraad.games.imperium.engine.plug import Mechanism, has
from landsraad.games.imperium.mechanisms.project import (
    asks,
    chronicle,
    features,
    knowledge,
    position,
    refusals,
    rules,
)
from landsraad.games.imperium.mechanisms.project.shown import SHOWN
from landsraad.games.imperium.mechanisms.project.state import KEY, Project
from landsraad.games.imperium.mechanisms.project.words import SecretProject

MECHANISM = Mechanism(
    KEY,
    house=Project,
    led_by=has(SecretProject),
    moments={
        "leader_asks": rules.begin,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    features=features.FEATURES,
    deal=knowledge.DEAL,
    refusals=refusals.REFUSALS,
    described=position.DESCRIBED,
    asks=asks,
)
