"""The components of the Mahdi game: tactical cards, and facedown tokens of the Harkonnens."""

from __future__ import annotations

from typing import Final

from landsraad.games.war_for_arrakis.components import Box, Unit

KEY: Final = "mahdi"
BLACK, SILVER = 8, 9
"""The deployment tokens of the Harkonnens among the units of a legion."""
TOKENS: Final = (BLACK, SILVER)
EACH: Final = 6
CENTRAL: Final = 8
"""The four central sectors as one, beside the sectors 0 to 7."""
CENTRE: Final = (4, 5, 6, 7)
TACTICAL: Final = (
    ("rock_outcroppings", 3),
    ("bight_of_the_cliff", 3),
    ("sihaya_ridge", 0),
    ("gara_kulon", 0),
    ("tasmin_sink", 1),
    ("habbanya_ridge", 2),
    ("windgap", CENTRAL),
    ("hobars_gap", CENTRAL),
)
"""For each tactical card its sietch and its sector."""
DICE: Final = 8
"""Action dice of the Harkonnens."""
MOST_SPENT: Final = 3
"""Spent dice of one result; what would show it once more is rolled again."""

BOX = Box(
    KEY,
    units=(
        Unit(BLACK, "facedown_black", "black deployment token", (0, EACH), counts_as=-1),
        Unit(SILVER, "facedown_silver", "silver deployment token", (0, EACH), counts_as=-1),
    ),
)
