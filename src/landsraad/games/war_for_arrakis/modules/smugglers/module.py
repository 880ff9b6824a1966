"""The Smugglers expansion, put together."""

from pathlib import Path

from landsraad.games.war_for_arrakis.modules.smugglers import (
    choices,
    described,
    rules,
    shown,
    words,
)
from landsraad.games.war_for_arrakis.modules.smugglers.box import KEY
from landsraad.games.war_for_arrakis.modules.smugglers.refusals import REFUSALS, TIMING
from landsraad.games.war_for_arrakis.modules.smugglers.shapes import Area, Legion, Table
from landsraad.games.war_for_arrakis.modules.smugglers.state import Smugglers
from landsraad.games.war_for_arrakis.plug import Described, Module, Numbers, Shown

WORDS = words
"""Its effects are registered when their module is imported."""

MODULE = Module(
    KEY,
    shown.TITLE,
    Path(__file__).with_name("RULES.md"),
    hint="Neutral harvesters, and in time allies of the Atreides with a die of their own",
    part=Smugglers,
    moments={
        "round_begun": rules.round_begun,
        "vehicles_begun": rules.vehicles_begun,
        "vehicles_over": rules.vehicles_over,
        "dice_rolled": rules.dice_rolled,
        "dice_left": rules.dice_left,
        "turn_due": rules.turn_due,
        "turn_begun": rules.turn_begun,
        "turn_ended": lambda state, side: rules.check_alliance(state),
        "actions_over": rules.actions_over,
        "harvested": rules.harvested,
        "round_ended": rules.round_ended,
        "harvester_met": rules.captured,
        "foreign_lost": rules.lost,
        "camp_destroyed": rules.destroyed,
        "regenerated": rules.regenerated,
        "grounded": rules.grounded,
        "foreseen": rules.check_alliance,
        "worth": rules.worth,
    },
    offers={
        "harvester": rules.offer_harvester,
        "airborne": rules.offer_airborne,
        "vehicle": rules.offer_ornithopter,
        "turn": rules.offer_die,
        "desert_power": rules.offer_special,
    },
    answers={
        "smuggler_harvester": rules.place_harvester,
        "smuggler_carryall": rules.place_carryall,
        "dogfight": rules.fight,
        "smugglers": rules.spend_die,
        "special": rules.special,
    },
    asks=choices.ASKS,
    actions=shown.actions,
    timing=TIMING,
    refusals=REFUSALS,
    shown=Shown(table=shown.table, area=shown.area),
    shapes={"table": Table, "area": Area, "legion": Legion},
    described=Described(
        table=frozenset(("smugglers",)),
        area=frozenset(("smuggler_harvester", "smugglers_base")),
        build=described.build,
        begin=described.begin,
    ),
    numbers=Numbers(shown.NAMES, shown.numbers, by_seat=True),
    entries=shown.entries,
    audit=shown.audit,
    forget=shown.forget,
)
