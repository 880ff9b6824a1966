"""The name of what asks: a card, a leader, a prescience card or a result of a die."""

from __future__ import annotations

from landsraad.games.war_for_arrakis.catalogue import CARDS, LEADERS, UNIT_OF
from landsraad.games.war_for_arrakis.terms import RESULT_KEYS

NAMES: dict[str, str] = {
    "": "",
    **{key: f"{key.title()} action" for key in RESULT_KEYS},
    "desert_power": "Desert Power",
    **{card.key: card.name for card in CARDS},
    **{leader.key: leader.name for leader in LEADERS},
    **{unit.key: unit.name for unit in UNIT_OF.values()},
}


def name_of(source: str) -> str:
    """A source for people."""
    return NAMES.get(source, source)
