"""The base game's components, deck by deck."""

from landsraad.games.imperium.language.components import ComponentSet, rival_cards
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
    more=(rival_cards(*HAGAL),),
    apart_from=("uprising", "choam", "ix_uprising", "antagonists", "uprising_teams"),
)
