"""The story of memories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says

EVENTS: Final[Mapping[str, Telling]] = {
    "memory": says("{name} puts a troop aside as a memory."),
    "awake": says("{name} becomes Reverend Mother and returns {0} memories."),
}
