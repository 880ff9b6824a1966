"""Navigation cards."""

from landsraad.games.imperium.engine.plug import Mechanism, has
from landsraad.games.imperium.mechanisms.navigation import (
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
from landsraad.games.imperium.mechanisms.navigation.shown import SHOWN
from landsraad.games.imperium.mechanisms.navigation.state import KEY, Navigation
from landsraad.games.imperium.mechanisms.navigation.words import Navigates

MECHANISM = Mechanism(
    KEY,
    house=Navigation,
    led_by=has(Navigates),
    moments={
        "leader_set": rules.deal,
        "leader_asks": rules.plot_course,
        "influence_reached": rules.navigate,
        "reveal_begun": rules.reveal_more,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    deal=knowledge.DEAL,
    refusals=refusals.REFUSALS,
    described=position.DESCRIBED,
    sheet=sheet.SHEET,
    asks=asks,
)
