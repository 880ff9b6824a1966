"""Compile the core and the games with mypyc, beside their sources: ``make fast``.

The C files and objects lie under build/fast; only what has changed is compiled again.
"""

from __future__ import annotations

import io
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

from landsraad.compiled import LIBRARY, PACKAGE, STAMP, fingerprint, sources

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path("build/fast")
SELDOM = ("words", "mechanism", "module", "shown", "views", "knowledge", "setup", "content")
"""Modules that mostly run once, or for people: the C compiler is to be quick with them."""


class SideBySide(build_ext):
    """Compiles the C files on all cores, and only those that are newer than their objects."""

    def build_extensions(self) -> None:
        """Build all extensions with a compiler that works side by side."""
        compile_all = self.compiler.compile
        headers = max((header.stat().st_mtime for header in BUILD.rglob("*.h")), default=0.0)

        def compile_one(source: str, where: str, options: dict[str, Any]) -> list[str]:
            (built,) = self.compiler.object_filenames([source], output_dir=where)
            if os.path.exists(built):
                newest = max(headers, os.path.getmtime(source))
                if os.path.getmtime(built) >= newest:
                    return [built]
            chosen = [*(options.get("extra_postargs") or ()), *_effort(source)]
            objects: list[str] = compile_all(
                [source], output_dir=where, **{**options, "extra_postargs": chosen}
            )
            return objects

        def compile(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_one(source, output_dir, options), sources)
                return [built for objects in found for built in objects]

        self.compiler.compile = compile
        super().build_extensions()


def _effort(source: str) -> list[str]:
    """What to tell a compiler of a module; the last word counts."""
    if os.name != "posix":
        return []
    return ["-O1" if Path(source).stem.rpartition("___")[2] in SELDOM else "-O2"]


def remove() -> None:
    """Take away what was compiled before; the sources are used again."""
    STAMP.unlink(missing_ok=True)
    for suffix in EXTENSION_SUFFIXES:
        for old in PACKAGE.rglob(f"*{suffix}"):
            old.unlink()


def translate(folder: Path) -> list[Any]:
    """Write the C files of all modules to a folder; what to compile of them.

    Notes of the translator are left out: some hundreds, all on loops that run as they should.
    """
    files = [str(path.relative_to(ROOT)) for path in sources()]
    print(f"Compiling {len(files)} modules (some minutes)", flush=True)
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            return mypycify(
                ["--config-file=pyproject.toml", *files],
                opt_level="3", debug_level="0", multi_file=True, target_dir=str(folder),
                group_name=f"landsraad.{LIBRARY.name.partition('__')[0]}",
            )  # fmt: skip
    finally:
        lines = (line for line in said.getvalue().splitlines() if ": warning: " not in line)
        print(*lines, sep="\n", end="")


def build() -> None:
    """Build in place, then record which sources the result was made of."""
    if STAMP.exists() and STAMP.read_text() == fingerprint():
        print("the compiled modules are of these sources")
        return
    remove()
    extensions = translate(BUILD)
    for extension in extensions:
        extension.include_dirs.append(str(BUILD / "landsraad"))
        if os.name == "posix":
            # Calls inside the library need no detour for others to step in. A new list: all
            # extensions have the same one.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    made = Distribution(
        {"name": "landsraad", "ext_modules": extensions, "package_dir": {"": "src"}}
    )
    command = SideBySide(made)
    command.inplace, command.build_temp, command.build_lib = True, str(BUILD), str(BUILD / "lib")
    command.ensure_finalized()
    command.run()
    STAMP.write_text(fingerprint())


def main() -> None:
    """Build; ``--remove`` is the opposite, ``--check`` only looks whether it could be done."""
    os.chdir(ROOT)
    if sys.argv[1:] == ["--remove"]:
        remove()
        return
    if sys.argv[1:] == ["--check"]:
        with TemporaryDirectory() as folder:
            translate(Path(folder))
        return
    try:
        build()
    except CompileError as error:
        sys.exit(f"make fast needs a C compiler and the headers of Python: {error}")


if __name__ == "__main__":
    main()
