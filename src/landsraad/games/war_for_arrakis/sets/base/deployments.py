"""What the deployment tokens hide. But for one of the silver ones they are our own stand-ins."""

from landsraad.games.war_for_arrakis.components import Deployment

STARTING = (
    Deployment(1),
    *(Deployment(2),) * 3,
    *(Deployment(1, 1),) * 3,
    Deployment(1, 0, 1),
)
"""One lies with a Naib in every sietch."""
STANDARD = (
    Deployment(2),
    *(Deployment(1, 1),) * 2,
    Deployment(1, 0, 1),
    *(Deployment(0, 1, 1),) * 2,
    Deployment(0, 0, 2),
    Deployment(0, 1),
)
"""Drawn by deployment actions of the Atreides."""
BLACK = (
    Deployment(1),
    *(Deployment(2),) * 3,
    Deployment(3),
    Deployment(1, 1),
)
"""One of these and one of the next in every Harkonnen settlement."""
SILVER = (
    Deployment(1, 0, 1, 1),
    Deployment(2, 0, 0, 1),
    Deployment(1, 1, 0, 1),
    Deployment(1, 0, 0, 1),
    Deployment(1, 1),
    Deployment(2),
)
