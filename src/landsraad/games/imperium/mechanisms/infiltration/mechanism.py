"""Cards whose agents are not kept out by those of others."""

from landsraad.games.imperium.engine.plug import Mechanism
from landsraad.games.imperium.mechanisms.infiltration.sheet import SHEET

MECHANISM = Mechanism("infiltration", sheet=SHEET)
