"""Two teams of three: Commanders and their allies."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.teams import (
    asks,
    audit,
    chronicle,
    combat,
    features,
    knowledge,
    position,
    refusals,
    rules,
    trades,
    worth,
)
from landsraad.games.imperium.mechanisms.teams.sheet import SHEET
from landsraad.games.imperium.mechanisms.teams.shown import SHOWN
from landsraad.games.imperium.mechanisms.teams.state import KEY, Member, Teams, stand_in

MECHANISM = Mechanism(
    KEY,
    house=Member,
    table=Teams,
    rules=trades,
    moments={
        "set_up": rules.set_up,
        "leader_asks": rules.leader_asks,
        "round_begun": rules.round_begun,
        "turn_begun": rules.turn_begun,
        "turn_ended": rules.turn_ended,
        "agenda_offers": rules.agenda_offers,
        "finishing": rules.finishing,
        "sent": rules.sent,
        "reveal_begun": rules.reveal_begun,
        "swords_given": rules.swords_given,
        "combat_begun": rules.combat_begun,
        "meant": rules.meant,
        "counted": rules.counted,
        "armies": stand_in,
        "shut": rules.shut,
        "on_sale": rules.on_sale,
        "sold": rules.sold,
        "played": combat.played,
        "combat_plays": combat.plays,
        "ranked": combat.ranked,
    },
    shown=SHOWN,
    sheet=SHEET,
    events=chronicle.EVENTS,
    audit=audit.AUDIT,
    described=position.DESCRIBED,
    deal=knowledge.DEAL,
    refusals=refusals.REFUSALS,
    worth=worth.WORTH,
    features=features.FEATURES,
    asks=asks,
)
