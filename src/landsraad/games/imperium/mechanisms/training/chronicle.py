"""The story of a training track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.core.chronicle import Telling, says

EVENTS: Final[Mapping[str, Telling]] = {
    "training": says("The training token of {name} is on space {0}."),
}
