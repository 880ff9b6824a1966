"""What the shapes of views and sheets say: their keys with notes, JSON schemas, and what fits.

A shape is a TypedDict of a module called ``shapes``. Those of a game stand in its `Shapes`, with
what mechanisms and modules add to them.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_shape

from landsraad.core.shapes import DecisionView, Length

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Mapping[Any, str] = {int: "integer", float: "number", str: "string", bool: "boolean"}


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a shape, with what stands under it."""

    name: str
    hint: Any
    required: bool
    note: str = ""


@dataclass(frozen=True, slots=True)
class Book:
    """The keys of shapes, together with those that mechanisms and modules add."""

    keys: Mapping[type, Sequence[Key]] = field(default_factory=dict)
    """By shape: what is added to it."""
    members: Mapping[Any, Sequence[type]] = field(default_factory=dict)
    """By union of shapes: which shapes it may be besides."""

    def keys_of(self, shape: type) -> tuple[Key, ...]:
        """The keys of a shape in their order, those that are added last."""
        found = {key.name: key for key in own_keys(shape)}
        for key in self.keys.get(shape, ()):
            if found.setdefault(key.name, key).hint != key.hint:
                raise ValueError(f"{shape.__name__} has two keys called {key.name!r}")
        return tuple(found.values())

    def members_of(self, hint: Any) -> tuple[Any, ...]:
        """What a union may be, with the shapes that are added to it."""
        parts = get_args(hint)
        for union, more in self.members.items():
            if set(get_args(union)) <= set(parts):
                parts = (*parts, *more)
        return parts

    def reached(self, *roots: type) -> tuple[type, ...]:
        """The shapes inside these shapes and themselves, each after what it is made of."""
        begun: set[type] = set()
        found: list[type] = []

        def visit(hint: Any) -> None:
            if is_shape(hint):
                if hint not in begun:
                    begun.add(hint)
                    for key in self.keys_of(hint):
                        visit(key.hint)
                    found.append(hint)
            else:
                for part in self.members_of(hint) if is_union(hint) else get_args(hint):
                    visit(part)

        for root in roots:
            visit(root)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Shapes:
    """The shapes of what a game sends."""

    view: type
    """Of a view without its decision."""
    sheet: type | None = None
    """Of the components for drawing."""
    added: Callable[[], Book] = Book
    """What mechanisms and modules add."""

    def book(self) -> Book:
        """All that is added, the decision of a view too."""
        more = self.added()
        decision = Key("decision", DecisionView | None, True)
        return Book(
            {**more.keys, self.view: (*more.keys.get(self.view, ()), decision)}, more.members
        )


def perhaps(shape: type) -> Iterator[Key]:
    """The keys of a shape as those of an addition that is not always there."""
    return (replace(key, required=False) for key in own_keys(shape))


def is_union(hint: Any) -> bool:
    """Whether something may be of several kinds."""
    return get_origin(hint) in (Union, types.UnionType)


@cache
def own_keys(shape: type) -> tuple[Key, ...]:
    """The keys of a shape without what is added."""
    notes = _notes(shape)
    optional: frozenset[str] = getattr(shape, "__optional_keys__", frozenset())
    found = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        needed = name not in optional and get_origin(hint) is not NotRequired
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        found.append(Key(name, inner, needed, notes.get(name, "")))
    return tuple(found)


def _notes(shape: type) -> dict[str, str]:
    """The strings that follow the keys of a class, and of those it is made from."""
    node, module = _classes(shape.__module__).get(shape.__name__), sys.modules[shape.__module__]
    if node is None:
        return {}
    notes: dict[str, str] = {}
    for base in node.bases:
        parent = vars(module).get(base.id) if isinstance(base, ast.Name) else None
        if is_shape(parent):
            notes |= _notes(parent)  # type: ignore[arg-type]
    return notes | dict(field_notes(node))


