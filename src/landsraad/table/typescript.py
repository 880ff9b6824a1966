"""The client's types, written from the definitions of the wire.

``python -m landsraad.table.typescript > web/src/lib/wire.ts``
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from landsraad.core.schemas import field_notes
from landsraad.table import wire

HEADER = """\
// Written by `python -m landsraad.table.typescript`; do not edit by hand.
"""
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}
_UNIONS = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
_INPUTS = {*get_args(wire.FromClient), wire.NewTable, wire.NewSeat, wire.Fork}
"""What the client writes: there a field with a default may be left out."""


def structs() -> list[type[msgspec.Struct]]:
    """All messages of the wire in their order."""
    found = vars(wire).values()
    return [
        item
        for item in found
        if isinstance(item, type) and issubclass(item, wire.Message) and item is not wire.Message
    ]


def aliases() -> dict[str, Any]:
    """The named choices of words, such as SeatKind."""
    return {name: value for name, value in vars(wire).items() if get_origin(value) is Literal}


def expression(hint: Any) -> str:
    """A Python type in TypeScript."""
    for name, value in aliases().items():
        if hint == value:
            return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    if hint is type(None):
        return "null"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(map(expression, parts))
    if origin is list:
        inner = expression(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{expression(parts[0])}, {expression(parts[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    """The lines of one message."""
    notes, hints = _field_notes(struct), get_type_hints(struct)
    yield from comment(inspect.getdoc(struct), "")
    yield f"export interface {struct.__name__} {{"
    if tag := struct.__struct_config__.tag:
        yield f'  type: "{tag}";'
    for field in msgspec.structs.fields(struct):
        yield from comment(notes.get(field.name), "  ")
        mark = "" if field.required or struct not in _INPUTS else "?"
        yield f"  {field.name}{mark}: {expression(hints[field.name])};"
    yield "}"


def _field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    return dict(field_notes(body))


def comment(text: str | None, indent: str) -> Iterator[str]:
    """The lines of a comment, if there is anything to say."""
    if text:
        lines = text.replace("*/", "* /").splitlines()
        yield f"{indent}/** {lines[0]}" + (" */" if len(lines) == 1 else "")
        yield from (f"{indent} * {line}".rstrip() for line in lines[1:])
        if len(lines) > 1:
            yield f"{indent} */"


def typescript() -> str:
    """The whole module for the client."""
    blocks = [HEADER.rstrip()]
    for name, value in aliases().items():
        words = " | ".join(f'"{word}"' for word in get_args(value))
        blocks.append(f"export type {name} = {words};")
    blocks += ["\n".join(interface(struct)) for struct in structs()]
    for name, union in _UNIONS.items():
        members = "\n".join(f"  | {member.__name__}" for member in get_args(union))
        blocks.append(f"export type {name} =\n{members};")
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
