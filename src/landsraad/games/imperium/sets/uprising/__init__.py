"""Uprising: its components, deck by deck; the CHOAM module and the rivals as sets of their own."""

from landsraad.games.imperium.language.components import ComponentSet, rival_cards
from landsraad.games.imperium.mechanisms.contracts.words import contract_tiles
from landsraad.games.imperium.mechanisms.objectives.words import objective_cards
from landsraad.games.imperium.mechanisms.sandworms.words import ShieldWall
from landsraad.games.imperium.mechanisms.spies.words import observation_posts
from landsraad.games.imperium.rivals.words import antagonists
from landsraad.games.imperium.sets.uprising.board import IX_POSTS, POSTS, SPACES, WALLED
from landsraad.games.imperium.sets.uprising.cards import CHOAM_IMPERIUM, IMPERIUM
from landsraad.games.imperium.sets.uprising.conflicts import CONFLICTS
from landsraad.games.imperium.sets.uprising.contracts import CONTRACTS
from landsraad.games.imperium.sets.uprising.hagal import DESIGNED, HAGAL
from landsraad.games.imperium.sets.uprising.intrigue import CHOAM_INTRIGUE, INTRIGUE
from landsraad.games.imperium.sets.uprising.leaders import CHOAM_LEADERS, LEADERS
from landsraad.games.imperium.sets.uprising.objectives import OBJECTIVES
from landsraad.games.imperium.sets.uprising.reserve import RESERVE
from landsraad.games.imperium.sets.uprising.rivals import RIVALS
from landsraad.games.imperium.sets.uprising.starting import STARTING

UPRISING = ComponentSet(
    "uprising",
    "Uprising",
    mechanisms=(
        "ledger",
        "twisted",
        "spies",
        "sandworms",
        "objectives",
        "contracts",
        "court",
        "tally",
        "training",
        "memories",
    ),
    spaces=SPACES,
    starting=STARTING,
    reserve=RESERVE,
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    more=(
        observation_posts(*POSTS, *IX_POSTS),
        objective_cards(*OBJECTIVES),
        ShieldWall(WALLED),
    ),
)
CHOAM = ComponentSet(
    "choam",
    "Uprising, CHOAM module",
    imperium=CHOAM_IMPERIUM,
    intrigue=CHOAM_INTRIGUE,
    leaders=CHOAM_LEADERS,
    more=(contract_tiles(*CONTRACTS),),
)
ANTAGONISTS = ComponentSet(
    "antagonists",
    "Uprising, rivals",
    mechanisms=("antagonists",),
    more=(antagonists(*RIVALS), rival_cards(*HAGAL)),
    designed=frozenset(DESIGNED),
)
