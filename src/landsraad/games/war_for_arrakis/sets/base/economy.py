"""The Spice Must Flow board and the ranks of the sietches."""

from landsraad.games.war_for_arrakis.components import Row

ROWS = (
    Row(dice=8, harvesters=3, ornithopters=2, carryalls=1),
    Row(dice=7, harvesters=4, ornithopters=2, carryalls=1),
    Row(dice=6, harvesters=5, ornithopters=3, carryalls=1),
    Row(dice=5, harvesters=5, ornithopters=4, carryalls=2),
    Row(dice=4, harvesters=6, ornithopters=4, carryalls=2),
)
"""From the top step to the bottom one."""
KEEP_COST, RAISE_COST, STOCKPILE_COST = 2, 3, 3
STOCKPILE_UP_TO = 5
"""The last step of the supremacy track on which spice can be stockpiled."""
SIETCH_RANKS = (1, 1, 2, 2, 2, 2, 3, 3)
