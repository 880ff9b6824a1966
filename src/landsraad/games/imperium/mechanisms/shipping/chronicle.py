"""The story of freighters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says

EVENTS: Final[Mapping[str, Telling]] = {
    "advance": says("{name} advances the freighter to step {0}."),
    "recall_freighter": says("{name} recalls the freighter from step {0}."),
}
