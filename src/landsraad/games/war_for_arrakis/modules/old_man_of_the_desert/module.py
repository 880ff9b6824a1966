"""The Old Man of the Desert, put together."""

from pathlib import Path

from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert import rules, shown
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.shapes import Table
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.state import KEY, OldMan
from landsraad.games.war_for_arrakis.plug import Described, Module, Numbers, Shown

MODULE = Module(
    KEY,
    shown.TITLE,
    Path(__file__).with_name("RULES.md"),
    hint="A worm as large as a sector, and no Bene Gesserit tokens for the Atreides",
    part=OldMan,
    moments={
        "set_up": rules.set_up,
        "token_due": rules.token_due,
        "maker_withheld": rules.maker_withheld,
        "hazards_begun": rules.hazards_begun,
        "worth": rules.worth,
    },
    offers={"desert_power": rules.offers},
    answers={
        "summon": rules.summon,
        "roam": rules.roam,
        "devour": rules.attack,
        "maul": rules.attack,
    },
    actions=shown.actions,
    timing=shown.TIMING,
    refusals=shown.REFUSALS,
    shown=Shown(table=shown.table),
    shapes={"table": Table},
    described=Described(table=frozenset(("old_man",)), build=shown.build),
    numbers=Numbers(shown.NAMES, shown.numbers),
    entries=shown.entries,
    audit=shown.audit,
)
