"""What is in the box of every module: numbered after the base game's, in this order."""

from landsraad.games.war_for_arrakis.components import Box
from landsraad.games.war_for_arrakis.modules.mahdi.box import BOX as MAHDI
from landsraad.games.war_for_arrakis.modules.possible_futures.box import BOXES as FUTURES
from landsraad.games.war_for_arrakis.modules.smugglers.box import BOX as SMUGGLERS
from landsraad.games.war_for_arrakis.modules.spacing_guild.box import BOX as SPACING_GUILD

BOXES: tuple[Box, ...] = (SMUGGLERS, SPACING_GUILD, *FUTURES, MAHDI)
