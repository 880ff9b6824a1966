"""The browser's types of views and sheets, written from the shapes of the games.

``python tools/view_types.py`` writes them; with ``--check`` it says whether they are up to date.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import landsraad
from landsraad.core import shapes as common
from landsraad.core.schemas import Book, is_shape, is_union, length
from landsraad.table.typescript import comment

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
COMMON = WEB / "lib" / "view.ts"
FOLDERS = {
    "imperium": "imperium",
    "war_for_arrakis": "war",
    "dawn_of_the_fremen": "dawn",
}  # fmt: skip
HEADER = "// Written by `python tools/view_types.py`; do not edit by hand."
PLAIN = {
    int: "number", float: "number", str: "string", bool: "boolean", object: "unknown",
    Any: "unknown", type(None): "null",
}  # fmt: skip


class Writer:
    """Writes the types of one file."""

    def __init__(self, book: Book, roots: tuple[type, ...]) -> None:
        self.book = book
        self.shapes = book.reached(*roots)
        modules = dict.fromkeys(sys.modules[shape.__module__] for shape in self.shapes)
        self.aliases: dict[str, Any] = {}
        for module in modules:
            self.aliases |= {name: hint for name, hint in vars(module).items() if _named(hint)}

    def expression(self, hint: Any, *, open_alias: str = "") -> str:
        """A hint in TypeScript."""
        for name, known in self.aliases.items():
            if hint == known and name != open_alias:
                return name
        if hint in PLAIN:
            return PLAIN[hint]
        if is_shape(hint):
            return str(hint.__name__)
        if is_union(hint):
            return " | ".join(self._members(hint, open_alias))
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in parts)
        if origin is Annotated:
            inner = self.expression(get_args(parts[0])[0])
            return f"[{', '.join([inner] * length(hint))}]"
        if origin is list:
            inner = self.expression(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            key = "string" if parts[0] is int else self.expression(parts[0])
            return f"Record<{key}, {self.expression(parts[1])}>"
        raise TypeError(f"no TypeScript for {hint!r}")

    def _members(self, hint: Any, open_alias: str) -> list[str]:
        """The members of a union, those that have a name together under it."""
        parts = self.book.members_of(hint)
        for name, known in self.aliases.items():
            inside = set(self.book.members_of(known)) if is_union(known) else set()
            if inside and name != open_alias and inside < set(parts):
                rest = [part for part in parts if part not in inside]
                return [name, *map(self.expression, rest)]
        return [self.expression(part) for part in parts]

    def alias(self, name: str) -> str:
        """A name for a hint."""
        return f"export type {name} = {self.expression(self.aliases[name], open_alias=name)}"

    def interface(self, shape: type) -> str:
        """A shape with its notes."""
        lines = [*_doc(shape), f"export interface {shape.__name__} {{"]
        for key in self.book.keys_of(shape):
            lines += comment(key.note, "  ")
            lines.append(f"  {key.name}{'' if key.required else '?'}: {self.expression(key.hint)}")
        return "\n".join([*lines, "}"])

    def blocks(self) -> Iterator[str]:
        """Everything, but what stands in the common file."""
        here = [shape for shape in self.shapes if shape.__module__ != common.__name__]
        names = [shape.__name__ for shape in self.shapes]
        if twice := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"two shapes have the same name: {', '.join(sorted(twice))}")
        for shape in here or self.shapes:
            yield self.interface(shape)


def _named(hint: Any) -> bool:
    return get_origin(hint) in (Literal, Annotated) or is_union(hint)


def _doc(shape: type) -> Iterator[str]:
    return comment(inspect.getdoc(shape), "")


def _file(writer: Writer, imports: str) -> str:
    aliases = "\n".join(writer.alias(name) for name in writer.aliases)
    parts = [HEADER + imports, aliases, *writer.blocks()]
    return "\n\n".join(part for part in parts if part) + "\n"


def written() -> Iterator[tuple[Path, str]]:
    """Every file with what belongs in it."""
    yield COMMON, _file(Writer(Book(), (common.AnyView, common.EndedView)), "")
    for game, folder in FOLDERS.items():
        shapes = landsraad.games()[game].shapes
        assert shapes is not None
        assert shapes.sheet is not None
        writer = Writer(shapes.book(), (shapes.sheet, shapes.view))
        text = "\n".join(writer.blocks())
        shared = [name for name in ("DecisionView", "EndedView") if name in text]
        imports = f"\nimport type {{ {', '.join(shared)} }} from '@/lib/view'"
        yield WEB / "games" / folder / "view.ts", _file(writer, imports)


def main() -> None:
    """Write the files, or say which are stale."""
    stale = [(path, text) for path, text in written() if path.read_text() != text]
    if "--check" in sys.argv[1:]:
        sys.exit(f"stale: {', '.join(path.name for path, _ in stale)}" if stale else 0)
    for path, text in stale:
        path.write_text(text)
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
