"""Bloodlines with the original game: its components, and the tech module as a set of its own.

What is left out with the original game (spies, sandworms, battle icons, contracts) stands in sets
of its own, which join a game of Uprising by themselves.
"""

from landsraad.games.imperium.language.components import ComponentSet, rival_cards
from landsraad.games.imperium.mechanisms.commanders.words import Posts, skill_tiles
from landsraad.games.imperium.mechanisms.contracts.words import contract_tiles
from landsraad.games.imperium.mechanisms.navigation.words import navigation_cards
from landsraad.games.imperium.mechanisms.smuggling.words import leader_spaces
from landsraad.games.imperium.mechanisms.tech.words import Borrowed, tiles_of
from landsraad.games.imperium.mechanisms.twisted.words import twisted_cards
from landsraad.games.imperium.rivals.words import antagonists
from landsraad.games.imperium.sets.bloodlines import rivals, uprising
from landsraad.games.imperium.sets.bloodlines.board import COMMANDERS, LEADER_SPACES
from landsraad.games.imperium.sets.bloodlines.cards import IMPERIUM, TECH_IMPERIUM
from landsraad.games.imperium.sets.bloodlines.hagal import HAGAL, TECH_HAGAL
from landsraad.games.imperium.sets.bloodlines.intrigue import INTRIGUE, TECH_INTRIGUE
from landsraad.games.imperium.sets.bloodlines.leaders import LEADERS, TECH_LEADERS
from landsraad.games.imperium.sets.bloodlines.navigation import NAVIGATION
from landsraad.games.imperium.sets.bloodlines.skills import SKILLS
from landsraad.games.imperium.sets.bloodlines.tech import BORROWED, TECH
from landsraad.games.imperium.sets.bloodlines.twisted import TWISTED

BLOODLINES = ComponentSet(
    "bloodlines",
    "Bloodlines",
    mechanisms=(
        "ledger",
        "commanders",
        "twisted",
        "fray",
        "tactics",
        "navigation",
        "smuggling",
        "embassy",
        "project",
    ),
    imperium=IMPERIUM,
    intrigue=INTRIGUE,
    leaders=LEADERS,
    more=(
        leader_spaces(*LEADER_SPACES),
        twisted_cards(*TWISTED),
        rival_cards(*HAGAL),
        skill_tiles(*SKILLS),
        navigation_cards(*NAVIGATION),
        Posts(COMMANDERS),
    ),
)
TECH_MODULE = ComponentSet(
    "tech",
    "Bloodlines, tech module",
    mechanisms=("tech",),
    imperium=TECH_IMPERIUM,
    intrigue=TECH_INTRIGUE,
    leaders=TECH_LEADERS,
    more=(rival_cards(*TECH_HAGAL), tiles_of(*TECH)),
)
IX_TILES = ComponentSet("ix_tiles", "Tech tiles of Rise of Ix", more=(Borrowed(BORROWED),))
BLOODLINES_UPRISING = ComponentSet(
    "bloodlines_uprising",
    "Bloodlines with Uprising",
    imperium=uprising.IMPERIUM,
    intrigue=uprising.INTRIGUE,
    conflicts=uprising.CONFLICTS,
    leaders=uprising.LEADERS,
    more=(
        skill_tiles(*uprising.SKILLS),
        navigation_cards(*uprising.NAVIGATION),
        Posts(uprising.COMMANDERS),
    ),
)
BLOODLINES_CHOAM = ComponentSet(
    "bloodlines_choam",
    "Bloodlines with contracts",
    imperium=uprising.CHOAM_IMPERIUM,
    intrigue=uprising.CHOAM_INTRIGUE,
    more=(contract_tiles(*uprising.CONTRACTS),),
)
TECH_UPRISING = ComponentSet(
    "tech_uprising",
    "Bloodlines, tech module with Uprising",
    more=(tiles_of(*uprising.TECH),),
)
TECH_CHOAM = ComponentSet(
    "tech_choam",
    "Bloodlines, tech module with contracts",
    more=(tiles_of(*uprising.CHOAM_TECH),),
)
BLOODLINES_ANTAGONISTS = ComponentSet(
    "bloodlines_antagonists",
    "Bloodlines, rivals with Uprising",
    more=(antagonists(*rivals.RIVALS),),
)
TECH_ANTAGONISTS = ComponentSet(
    "tech_antagonists",
    "Bloodlines, rival of the tech module",
    more=(antagonists(*rivals.TECH_RIVALS),),
)
