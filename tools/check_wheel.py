"""Whether an installed package is whole: it runs as it should, plays, and has its pages.

python tools/check_wheel.py compiled|interpreted [--pages]
"""

from __future__ import annotations

import sys
from pathlib import Path

import landsraad
import landsraad.table
from landsraad.compiled import RUNS


def main(wanted: str, *more: str) -> int:
    """Play a game of each kind and look for the pages."""
    faults = [] if wanted == RUNS else [f"it runs {RUNS}, not {wanted}"]
    faults += [f"{name} does not end" for name in landsraad.games() if not ends(name)]
    page = Path(landsraad.table.__file__).with_name("static") / "index.html"
    if "--pages" in more and not page.exists():
        faults.append("the pages of the browser client are missing")
    print("\n".join(faults) or f"landsraad {landsraad.__version__} is whole, {RUNS}")
    return 1 if faults else 0


def ends(name: str) -> bool:
    """Whether a random game can be played to its end."""
    options = landsraad.games()[name].matches
    return landsraad.play(landsraad.new(name, seed=1, **options), "random", seed=1).over


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
