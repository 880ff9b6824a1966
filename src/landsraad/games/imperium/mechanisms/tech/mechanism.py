"""Tech tiles."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.tech import (
    actions,
    asks,
    audit,
    chronicle,
    features,
    knowledge,
    market,
    position,
    refusals,
    rivals,
    rules,
    sheet,
    worth,
)
from landsraad.games.imperium.mechanisms.tech.shown import SHOWN
from landsraad.games.imperium.mechanisms.tech.state import KEY, Tech, TechTable

MECHANISM = Mechanism(
    KEY,
    house=Tech,
    table=TechTable,
    moments={
        "rival_hoards": market.hoards,
        "rival_begins": rivals.begin,
        "rival_passes": rivals.pass_agents,
        "rival_fights": rivals.drop_in,
        "rival_follows": rivals.follow,
        "set_up": rules.build_stacks,
        "round_begun": rules.round_begun,
        "dealt": rules.dealt,
        "intrigue_came": rules.intrigue_came,
        "win_items": rules.win_items,
        "endgame_begun": rules.endgame_begun,
        "turn_offers": rules.uses,
        "reveal_begun": rules.reveal_tiles,
        "banked": rules.hold_gains,
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
