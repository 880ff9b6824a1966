"""What has happened on a turn, and what abilities do at the moments of it."""

from landsraad.games.imperium.engine.plug import Actions, Mechanism
from landsraad.games.imperium.mechanisms.tally import (
    asks,
    audit,
    chronicle,
    knowledge,
    refusals,
    rules,
    steps,
)
from landsraad.games.imperium.mechanisms.tally.state import KEY, Tally

MECHANISM = Mechanism(
    KEY,
    rules=steps,
    house=Tally,
    moments={
        "leader_set": rules.leader_set,
        "arrivals": rules.arrivals,
        "waives": rules.unasked,
        "influence_reached": rules.influence_reached,
        "discarded": rules.discarded,
        "trashed": rules.trashed,
        "acquired": rules.acquired,
        "revealed": rules.revealed,
        "turn_ended": rules.turn_ended,
        "deploy_limits": rules.deploy_limits,
    },
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    refusals=refusals.REFUSALS,
    actions=Actions(refusable=True),
    deal=knowledge.DEAL,
    asks=asks,
)
