"""The twisted intrigue cards on the table (IMP 32.1.7)."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.twisted import (
    asks,
    audit,
    chronicle,
    features,
    knowledge,
    position,
    refusals,
    rules,
    sheet,
)
from landsraad.games.imperium.mechanisms.twisted.shown import SHOWN
from landsraad.games.imperium.mechanisms.twisted.state import KEY, TwistedTable

MECHANISM = Mechanism(
    KEY,
    table=TwistedTable,
    moments={
        "leader_set": rules.shuffle,
        "dealt": rules.draw_twisted,
        "intrigue_discards": rules.put_away,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    features=features.FEATURES,
    deal=knowledge.DEAL,
    refusals=refusals.REFUSALS,
    described=position.DESCRIBED,
    sheet=sheet.SHEET,
    asks=asks,
)
