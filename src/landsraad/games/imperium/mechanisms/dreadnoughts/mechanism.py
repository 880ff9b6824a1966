"""Dreadnoughts."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.dreadnoughts import (
    actions,
    asks,
    audit,
    chronicle,
    features,
    position,
    refusals,
    rivals,
    rules,
    worth,
)
from landsraad.games.imperium.mechanisms.dreadnoughts.shown import SHOWN
from landsraad.games.imperium.mechanisms.dreadnoughts.state import (
    KEY,
    Dreadnoughts,
    DreadnoughtsTable,
)

MECHANISM = Mechanism(
    KEY,
    house=Dreadnoughts,
    table=DreadnoughtsTable,
    moments={
        "set_up": rules.build,
        "controls": rules.controls,
        "rival_skips": rules.skips,
        "rival_follows": rivals.follow,
        "combat_begun": rules.combat_begun,
        "last_win_items": rules.last_win_items,
        "deploy_offers": rules.offers,
        "troops_home": rules.return_home,
    },
    shown=SHOWN,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    worth=worth.WORTH,
    features=features.FEATURES,
    refusals=refusals.REFUSALS,
    described=position.DESCRIBED,
    actions=actions.ACTIONS,
    asks=asks,
)
