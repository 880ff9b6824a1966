"""Questions about tech tiles."""

from typing import Final

from landsraad.core.decisions import Ask

LAST_CHANCE: Final = Ask(
    "end_turn", "Your turn ends, unless you use a tile or play a plot card.", "IMP 23.3.3"
)
TECH: Final = Ask("tech", "Acquire which tech tile?", "IMP 23.2.1")
CURRENCY: Final = Ask("currency", "Pay for the tile in spice or in solari?", "IMP 26.1.1")
NEGOTIATORS: Final = Ask("negotiators", "Return how many negotiators?", "IMP 23.2.4")
DISMANTLE: Final = Ask("dismantle", "Trash which of your tech tiles?", "IMP 34.4.3")
