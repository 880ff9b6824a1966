"""Rise of Ix: its components, deck by deck."""

from landsraad.games.imperium.language.components import ComponentSet, rival_cards
from landsraad.games.imperium.mechanisms.contracts.words import first_contracts
from landsraad.games.imperium.mechanisms.epic.words import epic_cards
from landsraad.games.imperium.mechanisms.overlay.words import Overlay
from landsraad.games.imperium.mechanisms.tech.words import tiles_of
from landsraad.games.imperium.sets.ix import uprising
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
    mechanisms=(
        "ledger",
        "tech",
        "dreadnoughts",
        "shipping",
        "snoopers",
        "ahead",
        "unloading",
        "epic",
        "intelligence",
        "infiltration",
    ),
    spaces=SPACES,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    more=(epic_cards(*EPIC), rival_cards(*HAGAL), tiles_of(*TECH), Overlay(COVERS)),
)
IX_UPRISING = ComponentSet(
    "ix_uprising",
    "Rise of Ix with Uprising",
    reserve=uprising.RESERVE,
    more=(Overlay(uprising.COVERS),),
)
IX_CHOAM = ComponentSet(
    "ix_choam",
    "Rise of Ix with contracts",
    more=(first_contracts(*uprising.CONTRACTS),),
)
