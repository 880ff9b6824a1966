"""The shape of the source: sizes, names and the one direction in which imports point."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad

TOP = Path(__file__).resolve().parent.parent
SRC = TOP / "src"
PACKAGE = SRC / "landsraad"

MODULE_LINES = 600
FUNCTION_LINES = 60
PUBLIC_METHODS = 20

# What each part may import besides itself; "" is the facade, landsraad/*.py.
BELOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "arena": {"core", "games", "bots"},
    "analysis": {"core", "games", "bots", "arena"},
    "": {"core", "games", "bots", "analysis"},
    "training": {"", "core", "games", "bots", "arena"},
    "envs": {"", "core", "games", "bots", "arena"},
    "table": {"", "core", "games", "bots", "arena"},
    "cli": {"", "core", "games", "bots", "arena", "analysis", "training", "envs", "table"},
}
# What each may import from outside, besides the standard library.
FOREIGN: dict[str, set[str]] = {"core": set(), "games": set(), "bots": {"numpy"}}
# A game is a function of its setup, its seed and its choices.
WORLD = {
    "asyncio", "datetime", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid",
}  # fmt: skip
EMPTY_NAMES = {"utils", "helpers", "manager", "handler", "data", "info", "misc", "common"}
# In pieces, so that this file does not name them either.
REGISTRY_HOSTS = tuple(
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
    )
)
UNREAD = {"node_modules", "build", "dist", "__pycache__"}
DOTTED_BUT_READ = {".ci", ".github"}


def modules(*roots: Path) -> list[Path]:
    return sorted(path for root in roots for path in root.rglob("*.py"))


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def short(path: Path) -> str:
    return path.relative_to(TOP).as_posix()


def part_of(module: str) -> str:
    """``landsraad.games.imperium.rules`` -> ``games``; the facade is ``""``."""
    pieces = module.split(".")
    return pieces[1] if len(pieces) > 1 and (PACKAGE / pieces[1]).is_dir() else ""


def module_name(path: Path) -> str:
    pieces = path.relative_to(SRC).with_suffix("").parts
    return ".".join(pieces[:-1] if pieces[-1] == "__init__" else pieces)


def exists(module: str) -> bool:
    path = SRC.joinpath(*module.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every import of a module as (line, absolute name), those under TYPE_CHECKING too."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield node.lineno, inner if exists(inner) else source


def part_imports(*parts: str) -> Iterator[tuple[str, str, str]]:
    """Imports of some parts as (where, importing module, imported module)."""
    for part in parts:
        for path in modules(PACKAGE / part) if part else sorted(PACKAGE.glob("*.py")):
            for line, imported in imports(path):
                yield f"{short(path)}:{line}", module_name(path), imported


def text_files() -> Iterator[Path]:
    for folder, folders, files in os.walk(TOP):
        folders[:] = [
            name
            for name in folders
            if name not in UNREAD and (not name.startswith(".") or name in DOTTED_BUT_READ)
        ]
        # In a worktree .git is a file, and none of ours.
        yield from (Path(folder) / name for name in files if name != ".git")


def test_no_module_is_too_long():
    lengths = {
        short(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in modules(SRC, TOP / "tests")
    }
    assert {name: lines for name, lines in lengths.items() if lines > MODULE_LINES} == {}


def test_no_function_is_too_long():
    long = [
        f"{short(path)}:{node.lineno} {node.name}"
        for path in modules(SRC)
        for node in ast.walk(parse(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno + 1 > FUNCTION_LINES
    ]
    assert long == []


def test_no_class_has_too_many_public_methods():
    def public_methods(node: ast.ClassDef) -> int:
        return sum(
            isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef)
            and not member.name.startswith("_")
            for member in node.body
        )

    wide = [
        f"{short(path)}:{node.lineno} {node.name}"
        for path in modules(SRC)
        for node in ast.walk(parse(path))
        if isinstance(node, ast.ClassDef) and public_methods(node) > PUBLIC_METHODS
    ]
    assert wide == []


def test_module_names_say_something():
    assert [short(path) for path in modules(SRC) if path.stem in EMPTY_NAMES] == []


def test_every_part_has_its_place():
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders <= set(BELOW)


@pytest.mark.parametrize("part", BELOW, ids=lambda part: part or "facade")
def test_imports_point_one_way(part):
    allowed = {part} | BELOW[part]
    wrong = [
        f"{where} imports {imported}"
        for where, importer, imported in part_imports(part)
        if imported.split(".")[0] == "landsraad"
        and part_of(imported) not in allowed
        # `python -m landsraad` is the command line.
        and importer != "landsraad.__main__"
    ]
    assert wrong == []


def test_a_game_imports_no_other_game():
    def game_of(module: str) -> str:
        """The folder under games/; "" for the registry beside them."""
        pieces = module.split(".")
        inside = len(pieces) > 2 and pieces[1] == "games" and (SRC.joinpath(*pieces[:3])).is_dir()
        return pieces[2] if inside else ""

    wrong = [
        f"{where} imports {imported}"
        for where, importer, imported in part_imports("games")
        if part_of(imported) == "games"
        and game_of(importer)
        and game_of(importer) != game_of(imported)
    ]
    assert wrong == []


EXAMPLE = re.compile(r'^ *>>> .*?(?=^ *$|^ *""")', re.MULTILINE | re.DOTALL)
"""What is typed and what it prints, up to an empty line or the end of the docstring."""


def test_core_and_bots_name_no_game():
    """What serves every game speaks of none of them, not even in a comment.

    Examples in docstrings are played with a game, as whoever reads them will.
    """
    names = {
        word
        for info in landsraad.games().values()
        for word in (info.name, info.name.replace("_", " "), info.title.lower(), info.prefix)
    }
    names |= {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()} - UNREAD
    naming = [
        f"{short(path)}: {name}"
        for part in ("core", "bots")
        for path in sorted((PACKAGE / part).rglob("*.py*"))
        if path.suffix in (".py", ".pyi")
        for text in [EXAMPLE.sub("", path.read_text(encoding="utf-8"))]
        for name in sorted(names)
        # Prefixes of rule numbers are capitals, and part of other words if they are not.
        if re.search(rf"\b{name}\b", text if name.isupper() else text.lower())
    ]
    assert naming == []


def test_core_and_games_need_the_standard_library_only_and_bots_numpy():
    foreign = [
        f"{where} imports {imported}"
        for part, allowed in FOREIGN.items()
        for where, _, imported in part_imports(part)
        if imported.split(".")[0] not in sys.stdlib_module_names | {"landsraad"} | allowed
    ]
    assert foreign == []


def test_core_and_games_know_no_clock_no_network_and_no_foreign_chance():
    worldly = [
        f"{where} imports {imported}"
        for where, _, imported in part_imports("core", "games")
        if imported.split(".")[0] in WORLD
    ]
    assert worldly == []


def test_no_file_names_a_package_registry():
    naming = [
        f"{short(path)}: {host}"
        for path in text_files()
        for text in [path.read_text(encoding="utf-8", errors="ignore")]
        for host in REGISTRY_HOSTS
        if host in text
    ]
    assert naming == []
