"""The Spacing Guild expansion, put together."""

from pathlib import Path

from landsraad.games.war_for_arrakis.modules.spacing_guild import (
    choices,
    flights,
    rules,
    shown,
    words,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import KEY
from landsraad.games.war_for_arrakis.modules.spacing_guild.refusals import REFUSALS, TIMING
from landsraad.games.war_for_arrakis.modules.spacing_guild.shapes import (
    Business,
    GuildLegion,
    GuildTable,
)
from landsraad.games.war_for_arrakis.modules.spacing_guild.state import Guild
from landsraad.games.war_for_arrakis.plug import Described, Module, Numbers, Shown

WORDS = words
"""Its effects are registered when their module is imported."""

MODULE = Module(
    KEY,
    shown.TITLE,
    Path(__file__).with_name("RULES.md"),
    hint="Heighliners bring troops of other houses and frigates to both sides",
    part=Guild,
    moments={
        "harvester_raided": rules.raided,
        "marker_paid": rules.paid,
        "may_stay": rules.may_stay,
        "bans_set": rules.round_over,
        "actions_over": rules.actions_over,
        "free_actions": flights.free_actions,
        "boarded": flights.boarded,
        "worth": rules.worth,
    },
    offers={"to": flights.offer_flight, "target": flights.offer_flight},
    answers={"navigator": flights.spare},
    free_answers={"bombard": flights.bombard, "watch": flights.watch},
    asks=choices.ASKS,
    actions=shown.actions,
    timing=TIMING,
    refusals=REFUSALS,
    shown=Shown(table=shown.table, business=shown.business),
    shapes={"table": GuildTable, "business": Business, "legion": GuildLegion},
    described=Described(table=frozenset((KEY,)), build=shown.build),
    numbers=Numbers(shown.NAMES, shown.numbers, by_seat=True),
    entries=shown.entries,
    cards=shown.cards,
    audit=shown.audit,
)