def field_notes(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The strings that follow the fields of a class, by the names of the fields."""
    for part, after in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(part, ast.AnnAssign)
            and isinstance(part.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            yield part.target.id, inspect.cleandoc(str(after.value.value))


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    try:
        source = inspect.getsource(sys.modules[module])
    except OSError:
        return {}
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}


# --- JSON schemas


def json_schema(title: str, root: type, book: Book) -> dict[str, Any]:
    """A shape as a JSON schema, each shape inside it under ``$defs``."""
    return {
        "$schema": DIALECT,
        "title": title,
        "$ref": f"#/$defs/{root.__name__}",
        "$defs": {shape.__name__: _object(shape, book) for shape in book.reached(root)},
    }


def _object(shape: type, book: Book) -> dict[str, Any]:
    keys = book.keys_of(shape)
    found: dict[str, Any] = {"type": "object"}
    if shape.__doc__ and not shape.__doc__.startswith("dict("):
        found["description"] = inspect.cleandoc(shape.__doc__)
    found["properties"] = {
        key.name: _schema(key.hint, book) | ({"description": key.note} if key.note else {})
        for key in keys
    }
    found["required"] = [key.name for key in keys if key.required]
    found["additionalProperties"] = False
    return found


def _schema(hint: Any, book: Book) -> dict[str, Any]:
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if hint is type(None):
        return {"type": "null"}
    if hint in (Any, object):
        return {}
    if is_shape(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    if is_union(hint):
        return {"anyOf": [_schema(part, book) for part in book.members_of(hint)]}
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin is Annotated:
        size = length(hint)
        return _schema(parts[0], book) | {"minItems": size, "maxItems": size}
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], book)}
    if origin is dict:
        inner = {"type": "object", "additionalProperties": _schema(parts[1], book)}
        if get_origin(parts[0]) is Literal:
            words = list(get_args(parts[0]))
            return inner | {"propertyNames": {"enum": words}, "required": words}
        return inner
    raise TypeError(f"no JSON schema for {hint!r}")


def length(hint: Any) -> int:
    """How many things a list of a fixed length has."""
    return next(mark.size for mark in hint.__metadata__ if isinstance(mark, Length))


# --- what fits


@dataclass(slots=True)
class Fitting:
    """Compares values with shapes, and remembers which keys it has met."""

    book: Book
    met: set[tuple[type, str]] = field(default_factory=set)
    _keys: dict[type, dict[str, Key]] = field(default_factory=dict)

    def misfit(self, value: Any, hint: Any) -> str:
        """Where a value is not what a hint says, as a path and a word; nothing if it fits."""
        if is_shape(hint):
            return self._shape(value, hint)
        if is_union(hint):
            said = [self.misfit(value, part) for part in self.book.members_of(hint)]
            deepest = max(said, key=lambda words: words.count("."))
            return "" if "" in said else deepest
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            return "" if value in parts else f": {value!r} is none of {parts}"
        if origin is Annotated:
            if not isinstance(value, list) or len(value) != length(hint):
                return f": not {length(hint)} things"
            return self.misfit(value, parts[0])
        if origin is list:
            if not isinstance(value, list):
                return f": {type(value).__name__} instead of a list"
            return self._first((str(n), part, parts[0]) for n, part in enumerate(value))
        if origin is dict:
            return self._mapping(value, parts)
        return self._plain(value, hint)

    def _plain(self, value: Any, hint: Any) -> str:
        if hint in (Any, object):
            return ""
        kinds = {float: (int, float), type(None): (type(None),)}.get(hint, (hint,))
        fits = type(value) in kinds
        return "" if fits else f": {type(value).__name__} instead of {hint.__name__}"

    def _mapping(self, value: Any, parts: tuple[Any, ...]) -> str:
        if not isinstance(value, dict):
            return f": {type(value).__name__} instead of a mapping"
        words = get_args(parts[0]) if get_origin(parts[0]) is Literal else None
        if words is not None and set(words) != set(value):
            return f": the keys {sorted(value)} instead of {sorted(words)}"
        return self._first((str(key), part, parts[1]) for key, part in value.items())

    def _shape(self, value: Any, shape: type) -> str:
        if not isinstance(value, dict):
            return f": {type(value).__name__} instead of {shape.__name__}"
        keys = self._keys.get(shape)
        if keys is None:
            keys = self._keys[shape] = {key.name: key for key in self.book.keys_of(shape)}
        missing = [key.name for key in keys.values() if key.required and key.name not in value]
        if missing:
            return f": {shape.__name__} lacks {', '.join(missing)}"
        if unknown := sorted(set(value) - set(keys)):
            return f": {shape.__name__} has no {', '.join(map(str, unknown))}"
        hints = {name: keys[name].hint for name in value}
        said = self._first((name, part, hints[name]) for name, part in value.items())
        if not said:
            self.met.update((shape, name) for name in value)
        return said

    def _first(self, parts: Iterator[tuple[str, Any, Any]]) -> str:
        for name, part, hint in parts:
            if said := self.misfit(part, hint):
                return f".{name}{said}"
        return ""
