"""Shared factions, put together."""

from pathlib import Path

from landsraad.games.war_for_arrakis.kit import ROLES
from landsraad.games.war_for_arrakis.modules.shared_factions import choices, rules, shown
from landsraad.games.war_for_arrakis.modules.shared_factions.shapes import (
    PartnersSheet,
    PartnersTable,
    PartnersView,
)
from landsraad.games.war_for_arrakis.modules.shared_factions.state import KEY, Partners
from landsraad.games.war_for_arrakis.plug import Described, Module, Numbers, Shown
from landsraad.games.war_for_arrakis.terms import SIDES


def _joins(roles: tuple[str, ...]) -> bool:
    """With two seats of one side."""
    sides = [ROLES[key].side for key in roles]
    return any(sides.count(side) > 1 for side in SIDES)


MODULE = Module(
    KEY,
    shown.TITLE,
    Path(__file__).with_name("RULES.md"),
    option="",
    joins=_joins,
    part=Partners,
    moments={
        "set_up": rules.set_up,
        "decides": rules.decides,
        "dice_rolled": rules.dice_rolled,
        "token_asked": rules.token_asked,
        "turn_due": rules.turn_due,
        "turn_ended": rules.turn_ended,
        "action_due": rules.action_due,
        "special_due": rules.special_due,
        "passed_on": rules.passed_on,
        "card_left": rules.card_left,
        "seen_cards": rules.seen_cards,
        "round_ended": rules.round_ended,
    },
    offers={
        "who_acts": rules.offer_cone,
        "turn": rules.offer_cone,
        "action": rules.offer_hand_over,
        "any_result": rules.offer_hand_over,
    },
    answers={"cone": rules.use_cone, "partner": rules.hand_over},
    asks=choices.ASKS,
    actions=shown.actions,
    timing=shown.TIMING,
    refusals=shown.REFUSALS,
    shown=Shown(table=shown.table, seats=shown.dashboards),
    shapes={"table": PartnersTable, "seats": PartnersView, "sheet": PartnersSheet},
    described=Described(table=shown.KEYS, build=shown.build, begin=shown.begin, tell=shown.tell),
    numbers=Numbers(shown.NAMES, shown.numbers, by_seat=True),
    entries=shown.entries,
    sheet=shown.sheet,
    audit=shown.audit,
    forget=shown.forget,
)
