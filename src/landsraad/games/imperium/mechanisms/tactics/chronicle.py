"""The story of the tactics token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says

EVENTS: Final[Mapping[str, Telling]] = {
    "tactics": says("The tactics token of {name} is on space {0}."),
}
