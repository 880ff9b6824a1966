"""The rules of a turn in the text of a position, with what was one of them when digests began."""

from __future__ import annotations

from enum import IntFlag
from functools import cache
from typing import Any, Final

from landsraad.games.imperium.language.abilities import COST, Ability, lends, less
from landsraad.games.imperium.language.terms import (
    CITY,
    EMPEROR,
    FACTIONS,
    LANDSRAAD,
    SPICE_TRADE,
    Rule,
)

FLAGS: Final[dict[Ability, tuple[str, int]]] = {
    lends(*FACTIONS): ("FACTION_ICONS", 2),
    less(COST, 3, of="the_spice_must_flow"): ("FLOW_DISCOUNT", 16),
    lends(EMPEROR): ("EMPEROR_ICON", 256),
    lends(LANDSRAAD, CITY, SPICE_TRADE): ("BOARD_ICONS", 512),
}
"""Abilities for a turn, by the names and bits that they had as rules; mechanisms may add some."""


@cache
def _rules() -> Any:
    return IntFlag("Rule", [*((rule.name, rule.value) for rule in Rule), *FLAGS.values()])


def flags(rules: int) -> object:
    """The rules of a turn by their names."""
    return _rules()(rules)
