"""A canonical text of a position, that later versions can keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any, Final


def _default(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


Part = tuple[str, Any, Callable[[Any], object]]
"""A field by its name, its default, and the kind that its value is shown as."""

_PARTS: Final[dict[type, tuple[Part, ...]]] = {}


def shown_as(kind: Callable[[Any], object]) -> dict[str, Callable[[Any], object]]:
    """Metadata of a field whose text is that of something else, such as an enumeration."""
    return {"shown_as": kind}


def shown_as_flags() -> dict[str, Callable[[Any], object]]:
    """Metadata of a field of names, each of which is shown like a field that is true."""
    return {"shown_as": _flags}


def _flags(names: tuple[str, ...]) -> str:
    return ", ".join(f"{name}=True" for name in names)


def _itself(value: object) -> object:
    return value


def _parts(kind: type) -> tuple[Part, ...]:
    if kind not in _PARTS:
        _PARTS[kind] = tuple(
            (field.name, _default(field), field.metadata.get("shown_as", _itself))
            for field in fields(kind)
            if field.repr
        )
    return _PARTS[kind]


def canonical(value: Any) -> str:
    """The ``repr`` of a dataclass without what stands at its default.

    A field that a later version adds, at its default in the games of today, changes no digest.
    """
    kind = type(value)
    shown = ", ".join(
        _flags(part) if show is _flags else f"{name}={show(part)!r}"
        for name, default, show in _parts(kind)
        if (part := getattr(value, name)) != default
    )
    return f"{kind.__name__}({shown})"
