"""What installed packages bring along, by their entry points."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any


def brought(group: str, kind: type) -> Iterator[Any]:
    """The objects that packages register in a group, by name; what is broken is told and left out.

    One package that does not fit must not keep everybody else from playing.
    """
    # Imported here, so that whoever needs no packages starts quickly.
    from importlib.metadata import entry_points

    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            found = point.load()
            if not isinstance(found, kind):
                raise TypeError(f"{point.value} is no {kind.__name__}")
        except Exception as error:
            warnings.warn(f"{point.name} of {group} cannot be used: {error}", stacklevel=2)
        else:
            yield found
