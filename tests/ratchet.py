"""Numbers that may only go down: words of sets in shared rooms, edges to them, unwieldy functions.

    python tests/ratchet.py           list what is counted, by module and by word
    python tests/ratchet.py --lower   store today's numbers where they are lower than the stored

The shared rooms of Dune: Imperium are `language`, `engine` and `facets`. What is counted there:

- *set words*: every word (identifiers taken apart at capitals and underscores; comments, docstrings
  and strings too) that belongs to a set other than the base game or to a mechanism: the words of
  the sets' keys, of the kinds of components that the base game lacks, of the mechanisms' folders,
  and OWN below; keys of two words and more that only their components have; and, in `engine` and
  `facets`, the names of classes that mechanisms define or that one other box alone uses.
- *edges*: imports of modules under `mechanisms`, of `rivals`, or under the folder of a set that is
  not the base; those of mechanisms and sets in `rivals` too.
- *foreign kinds*: classes of `language` and fields of its components that one box alone uses, and
  that one not the base game's. What several boxes are written with is the common language.

Over all sources: *long functions* of more than 50 lines and *complex functions* of more than 15
branches, counted as ruff's C901 does. Over all prose: *stilted phrases*, which `prose` knows.
"""

from __future__ import annotations

import ast
import dataclasses
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from landsraad.games.imperium.language.components import COMMON, ComponentSet
from landsraad.games.imperium.sets import SETS
from prose import stilted
from test_layout import SRC, imports, module_name, modules, parse, short

STORE = Path(__file__).with_name("ratchet.json")
GAME = SRC / "landsraad" / "games" / "imperium"
ROOMS = ("language", "engine", "facets")
BASE = "base"
SET = {chosen.key: chosen for chosen in SETS}
OWN = (
    "bl", "embassy", "epic", "freighter", "infiltration", "ixian", "kota", "snooper", "twisted",
    "unloading",
)  # fmt: skip
"""Words of the sets that no key and no folder says."""
PLUGS = ("ComponentSet.mechanisms", "ComponentSet.designed")
"""How sets plug mechanisms in, and say what is a guess of ours; the base game needs neither."""
ASKED_ABOUT = ("Spaces.maker",)
"""What the base game has, maker spaces, and only the words of another box ask about."""
PARTS = {"tech": "bloodlines", "choam": "uprising", "antagonists": "uprising"}
"""Sets that are part of a box of another name."""
EXACT = 5
"""Shorter words must stand alone (or with a plural s); longer ones may be inflected."""
LINES, BRANCHES = 50, 15

Function = ast.FunctionDef | ast.AsyncFunctionDef


def rooms() -> list[Path]:
    return modules(*(GAME / room for room in ROOMS))


# --- words


def pieces(text: str) -> list[str]:
    """The words of a source, in small letters; ``IxState`` and ``ix_state`` are two each."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)]


def stem(word: str) -> str:
    return re.sub(r"(s|ing|ion|er)$", "", word) if len(word) > EXACT else word.removesuffix("s")


def components(chosen: ComponentSet) -> Iterator[Any]:
    """The components of a set."""
    for kind in (*COMMON, *(extra.kind for extra in chosen.kinds())):
        yield from chosen.of(kind)


@cache
def stems() -> frozenset[str]:
    """What the words of sets and mechanisms begin with."""
    names = [chosen.key for chosen in SETS if chosen.key != BASE]
    names += [path.name for path in (GAME / "mechanisms").iterdir() if path.is_dir()]
    kinds = {type(part).__name__ for part in components(SET[BASE])}
    names += {type(part).__name__ for chosen in SETS for part in components(chosen)} - kinds
    words = {*OWN, *(word for name in names for word in pieces(name))} - {"pycache"}
    return frozenset(map(stem, words))


@cache
def belongs(word: str) -> bool:
    """Whether a word is one of a set or mechanism."""
    short_ones = {part for part in stems() if len(part) < EXACT}
    if word.removesuffix("s") in short_ones:
        return True
    return word.startswith(tuple(stems() - short_ones))


@cache
def keys() -> re.Pattern[str]:
    """Keys of two words and more that only components of other sets have."""
    base = {part.key for part in components(SET[BASE])}
    every = {part.key for chosen in SETS for part in components(chosen)}
    return one_of({key for key in every - base if "_" in key})


@cache
def base_keys() -> re.Pattern[str]:
    """Keys of two words and more of the base game, whose words are nobody else's."""
    return one_of({part.key for part in components(SET[BASE]) if "_" in part.key})


@cache
def classes() -> re.Pattern[str]:
    """The names of all classes that mechanisms define or that one other box alone uses."""
    defined = {
        node.name
        for path in modules(GAME / "mechanisms")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.ClassDef)
    }
    return one_of(defined | {name for _, name in only_of_one_box() if "." not in name})


def one_of(names: set[str]) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(sorted(names))})\b" if names else r"(?!)")


