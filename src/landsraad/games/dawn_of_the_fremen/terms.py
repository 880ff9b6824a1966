"""The fixed words of the game: tokens, resources, phases and die results, as numbers."""

from __future__ import annotations

from typing import Final

from landsraad.games.dawn_of_the_fremen.shapes import Moon

NOBODY: Final = -1
TRIBES: Final = 4
WARRIORS: Final = 30
DEBTS: Final = 8

# --- tokens that may lie in a territory, in the order of their numbers

SPICE: Final = 0
WATER: Final = 1
FOOD: Final = 2
WORM_TOOTH: Final = 3
STILLSUIT: Final = 4
CRYSKNIFE: Final = 5
MAULA_PISTOL: Final = 6
JUBBA_CLOAK: Final = 7
KULON: Final = 8
ORNITHOPTER: Final = 9
MAKER: Final = 10
GREAT_MAKER: Final = 11
SIETCH: Final = 12

RESOURCES: Final = 4
"""The first four tokens are resources; the others stand in a territory once at most."""
TOKEN_KEYS: Final = (
    "spice", "water", "food", "worm_tooth", "stillsuit", "crysknife", "maula_pistol",
    "jubba_cloak", "kulon", "ornithopter", "maker", "great_maker", "sietch",
)  # fmt: skip
TOKENS: Final = 13
DEVELOPMENTS: Final = (STILLSUIT, CRYSKNIFE, SIETCH)
ITEMS: Final = (MAULA_PISTOL, JUBBA_CLOAK, KULON, ORNITHOPTER)
MOVABLE: Final = tuple(range(SIETCH))

# The tokens of a territory other than resources, as bits of one number.
BIT: Final = tuple(0 if token < RESOURCES else 1 << (token - RESOURCES) for token in range(TOKENS))
MASKS: Final = 1 << (TOKENS - RESOURCES)
HAS_STILLSUIT: Final = 1
HAS_CRYSKNIFE: Final = 2
HAS_MAULA_PISTOL: Final = 4
HAS_JUBBA_CLOAK: Final = 8
HAS_KULON: Final = 16
HAS_ORNITHOPTER: Final = 32
HAS_MAKER: Final = 64
HAS_GREAT_MAKER: Final = 128
HAS_SIETCH: Final = 256
WORMS: Final = HAS_MAKER | HAS_GREAT_MAKER
CROSSERS: Final = HAS_STILLSUIT | HAS_KULON | HAS_ORNITHOPTER
"""What takes a group over a rock barrier (DOF 8.4.1)."""
OVER_BARRIERS: Final = HAS_STILLSUIT | HAS_CRYSKNIFE | HAS_MAULA_PISTOL | HAS_JUBBA_CLOAK
"""What bears over a barrier beside a kulon (DOF 11.3.3)."""

# --- production sites

SITE_KEYS: Final = ("spice_full_moon", "spice_crested_moon", "food", "water", "worm_tooth")
SITE_RESOURCE: Final = (SPICE, SPICE, FOOD, WATER, WORM_TOOTH)
SET_ASIDE: Final = (3, 2, 4)
"""The sites of which one comes back and two leave the game: water, food, worm tooth."""
SITES_IN_PLAY: Final = 12

# --- thumpers and the Arrakis die

FULL_MOON: Final = 0
CRESTED_MOON: Final = 1
BOTH_MOONS: Final = 2
LEAD_PLAYER: Final = 3
VOTE: Final = 4
WORMS_DEPART: Final = 5
NO_PHASE: Final = 6
FACE_KEYS: Final = (
    "full_moon", "crested_moon", "both_moons", "lead_player", "vote", "worms_depart", "no_phase",
)  # fmt: skip
FACE_NAMES: Final = (
    "Full Moon", "Crested Moon", "Both Moons", "Lead Player", "Council Vote", "Worms Depart",
    "Coriolis Storm",
)  # fmt: skip
MOON_KEYS: Final[tuple[Moon, Moon]] = ("full_moon", "crested_moon")

# --- phases

HARJ: Final = 0
DEVELOPMENT: Final = 1
PRODUCTION: Final = 2
TRADE: Final = 3
SHIPMENT: Final = 4
ACTION: Final = 5
COUNCIL: Final = 6
OVER: Final = 7
PHASE_KEYS: Final = (
    "harj", "development", "production", "trade", "shipment", "action", "council", "over",
)  # fmt: skip

# --- support in an attack

UNASKED: Final = -1
NEUTRAL: Final = 0
FOR_ATTACK: Final = 1
FOR_DEFENCE: Final = 2
