"""Builds the browser client into a wheel; an editable install leaves it to make."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Runs npm before a wheel is packed, unless the pages have been built already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing; a wheel without its pages is refused."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        if (root / "src/landsraad/table/static/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("npm is needed to build the browser client: make pages")
        install = [npm, "install", "--no-save", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=root / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)
