"""Bloodlines with the original game: its components, and the tech module as a set of its own.

What is left out with the original game (spies, sandworms, battle icons, contracts) is not declared
here; the set that brings those rules can add it in a set of its own.
"""

from landsraad.games.imperium.components import ComponentSet
from landsraad.games.imperium.sets.bloodlines.board import COMMANDERS, SPACES
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
    spaces=SPACES,
    imperium=IMPERIUM,
    intrigue=(*INTRIGUE, *TWISTED),
    leaders=LEADERS,
    hagal=HAGAL,
    skills=SKILLS,
    navigation=NAVIGATION,
    commanders=COMMANDERS,
)
TECH_MODULE = ComponentSet(
    "tech",
    "Bloodlines, tech module",
    imperium=TECH_IMPERIUM,
    intrigue=TECH_INTRIGUE,
    leaders=TECH_LEADERS,
    hagal=TECH_HAGAL,
    tech=TECH,
    module_of="bloodlines",
)
IX_TILES = ComponentSet("ix_tiles", "Tech tiles of Rise of Ix", module_of="tech", borrows=BORROWED)
