"""The phases of the game, one module each; importing them registers their steps."""

from landsraad.games.dawn_of_the_fremen.phases import (
    action,
    attack,
    council,
    cycle,
    development,
    harj,
    production,
    scavenge,
    shipment,
    trade,
    vanishing,
    winning,
)

__all__ = (
    "action", "attack", "council", "cycle", "development", "harj", "production", "scavenge",
    "shipment", "trade", "vanishing", "winning",
)  # fmt: skip
