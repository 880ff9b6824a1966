"""The base game's components, deck by deck."""

from landsraad.games.imperium.components import ComponentSet
from landsraad.games.imperium.sets.base.board import SPACES
from landsraad.games.imperium.sets.base.cards import IMPERIUM, RESERVE, STARTING
from landsraad.games.imperium.sets.base.conflicts import CONFLICTS
from landsraad.games.imperium.sets.base.hagal import HAGAL
from landsraad.games.imperium.sets.base.intrigue import INTRIGUE
from landsraad.games.imperium.sets.base.leaders import LEADERS

BASE = ComponentSet(
    "base",
    "Dune: Imperium",
    spaces=SPACES,
    starting=STARTING,
    reserve=RESERVE,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    hagal=HAGAL,
)
