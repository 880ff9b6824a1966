"""A canonical text of a position, that later versions can keep."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any


def _default(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


_PARTS: dict[type, tuple[tuple[str, Any], ...]] = {}


def _parts(kind: type) -> tuple[tuple[str, Any], ...]:
    if kind not in _PARTS:
        shown = (field for field in fields(kind) if field.repr)
        _PARTS[kind] = tuple((field.name, _default(field)) for field in shown)
    return _PARTS[kind]


def canonical(value: Any) -> str:
    """The ``repr`` of a dataclass without what stands at its default.

    A field that a later version adds, at its default in the games of today, changes no digest.
    """
    kind = type(value)
    shown = ", ".join(
        f"{name}={part!r}"
        for name, default in _parts(kind)
        if (part := getattr(value, name)) != default
    )
    return f"{kind.__name__}({shown})"
