"""What is packed: an sdist that installs without npm, wheels, and one version everywhere."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import landsraad

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SMALL = 6 << 20
"""An sdist with its pages, in bytes, is smaller than this."""


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    """The sdist and the wheel as they are packed where there is no npm and no compiler."""
    folder = tmp_path_factory.mktemp("dist")
    env = {**os.environ, "PATH": str(folder), "LANDSRAAD_COMPILE": "0"}
    said = ""
    for kind in ("sdist", "wheel"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True,
                              check=False)  # fmt: skip
        assert done.returncode == 0, done.stderr
        said += done.stdout + done.stderr
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl")), said


def test_the_version_has_one_source(packed):
    assert "version" in PROJECT["project"]["dynamic"]
    assert landsraad.__version__ in packed[0].name
    assert landsraad.__version__ in packed[1].name


def test_the_sdist_has_all_but_pictures(packed):
    with tarfile.open(packed[0]) as file:
        names = [name.partition("/")[2] for name in file.getnames()]
    for needed in ("pyproject.toml", "hatch_build.py", "tools/fast.py", "web/package.json",
                   "src/landsraad/games/imperium/RULES.md", "LICENSE",
                   "docs/arena.md"):  # fmt: skip
        assert needed in names
    assert [name for name in names if name.endswith(".png") or "node_modules" in name] == []
    assert packed[0].stat().st_size < SMALL


def test_the_wheel_is_pure_and_has_rules_types_and_licence(packed):
    assert packed[1].name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(packed[1]) as file:
        names = file.namelist()
    for needed in ("landsraad/py.typed", "landsraad/games/imperium/RULES.md",
                   "landsraad/games/imperium/mentat.npz", "landsraad/__main__.py"):  # fmt: skip
        assert needed in names
    assert any(name.endswith("LICENSE") for name in names)
    assert [name for name in names if name.endswith((".so", ".pyd"))] == []


def test_pages_are_packed_or_a_word_says_that_they_are_not(packed):
    built = (ROOT / "src/landsraad/table/static/index.html").exists()
    with zipfile.ZipFile(packed[1]) as file:
        assert ("landsraad/table/static/index.html" in file.namelist()) == built
    assert ("npm was not found" in packed[2]) != built


def test_the_python_versions_are_named_and_tried():
    classifiers = PROJECT["project"]["classifiers"]
    named = {f"3.{minor}" for minor in range(11, 15)}
    assert {c.rpartition(" ")[2] for c in classifiers if ":: 3." in c} == named
    workflow = (ROOT / ".github/workflows/tests.yml").read_text("utf-8")
    assert all(f'"{version}"' in workflow for version in named)
    builds = {build[2:-2] for build in PROJECT["tool"]["cibuildwheel"]["build"]}
    assert builds == {version.replace(".", "") for version in named}


def test_the_documents_of_an_open_project_are_there():
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", ".pre-commit-config.yaml",
                 ".devcontainer/devcontainer.json", ".github/PULL_REQUEST_TEMPLATE.md",
                 ".github/ISSUE_TEMPLATE/bug.yml", ".github/workflows/release.yml"):  # fmt: skip
        assert (ROOT / name).stat().st_size > 100


def test_licences_of_what_we_use_are_listed():
    command = [sys.executable, str(ROOT / "tools/licences.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert any(line.startswith("numpy ") and "BSD" in line for line in lines)
    assert any(line.startswith("svelte ") and "MIT" in line for line in lines)
    assert not any("unknown" in line for line in lines)


def test_the_change_log_tells_of_this_version():
    heads = [line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
             if line.startswith("## ")]  # fmt: skip
    assert any(landsraad.__version__ in head for head in heads)