def set_words() -> Iterator[tuple[str, str]]:
    """Every set word in the shared rooms, with its module."""
    for path in rooms():
        rest = path.read_text(encoding="utf-8")
        # What the language declares is its own; the kinds that are foreign there count apart.
        declares = path.parent.name == "language"
        rest = base_keys().sub(" ", rest)
        for pattern in (keys(),) if declares else (keys(), classes()):
            for match in pattern.finditer(rest):
                yield short(path), match[0]
            rest = pattern.sub(" ", rest)
        yield from ((short(path), word) for word in pieces(rest) if belongs(word))


# --- edges and kinds


def edges() -> Iterator[tuple[str, str]]:
    """Imports of what plugs in, in the shared rooms and in `rivals`, each pair of modules once."""
    game = module_name(GAME)
    allowed = (f"{game}.sets.{BASE}", f"{game}.sets")
    plugged = (f"{game}.mechanisms", f"{game}.sets.")
    for path in (*rooms(), *modules(GAME / "rivals")):
        foreign = plugged if path.parent.name == "rivals" else (*plugged, f"{game}.rivals")
        for imported in sorted({name for _, name in imports(path)}):
            inner = imported.startswith(foreign)
            if inner and not imported.startswith(f"{allowed[0]}.") and imported not in allowed:
                yield short(path), imported


def _kinds(part: object) -> Iterator[tuple[str, str]]:
    """The classes in a component, and their fields that are not empty."""
    if isinstance(part, tuple):
        for inner in part:
            yield from _kinds(inner)
    elif dataclasses.is_dataclass(part) and not isinstance(part, type):
        yield type(part).__module__, type(part).__name__
        for field in dataclasses.fields(part):
            value = getattr(part, field.name)
            # What equals nothing in every way is not filled in.
            if value not in (None, (), False, 0, "", field.default):
                yield type(part).__module__, f"{type(part).__name__}.{field.name}"
                yield from _kinds(value)


@cache
def only_of_one_box() -> frozenset[tuple[str, str]]:
    """Classes and fields that the components of one box alone use, with their modules."""
    boxes = Counter(kind for _, kind in {(_box(one), kind) for one in SETS for kind in _kinds(one)})
    common = {kind for kind, count in boxes.items() if count > 1} | set(_kinds(SET[BASE]))
    return frozenset(set(boxes) - common)


def _box(chosen: ComponentSet) -> str:
    """What a set came in; those that join two boxes are part of the one named first."""
    first = chosen.key.partition("_")[0]
    return PARTS.get(first, first)


def foreign_kinds() -> Iterator[tuple[str, str]]:
    """Those of them that the language declares; the fields of a foreign class come with it."""
    names = {name for _, name in only_of_one_box()}
    language = module_name(GAME / "language" / "__init__.py")
    for module, name in sorted(only_of_one_box()):
        owner, dot, _ = name.partition(".")
        if (
            module.startswith(language)
            and not (dot and owner in names)
            and name not in (*PLUGS, *ASKED_ABOUT)
        ):
            yield module, name


# --- functions


def complexity(function: Function) -> int:
    """Branches of a function, counted as ruff's C901 does."""
    total = 1
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.For | ast.AsyncFor | ast.While | ast.ExceptHandler):
            total += 1
        elif isinstance(node, ast.Try | ast.TryStar):
            total += bool(node.orelse)
        elif isinstance(node, ast.match_case):
            total += not (isinstance(node.pattern, ast.MatchAs) and node.pattern.pattern is None)
        elif isinstance(node, Function) and node is not function:
            total += 1
    return total


def functions() -> Iterator[tuple[str, Function]]:
    for path in modules(SRC):
        for node in ast.walk(parse(path)):
            if isinstance(node, Function):
                yield short(path), node


def long_functions() -> Iterator[tuple[str, str]]:
    for where, node in functions():
        if (node.end_lineno or node.lineno) - node.lineno + 1 > LINES:
            yield where, node.name


def complex_functions() -> Iterator[tuple[str, str]]:
    for where, node in functions():
        if complexity(node) > BRANCHES:
            yield where, node.name


COUNTED: dict[str, Callable[[], Iterator[tuple[str, str]]]] = {
    "set words": set_words,
    "edges": edges,
    "foreign kinds": foreign_kinds,
    "long functions": long_functions,
    "complex functions": complex_functions,
    "stilted phrases": stilted,
}


def stored() -> dict[str, int]:
    found: dict[str, int] = json.loads(STORE.read_text(encoding="utf-8"))
    return found


def lower() -> None:
    """Store today's numbers, none of which may be higher than before."""
    old = stored() if STORE.exists() else {}
    new = {name: len(list(count())) for name, count in COUNTED.items()}
    kept = {name: min(number, old.get(name, number)) for name, number in new.items()}
    STORE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def listed(name: str, most: int | None = None) -> str:
    """What is counted under a name, by module and by word."""
    found = list(COUNTED[name]())
    lines = [f"{name}: {len(found)}"]
    for at, title in enumerate(("by module", "by word")):
        counts = Counter(pair[at] for pair in found).most_common(most)
        lines += [f"  {title}:", *(f"    {count:4} {what}" for what, count in counts)]
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:] == ["--lower"]:
        lower()
    else:
        print("\n".join(map(listed, COUNTED)))
