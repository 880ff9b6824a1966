"""The words of what Bloodlines adds; `text` puts them together."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.effects import AtLeast, Condition, Count
from landsraad.games.imperium.effects_bloodlines import (
    AgentTurn,
    Commanders,
    Garrisoned,
    Generated,
    InSlot,
    PlainIntrigue,
    Reached,
    SpiceGained,
    Trashed,
    UnitKinds,
)
from landsraad.games.imperium.terms import FACTION_NAMES, Faction, Rule

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


def count_words(count: Count) -> str:
    """What is counted, in words."""
    match count:
        case Commanders():
            return "commander you have in the conflict"
        case SpiceGained():
            return "spice you have gained this turn"
        case Garrisoned():
            return "unit in your garrison"
        case UnitKinds():
            return "type of unit you have in the conflict"
        case Generated():
            return "persuasion you have generated this turn"
    raise NotImplementedError(type(count).__name__)


def condition_words(condition: Condition) -> str:
    """A condition in words, to be followed by a colon."""
    match condition:
        case AtLeast(Generated(), minimum):
            return f"Command ({minimum} or more persuasion)"
        case AtLeast(Commanders(), 1):
            return "with a commander in the conflict"
        case AtLeast(Commanders(), minimum):
            return f"with {minimum} or more commanders in the conflict"
        case AtLeast(SpiceGained(), minimum):
            return f"if you have gained {minimum} or more spice this turn"
        case AtLeast(Garrisoned(), minimum):
            return f"with {minimum} or more units in your garrison"
        case AtLeast(UnitKinds(), minimum):
            return f"with {minimum} or more types of units in the conflict"
        case AgentTurn():
            return "on your agent turn"
        case Trashed(None, cost):
            return f"if it costs {cost} or more"
        case Trashed(Faction() as faction):
            return f"if it was a card of the {FACTION_NAMES[faction]}"
        case PlainIntrigue():
            return "if it was no twisted one"
        case InSlot(slot):
            return f"from slot {slot}"
        case Reached(faction):
            return f"if played for the {FACTION_NAMES[faction]}"
    raise NotImplementedError(type(condition).__name__)
