"""Every module there is, in the order in which they act at one moment."""

from landsraad.games.war_for_arrakis.modules.mahdi.module import MODULE as MAHDI
from landsraad.games.war_for_arrakis.modules.old_man_of_the_desert.module import MODULE as OLD_MAN
from landsraad.games.war_for_arrakis.modules.possible_futures.module import MODULES as FUTURES
from landsraad.games.war_for_arrakis.modules.shared_factions.module import (
    MODULE as SHARED_FACTIONS,
)
from landsraad.games.war_for_arrakis.modules.smugglers.module import MODULE as SMUGGLERS
from landsraad.games.war_for_arrakis.modules.spacing_guild.module import MODULE as SPACING_GUILD
from landsraad.games.war_for_arrakis.plug import Module

MODULES: tuple[Module, ...] = (
    SMUGGLERS, OLD_MAN, SPACING_GUILD, SHARED_FACTIONS, *FUTURES, MAHDI,
)  # fmt: skip
