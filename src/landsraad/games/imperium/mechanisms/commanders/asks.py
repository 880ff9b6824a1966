"""Questions about commanders and skills."""

from typing import Final

from landsraad.core.decisions import Ask

LAST_RECRUIT: Final = Ask(
    "end_turn", "Your turn ends, unless you recruit a commander or play a plot card.", "IMP 30.1.4"
)
WHICH_TROOPS: Final = Ask(
    "which_troops", "{source}: how many of these troops are commanders?", "IMP 30.2.2"
)
SKILL: Final = Ask("skill", "Choose a skill for your commanders.", "IMP 30.1.2")
DISRUPT: Final = Ask("disrupt", "Which enemy troop retreats?", "IMP 33.1.3")
