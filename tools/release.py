"""Prepare a release: check that it can be one, then build what is published.

make release          nothing is tagged, pushed or uploaded
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import landsraad

sys.path.insert(0, str(Path(__file__).parent))

from notes import notes

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"


def git(*words: str) -> str:
    """What git says."""
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def faults(version: str) -> list[str]:
    """What stands against a release of this version."""
    found = []
    if git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if f"v{version}" in git("tag").split():
        found.append(
            f"v{version} is tagged already: raise __version__ in src/landsraad/__init__.py"
        )
    try:
        notes(version)
    except ValueError as error:
        found.append(str(error))
    head = next((line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
                 if line.startswith(f"## {version}")), "")  # fmt: skip
    if "not yet" in head:
        found.append(f"the change log calls {version} not yet released: write its date there")
    if not (ROOT / "src/landsraad/table/static/index.html").exists():
        found.append("the pages are not built: make pages")
    return found


def main() -> int:
    """Check and build."""
    version = landsraad.__version__
    against = faults(version)
    if against:
        print("\n".join(f"not yet: {fault}" for fault in against))
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    for kind in ("sdist", "wheel"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", kind], cwd=ROOT, check=True
        )
    print(f"Landsraad {version} is in dist. The tag starts the workflow that publishes it:")
    print(f"  git tag -a v{version} -m 'Landsraad {version}' && git push origin v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
