"""How many wormsign tokens are of each kind, and the symbols below the ecological stations.

Both are our own stand-ins; that there are 16 and 6 of them, and the kinds, are facts.
"""

from landsraad.games.war_for_arrakis.terms import JIHAD, KWISATZ_HADERACH, SAND_DWELLERS

WORMSIGN_COUNTS = (6, 5, 5)
"""Sand, sandworm, burrowing sandworm."""
STATION_SYMBOLS = (
    KWISATZ_HADERACH, KWISATZ_HADERACH, SAND_DWELLERS, SAND_DWELLERS, JIHAD, JIHAD,
)  # fmt: skip
