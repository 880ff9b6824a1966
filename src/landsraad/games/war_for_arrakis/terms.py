"""The words of the rulebook as numbers: sides, units, dice, terrain, markers, phases."""

from __future__ import annotations

from enum import IntEnum

ATREIDES, HARKONNEN = 0, 1
SIDES = (ATREIDES, HARKONNEN)
SIDE_KEYS = ("atreides", "harkonnen")
SIDE_NAMES = ("Atreides", "Harkonnen")

STACKING = 6
"""Units an area can hold."""
BANNED_STACKING = 5
"""Harkonnen units an area can hold while the CHOAM ban is in force."""
COMBAT_DICE = 6
"""Nobody ever rolls more."""

# --- pieces of a legion; the first four lie in the supply of their side

REGULAR, ELITE, SPECIAL, GENERIC = range(4)
PIECE_KEYS = (("regular", "elite", "fedaykin", "naib"), ("regular", "elite", "sardaukar", "bashar"))
PIECE_NAMES = (
    ("regular unit", "elite unit", "Fedaykin", "Naib"),
    ("regular unit", "elite unit", "Sardaukar", "Bashar"),
)
SUPPLY = ((16, 8, 6, 12), (24, 12, 8, 6))
"""Figures in the box by side: regular, elite, special elite, generic leader."""

# --- action dice

STRATEGY, LEADERSHIP, DEPLOYMENT, MENTAT, HOUSE = range(5)
RESULTS = range(5)
RESULT_KEYS = ("strategy", "leadership", "deployment", "mentat", "house")
RESULT = {key: number for number, key in enumerate(RESULT_KEYS)}
DESERT_POWER = 5
"""The box below the dashboard where the Wild Maker's card lies."""
NO_BOX = -1
SLOTS = (2, 3)
"""Slots for each result on the dashboard of a side."""

# --- combat dice

HIT, SHIELD, SPECIAL_FACE = range(3)
FACE_KEYS = ("hit", "shield", "special")
COMBAT_FACES = (HIT, HIT, HIT, SHIELD, SHIELD, SPECIAL_FACE)

# --- the board

MOUNTAIN, PLATEAU, MINOR_ERG, DESERT, DEEP_DESERT = range(5)
TERRAIN_KEYS = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")
TERRAIN = {key: number for number, key in enumerate(TERRAIN_KEYS)}
TERRAIN_HITS = (0, 0, 0, 1, 2)
"""Hits of a special result of sandworms and storms, by terrain."""
SPICE = (0, 0, 0, 1, 2)
"""Spice points of a harvester, by terrain."""

NO_VEHICLE, ORNITHOPTER, CARRYALL, HARVESTER = range(4)
VEHICLE_KEYS = ("", "ornithopter", "carryall", "harvester")
VEHICLES = (0, 6, 3, 8)
"""Vehicles in the box by kind."""

SANDWORMS = 4
WORMSIGNS = 16
SAND, WORM, BURROWING = range(3)
WORMSIGN_KEYS = ("sand", "sandworm", "burrowing_sandworm")

# --- tracks

KWISATZ_HADERACH, SAND_DWELLERS, JIHAD = range(3)
MARKER_KEYS = ("kwisatz_haderach", "sand_dwellers", "jihad")
MARKER_NAMES = ("Kwisatz Haderach", "Sand Dwellers", "Jihad")
MARKER = {key: number for number, key in enumerate(MARKER_KEYS)}
LAST_STEP = 10
"""The end of both tracks."""
DESERT_LEADERS, PRE_BORN, ATOMICS = 3, 6, 8
"""Steps of the prescience track that bring something."""
HAWAT_STEP, FEYD_STEP = 1, 6
TOKEN_STEPS = (4, 7)
"""Steps of the supremacy track that bring something."""

GUILD, LANDSRAAD, CHOAM = range(3)
IMPERIUM_KEYS = ("spacing_guild", "landsraad", "choam")
IMPERIUM_NAMES = ("Spacing Guild", "Landsraad", "CHOAM")
TOP_ROW, BOTTOM_ROW = 1, 5

# --- planning decks

DECK_KEYS = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
DECK_NAMES = ("House Atreides", "Fremen Ally", "House Harkonnen", "Corrino Ally")
DECK = {key: number for number, key in enumerate(DECK_KEYS)}
DECKS_OF = ((0, 1), (2, 3))

HAND_LIMIT = 6
CLAIMS = 2
"""Prescience cards that can be claimed in a round."""
ROW = 3
"""Prescience cards revealed in a round."""
BENE_GESSERIT = 5
TANK_SLOTS = 5
LAST_ROUND = 12

NOBODY = -1
NOWHERE = -1


class Phase(IntEnum):
    """Where in the round the game is."""

    START = 0
    VEHICLES = 1
    ACTIONS = 2
    HAZARDS = 3
    HARVEST = 4
    END = 5
    OVER = 6


PHASE_KEYS = tuple(phase.name.lower() for phase in Phase)
