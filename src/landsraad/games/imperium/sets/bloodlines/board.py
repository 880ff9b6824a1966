"""Where the Sardaukar Commanders stand, and the space that comes with Esmar Tuek."""

from landsraad.games.imperium.language.components import space
from landsraad.games.imperium.language.gains import draw, harvest
from landsraad.games.imperium.language.structure import one_of, seq
from landsraad.games.imperium.language.terms import SPICE_TRADE

COMMANDERS = (
    "conspire",
    "wealth",
    "foldspace",
    "high_council",
    "rally_troops",
    "hall_of_oratory",
)

LEADER_SPACES = (
    space(
        "Tuek's Sietch",
        SPICE_TRADE,
        area="dune",
        combat=True,
        maker=True,
        effect=one_of(spice=harvest(1), card=seq(draw(1), harvest(0))),
    ),
)
