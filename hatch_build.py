"""What is made before a package is packed: the pages of the browser client, and compiled modules.

- The pages go into the sdist and into wheels. Where they are built already, or lie in the sdist,
  nobody needs npm; where they cannot be built, a word says so and the rest is packed without them.
- ``LANDSRAAD_COMPILE=1`` compiles the core and the games with mypyc into a wheel for this platform.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/landsraad/table/static"
COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=70"]
WITHOUT = (
    "npm was not found, so the pages of the browser client are left out: the terminal, the Python "
    "library and the server work, but there is no table in the browser. With Node 20.19 or newer "
    "installed, `make pages` builds them."
)


def wants_compiled() -> bool:
    """Whether a wheel of compiled modules is asked for."""
    return os.environ.get("LANDSRAAD_COMPILE", "0") not in ("", "0")


class LandsraadHook(BuildHookInterface[Any]):
    """Builds what is missing; an editable install leaves all of it to make."""

    def dependencies(self) -> list[str]:
        """What the build itself needs."""
        return COMPILER if wants_compiled() and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, and the compiled modules if they are asked for."""
        if version == "editable":
            return
        self._build_pages()
        if wants_compiled() and self.target_name == "wheel":
            self._compile(build_data)

    def _build_pages(self) -> None:
        root = Path(self.root)
        if (root / STATIC / "index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning(WITHOUT)
            return
        install = [npm, "install", "--no-save", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=root / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        env = {**os.environ, "PYTHONPATH": str(root / "src"), "LANDSRAAD_FAST": "0"}
        subprocess.run([sys.executable, "tools/fast.py"], cwd=root, env=env, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [
            "src/landsraad/**/*.so", "src/landsraad/**/*.pyd", "src/landsraad/fast.sha256",
        ]  # fmt: skip
