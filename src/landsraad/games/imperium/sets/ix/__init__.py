"""Rise of Ix: its components, deck by deck."""

from landsraad.games.imperium.components import ComponentSet
from landsraad.games.imperium.sets.ix.board import COVERS, SPACES
from landsraad.games.imperium.sets.ix.cards import EPIC, IMPERIUM
from landsraad.games.imperium.sets.ix.conflicts import CONFLICTS
from landsraad.games.imperium.sets.ix.hagal import HAGAL
from landsraad.games.imperium.sets.ix.intrigue import INTRIGUE
from landsraad.games.imperium.sets.ix.leaders import LEADERS
from landsraad.games.imperium.sets.ix.tech import TECH

IX = ComponentSet(
    "ix",
    "Rise of Ix",
    spaces=SPACES,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    hagal=HAGAL,
    tech=TECH,
    covers=COVERS,
    epic=EPIC,
)
