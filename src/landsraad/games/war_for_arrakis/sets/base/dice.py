"""The faces of the action dice; which face of the Atreides die is doubled is our own stand-in."""

from landsraad.games.war_for_arrakis.terms import (
    DEPLOYMENT,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    STRATEGY,
)

ATREIDES_DIE = (STRATEGY, LEADERSHIP, LEADERSHIP, DEPLOYMENT, MENTAT, HOUSE)
HARKONNEN_DIE = (LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE)
ATREIDES_DICE, HARKONNEN_DICE = 4, 8
