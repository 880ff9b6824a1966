"""Compile the core and the games with mypyc, beside their sources: ``make fast``.

The C files and objects lie under build/fast; only what has changed is compiled again.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

BUILD = Path("build/fast")


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
            objects: list[str] = compile_all([source], output_dir=where, **options)
            return objects

        def compile(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_one(source, output_dir, options), sources)
                return [built for objects in found for built in objects]

        self.compiler.compile = compile
        super().build_extensions()


def main() -> None:
    """Build in place, then record which sources the result was made of."""
    os.chdir(ROOT)
    os.environ["LANDSRAAD_FAST"] = "0"
    from landsraad.compiled import PACKAGE, STAMP, fingerprint, sources

    STAMP.unlink(missing_ok=True)
    for old in PACKAGE.rglob("*.so"):
        old.unlink()
    files = [str(path.relative_to(ROOT)) for path in sources()]
    extensions = mypycify(
        ["--config-file=pyproject.toml", *files],
        opt_level=os.environ.get("OPT", "3"), debug_level="0", multi_file=True,
        target_dir=str(BUILD), group_name="landsraad.fast",
    )  # fmt: skip
    for extension in extensions:
        extension.include_dirs.append(str(BUILD / "landsraad"))
    made = Distribution(
        {"name": "landsraad", "ext_modules": extensions, "package_dir": {"": "src"}}
    )
    command = SideBySide(made)
    command.inplace, command.build_temp, command.build_lib = True, str(BUILD), str(BUILD / "lib")
    command.ensure_finalized()
    command.run()
    STAMP.write_text(fingerprint())
    print(f"compiled {len(files)} modules")


if __name__ == "__main__":
    main()
