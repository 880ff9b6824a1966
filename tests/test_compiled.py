"""Compiled modules are used where they are of these sources, and only there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from landsraad import compiled
from landsraad.core import chance

LOOK = "import landsraad; from landsraad.compiled import *; print(RUNS); print(fingerprint())"
BROKEN = b"no library"
TOOL = Path(__file__).resolve().parent.parent / "tools" / "fast.py"


def test_it_is_true_what_is_said_about_this_run():
    assert (compiled.RUNS == "compiled") == chance.__file__.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif(os.environ.get("LANDSRAAD_FAST") != "1", reason="only with COMPILED=1")
def test_the_compiled_modules_are_tested_where_that_is_asked_for():
    assert compiled.RUNS == "compiled"


def test_what_is_left_out_exists():
    parts = {part for path in compiled.PACKAGE.rglob("*.py") for part in (path.stem, *path.parts)}
    assert parts >= compiled.LEFT_OUT


@pytest.mark.slow
def test_every_module_can_be_compiled():
    """Up to its C files; types that ordinary checks can infer may be missing there."""
    command = [sys.executable, str(TOOL), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Compiling {len(compiled.sources())} modules" in done.stdout


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package with compiled modules that cannot be loaded."""
    copy = tmp_path / "landsraad"
    left = shutil.ignore_patterns("table", "cli", "arena", "__pycache__", "*.so", "fast.sha256")
    shutil.copytree(compiled.PACKAGE, copy, ignore=left)
    for module in ("core/chance", "games/imperium/engine/loop", "fast__mypyc"):
        (copy / f"{module}{EXTENSION_SUFFIXES[0]}").write_bytes(BROKEN)
    return copy


def look(package: Path, fast: str = "1") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(package.parent), "LANDSRAAD_FAST": fast}
    command = [sys.executable, "-c", LOOK]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_compiled_modules_of_other_sources_are_passed_over(package):
    unfinished = look(package)
    assert "of other sources" in unfinished.stdout, unfinished.stderr
    (package / "fast.sha256").write_text(unfinished.stdout.split()[-1])
    source = package / "games/imperium/engine/deeds.py"
    source.write_text(source.read_text() + "\n")
    assert "of other sources" in look(package).stdout


def test_compiled_modules_of_these_sources_are_taken_unless_asked_otherwise(package):
    (package / "fast.sha256").write_text(look(package).stdout.split()[-1])
    taken = look(package)
    assert "ImportError" in taken.stderr
    assert EXTENSION_SUFFIXES[0] in taken.stderr
    assert look(package, fast="0").stdout.startswith("interpreted")
