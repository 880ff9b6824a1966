"""Where the Sardaukar Commanders stand, and the space that comes with Esmar Tuek."""

from landsraad.games.imperium.components import space
from landsraad.games.imperium.terms import SPICE_TRADE
from landsraad.games.imperium.vocabulary import draw, harvest, one_of, seq

COMMANDERS = (
    "conspire",
    "wealth",
    "foldspace",
    "high_council",
    "rally_troops",
    "hall_of_oratory",
)

SPACES = (
    space(
        "Tuek's Sietch",
        SPICE_TRADE,
        area="dune",
        combat=True,
        maker=True,
        effect=one_of(spice=harvest(1), card=seq(draw(1), harvest(0))),
        of_leader=True,
    ),
)
