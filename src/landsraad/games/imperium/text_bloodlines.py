"""The words of what Bloodlines adds; `text` puts them together."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.terms import Rule

SPECIALS: Final = {
    "disruption_tactics": "an enemy troop of your choice in the conflict retreats to its garrison",
    "controlled": (
        "look at the top card of your deck, then put it back, discard it, or pay 1 solari and draw "
        "it"
    ),
    "into_the_fray": (
        "you may deploy the agent you sent this turn to the conflict, as a unit of strength 2 "
        "(3 once you have your swordmaster) that cannot retreat"
    ),
    "smuggle_in": "put 1 bonus spice on your own space",
    "smuggle_out": "take 1 bonus spice from a maker space",
}
RULES: Final = {
    Rule.COMBAT: "deploy units this turn as if you had sent an agent to a combat space",
    Rule.EMPEROR_ICON: "the card you send an agent with this turn also has the Emperor icon",
    Rule.BOARD_ICONS: (
        "the card you send an agent with this turn also has the Landsraad, City and Spice Trade "
        "icons"
    ),
    Rule.CHEAP_COMMANDERS: "this turn each commander you recruit costs 1 solari less",
}
