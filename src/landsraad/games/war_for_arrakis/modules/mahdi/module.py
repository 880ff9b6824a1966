"""The Mahdi game, put together."""

from pathlib import Path

from landsraad.games.war_for_arrakis.modules.mahdi import (
    criteria,
    described,
    refusals,
    rules,
    shapes,
    shown,
    tokens,
    worth,
)
from landsraad.games.war_for_arrakis.modules.mahdi.box import KEY
from landsraad.games.war_for_arrakis.modules.mahdi.state import Mahdi
from landsraad.games.war_for_arrakis.modules.mahdi.talk import AUTOMATON
from landsraad.games.war_for_arrakis.plug import Described, Module, Numbers, Shown

MODULE = Module(
    KEY,
    shown.TITLE,
    Path(__file__).with_name("RULES.md"),
    excludes=("spacing_guild",),
    hint="The automaton of the rulebook plays the Harkonnens; two share the Atreides",
    why_excluded="the rulebook forbids it (WFA 22.1.1)",
    seating={1: ("atreides",), 2: ("house_atreides", "fremen_ally")},
    seating_rule="WFA 22.1.1",
    part=Mahdi,
    moments={
        "set_up": rules.set_up,
        "revealing": rules.revealing,
        "round_begun": rules.round_begun,
        "vehicles_begun": criteria.vehicles_begun,
        "dice_rolled": rules.dice_rolled,
        "dice_left": rules.dice_left,
        "turn_due": rules.turn_due,
        "token_due": rules.token_due,
        "supremacy_gained": rules.supremacy_gained,
        "round_over": rules.round_over,
        "daunted": criteria.daunted,
        "narrowed": criteria.narrowed,
        "legion_left": tokens.legion_left,
        "engaged": rules.engaged,
        "reinforced": rules.reinforced,
        "watched": rules.watched,
        "shown_freely": rules.shown_freely,
        "sietch_moved": rules.sietch_moved,
        "forcible": rules.forcible,
        "worth": worth.worth,
    },
    offers={"harvest": criteria.offer_surplus},
    answers={"surplus": criteria.surplus},
    asks=(AUTOMATON,),
    actions=shown.actions,
    timing=shown.TIMING,
    refusals=refusals.REFUSALS,
    shown=Shown(table=shown.table, player=shown.player),
    shapes={"table": shapes.Table, "player": shapes.Player, "legion": shapes.Legion},
    described=Described(
        table=frozenset((KEY,)), build=described.build, begin=described.begin, tell=described.tell
    ),
    numbers=Numbers(shown.NAMES, shown.numbers),
    entries=shown.entries,
    audit=shown.audit,
    cards=shown.cards,
    deal=shown.deal,
)
