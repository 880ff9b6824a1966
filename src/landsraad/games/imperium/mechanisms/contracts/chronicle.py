"""The story of contracts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling
from landsraad.games.imperium.facets.chronicle import naming
from landsraad.games.imperium.mechanisms.contracts.state import CONTRACTS

EVENTS: Final[Mapping[str, Telling]] = {
    "contract": naming("{name} takes the contract {0}.", CONTRACTS),
    "completed": naming("{name} completes the contract {0}.", CONTRACTS),
}
