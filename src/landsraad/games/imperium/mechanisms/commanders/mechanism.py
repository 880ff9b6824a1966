"""Sardaukar Commanders."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.commanders import (
    actions,
    asks,
    audit,
    chronicle,
    features,
    knowledge,
    position,
    refusals,
    rivals,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.commanders.shown import SHOWN
from landsraad.games.imperium.mechanisms.commanders.state import KEY, Commanders, CommandersTable

MECHANISM = Mechanism(
    KEY,
    house=Commanders,
    table=CommandersTable,
    moments={
        "deploy_limits": rules.deploy_limits,
        "set_up": rules.set_up,
        "rival_arrived": rivals.find,
        "rival_follows": rivals.follow,
        "arrivals": rules.arrivals,
        "priced": rules.priced,
        "agenda_offers": rules.offers,
        "reveal_begun": rules.reveal_skills,
        "troops_move": rules.move,
        "strength": rules.strength,
        "combat_ended": rules.go_home,
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
    actions=actions.ACTIONS,
    asks=asks,
)
