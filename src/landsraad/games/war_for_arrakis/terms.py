"""The words of the rulebook as numbers: sides, units, dice, terrain, markers, phases."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from landsraad.games.war_for_arrakis.shapes import Marker, Power, Result, Side, Terrain

ATREIDES: Final = 0
HARKONNEN: Final = 1
SIDES: Final = (ATREIDES, HARKONNEN)
SIDE_KEYS: Final[tuple[Side, Side]] = ("atreides", "harkonnen")
SIDE_NAMES: Final = ("Atreides", "Harkonnen")

STACKING: Final = 6
"""Units an area can hold."""
BANNED_STACKING: Final = 5
"""Harkonnen units an area can hold while the CHOAM ban is in force."""
COMBAT_DICE: Final = 6
"""Nobody ever rolls more."""

# --- pieces of a legion; the first four lie in the supply of their side

REGULAR: Final = 0
ELITE: Final = 1
SPECIAL: Final = 2
GENERIC: Final = 3
PIECE_KEYS: Final = (
    ("regular", "elite", "fedaykin", "naib"),
    ("regular", "elite", "sardaukar", "bashar"),
)
PIECE_NAMES: Final = (
    ("regular unit", "elite unit", "Fedaykin", "Naib"),
    ("regular unit", "elite unit", "Sardaukar", "Bashar"),
)
SUPPLY: Final = ((16, 8, 6, 12), (24, 12, 8, 6))
"""Figures in the box by side: regular, elite, special elite, generic leader."""

# --- action dice

STRATEGY: Final = 0
LEADERSHIP: Final = 1
DEPLOYMENT: Final = 2
MENTAT: Final = 3
HOUSE: Final = 4
RESULTS: Final = range(5)
RESULT_KEYS: Final[tuple[Result, ...]] = ("strategy", "leadership", "deployment", "mentat", "house")
RESULT: Final[dict[str, int]] = {key: number for number, key in enumerate(RESULT_KEYS)}
DESERT_POWER: Final = 5
"""The box below the dashboard where the Wild Maker's card lies."""
NO_BOX: Final = -1
SLOTS: Final = (2, 3)
"""Slots for each result on the dashboard of a side."""

# --- combat dice

HIT: Final = 0
SHIELD: Final = 1
SPECIAL_FACE: Final = 2
FACE_KEYS: Final = ("hit", "shield", "special")
COMBAT_FACES: Final = (HIT, HIT, HIT, SHIELD, SHIELD, SPECIAL_FACE)

# --- the board

MOUNTAIN: Final = 0
PLATEAU: Final = 1
MINOR_ERG: Final = 2
DESERT: Final = 3
DEEP_DESERT: Final = 4
TERRAIN_KEYS: Final[tuple[Terrain, ...]] = (
    "mountain",
    "plateau",
    "minor_erg",
    "desert",
    "deep_desert",
)
TERRAIN: Final[dict[str, int]] = {key: number for number, key in enumerate(TERRAIN_KEYS)}
TERRAIN_HITS: Final = (0, 0, 0, 1, 2)
"""Hits of a special result of sandworms and storms, by terrain."""
SPICE: Final = (0, 0, 0, 1, 2)
"""Spice points of a harvester, by terrain."""

NO_VEHICLE: Final = 0
ORNITHOPTER: Final = 1
CARRYALL: Final = 2
HARVESTER: Final = 3
VEHICLE_KEYS: Final = ("", "ornithopter", "carryall", "harvester")
VEHICLES: Final = (0, 6, 3, 8)
"""Vehicles in the box by kind."""

AIR_VEHICLES: Final = (ORNITHOPTER, CARRYALL)
"""Those of the Harkonnens that fly; either makes room for the other in an air zone."""

SANDWORMS: Final = 4
WORMSIGNS: Final = 16
SAND: Final = 0
WORM: Final = 1
BURROWING: Final = 2
WORMSIGN_KEYS: Final = ("sand", "sandworm", "burrowing_sandworm")

# --- tracks

KWISATZ_HADERACH: Final = 0
SAND_DWELLERS: Final = 1
JIHAD: Final = 2
MARKER_KEYS: Final[tuple[Marker, ...]] = ("kwisatz_haderach", "sand_dwellers", "jihad")
MARKER_NAMES: Final = ("Kwisatz Haderach", "Sand Dwellers", "Jihad")
MARKER: Final[dict[str, int]] = {key: number for number, key in enumerate(MARKER_KEYS)}
LAST_STEP: Final = 10
"""The end of both tracks."""
DESERT_LEADERS: Final = 3
PRE_BORN: Final = 6
ATOMICS: Final = 8
"""Steps of the prescience track that bring something."""
HAWAT_STEP: Final = 1
FEYD_STEP: Final = 6
TOKEN_STEPS: Final = (4, 7)
"""Steps of the supremacy track that bring something."""

GUILD: Final = 0
LANDSRAAD: Final = 1
CHOAM: Final = 2
IMPERIUM_KEYS: Final[tuple[Power, ...]] = ("spacing_guild", "landsraad", "choam")
IMPERIUM_NAMES: Final = ("Spacing Guild", "Landsraad", "CHOAM")
TOP_ROW: Final = 1
BOTTOM_ROW: Final = 5

# --- planning decks

DECK_KEYS: Final = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
DECK_NAMES: Final = ("House Atreides", "Fremen Ally", "House Harkonnen", "Corrino Ally")
DECK: Final = {key: number for number, key in enumerate(DECK_KEYS)}
DECKS_OF: Final = ((0, 1), (2, 3))

HAND_LIMIT: Final = 6
SHARED_HAND_LIMIT: Final = 4
"""Of a player who shares a side with another."""
CLAIMS: Final = 2
"""Prescience cards that can be claimed in a round."""
ROW: Final = 3
"""Prescience cards revealed in a round."""
BENE_GESSERIT: Final = 5
TANK_SLOTS: Final = 5
LAST_ROUND: Final = 12
"""The last round that programs agree on among themselves; the rules know none."""
MOST_ROUNDS: Final = 999

NOBODY: Final = -1
NOWHERE: Final = -1


class Phase(IntEnum):
    """Where in the round the game is."""

    START = 0
    VEHICLES = 1
    ACTIONS = 2
    HAZARDS = 3
    HARVEST = 4
    END = 5
    OVER = 6


# Unpacked once: a look-up in an enumeration costs several times that of a constant.
VEHICLE_PHASE: Final[int] = Phase.VEHICLES
ACTION_PHASE: Final[int] = Phase.ACTIONS
HAZARD_PHASE: Final[int] = Phase.HAZARDS
HARVEST_PHASE: Final[int] = Phase.HARVEST
PHASE_KEYS: Final = tuple(phase.name.lower() for phase in Phase)
